import { connect, createServer, type Socket } from 'node:net';

/** How a wire carries data. */
export type Carrying = 'as it is' | 'slowly' | 'nothing' | 'broken';

/** A connection to the database that can be disturbed. */
export interface Wire {
  readonly url: string;
  carry(how: Carrying): void;
  close(): void;
}

const SLOW_MS = 2000;

/** Listens on its own port and forwards everything to the database and back. */
export function openWire(databaseUrl: string): Promise<Wire> {
  let how: Carrying = 'as it is';
  const sockets = new Set<Socket>();
  const to = new URL(databaseUrl);
  const server = createServer((near) => {
    if (how === 'broken') return near.resetAndDestroy();
    const far = connect(Number(to.port), to.hostname);
    const pairs = [
      [near, far],
      [far, near],
    ] as const;
    for (const [from, onto] of pairs) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        onto.destroy();
      });
      from.on('data', (bytes) => {
        if (how === 'nothing') return;
        if (how === 'slowly' && from === near) setTimeout(() => onto.write(bytes), SLOW_MS);
        else onto.write(bytes);
      });
    }
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      done({
        url: Object.assign(new URL(databaseUrl), { port: String(port) }).toString(),
        carry(now) {
          // Lost data is not sent again, so such a connection is of no further use.
          if (now === 'broken' || how === 'nothing') {
            for (const socket of sockets) socket.resetAndDestroy();
          }
          how = now;
        },
        close() {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}

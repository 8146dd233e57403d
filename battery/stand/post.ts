import { createServer, type Socket } from 'node:net';

/** How a mail server treats a client. */
export type Manner = 'takes' | 'is dead' | 'hangs' | 'drags' | 'refuses' | 'breaks off';

/** A mail server that can misbehave, and the mails it has accepted. */
export interface Post {
  readonly url: string;
  /** Recipient and subject of each acknowledged mail, in order. */
  readonly taken: string[];
  behave(manner: Manner): void;
  close(): void;
}

const DRAG_MS = 1500;

/**
 * Listens for mail. Speaks as much SMTP as is needed to receive it, and passes each mail on as
 * received.
 */
export function openPost(heard: (raw: string) => void = () => {}): Promise<Post> {
  let manner: Manner = 'takes';
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (manner === 'is dead') return socket.resetAndDestroy();
    if (manner === 'hangs') return;
    converse(socket, () => manner, taken, heard);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      done({
        url: `smtp://127.0.0.1:${port}`,
        taken,
        behave(now) {
          manner = now;
          for (const socket of sockets) socket.destroy();
        },
        close() {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}

function converse(
  socket: Socket,
  manner: () => Manner,
  taken: string[],
  heard: (raw: string) => void,
): void {
  let text = '';
  let to = '';
  let isData = false;
  /** Sends a reply, late if it behaves like that; a client that has left does not get it. */
  const say = (line: string, onSaid = () => {}) => {
    const speak = () => {
      if (!socket.writable) return;
      socket.write(`${line}\r\n`);
      onSaid();
    };
    if (manner() === 'drags') setTimeout(speak, DRAG_MS);
    else speak();
  };
  say('220 battery.example');
  socket.on('data', (bytes) => {
    text += bytes.toString();
    if (isData) {
      const end = text.indexOf('\r\n.\r\n');
      if (end < 0) return;
      const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(text)?.[1] ?? '';
      const raw = text.slice(0, end);
      text = text.slice(end + 5);
      isData = false;
      if (manner() === 'refuses') return say('451 not now');
      if (manner() === 'breaks off') return void socket.destroy();
      const mail = `${to} ${subject.replaceAll(/\s+/g, ' ')}`;
      say('250 taken', () => {
        taken.push(mail);
        heard(raw);
      });
    }
    for (let end = text.indexOf('\r\n'); end >= 0 && !isData; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (/^RCPT/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
      isData = /^DATA/i.test(line);
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say(isData ? '354 go on' : '250 ok');
    }
  });
}

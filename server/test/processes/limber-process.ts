import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { World } from '../harness.ts';

const MAIN = resolve(import.meta.dirname, '../../src/main.ts');
/** Where `npm start` caches what was compiled. */
export const COMPILED = resolve(import.meta.dirname, '../../../node_modules/.cache/compiled');

/** A server of its own on the database of a world. */
export interface Started {
  readonly url: string;
  readonly process: ChildProcess;
  /** The lines printed so far. */
  readonly lines: string[];
}

/** Starts a server on the database of a world, by its time, and waits until it serves. */
export async function startProcess(
  world: World,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: world.databaseUrl,
      LIMBER_NOW: '2026-03-04T10:00:00+04:00',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  await new Promise<void>((ready, fail) => {
    child.once('exit', (code) =>
      fail(new Error(`The process ended with ${code}: ${lines.join('\n')}`)),
    );
    output.on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Limber is at')) ready();
    });
  });
  return { url: `http://127.0.0.1:${port}`, process: child, lines };
}

/** Ends a server, by default gracefully, and waits until it is gone. */
export function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill(signal);
  });
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import flags from '../../server/node-flags.json' with { type: 'json' };

const MAIN = resolve(import.meta.dirname, '../../server/src/main.ts');

/** A Limber process of its own, as `npm start` runs it. */
export interface Limber {
  readonly base: string;
  readonly process: ChildProcess;
  /** The lines that it has printed so far, its log among them. */
  readonly lines: string[];
}

/** Starts Limber at `port` (a free one unless given), and waits until it serves. */
export async function startLimber(
  env: Record<string, string>,
  port?: number,
  command: readonly string[] = [process.execPath],
  main = MAIN,
): Promise<Limber> {
  const at = port ?? (await freePort());
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, ...flags, main], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(at), ...env },
    // With a channel it ends when this process is gone, however it went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  await new Promise<void>((ready, fail) => {
    child.once('exit', (code, signal) =>
      fail(new Error(`Limber ended with ${code ?? signal}: ${lines.slice(-5).join('\n')}`)),
    );
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Limber is at')) ready();
      });
    }
  });
  return { base: `http://127.0.0.1:${at}`, process: child, lines };
}

/** Ends a process by a signal, unless it is gone, and answers how long that took in milliseconds. */
export async function endLimber(
  { process: child }: Limber,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return 0;
  const began = performance.now();
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return performance.now() - began;
}

/** Freezes processes, and answers how those go on that are still there. */
export function freeze(pids: readonly number[]): () => void {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // Given up by who had it.
      }
    }
  };
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

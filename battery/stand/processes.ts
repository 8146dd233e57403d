import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import flags from '../../server/node-flags.json' with { type: 'json' };
import { COMPILED, freePort } from '../../server/test/processes/limber-process.ts';

const MAIN = resolve(import.meta.dirname, '../../server/src/main.ts');

/** A Limber process, as `npm start` runs it. */
export interface Limber {
  readonly base: string;
  readonly process: ChildProcess;
  /** The lines that it has printed so far, including its log. */
  readonly lines: string[];
}

/** Starts Limber at `port` (a free one by default), and waits until it serves. */
export async function startLimber(
  env: Record<string, string>,
  port?: number,
  command: readonly string[] = [process.execPath],
  main = MAIN,
): Promise<Limber> {
  const at = port ?? (await freePort());
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, ...flags, main], {
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED },
      ...{ HOST: '127.0.0.1', PORT: String(at), ...env },
    },
    // With a channel it ends with this process, in whatever way that ends.
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

/**
 * Ends a process by a signal, unless it has ended, and answers how long that took in milliseconds.
 */
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

/** Freezes processes; answers a function that continues those that still run. */
export function freeze(pids: readonly number[]): () => void {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // It has ended meanwhile.
      }
    }
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endAtExit } from '../../stand/end-at-exit.ts';
import type { Asked, Verdict } from './judge.ts';

const PROGRAM = join(import.meta.dirname, 'judge.ts');
/** Time for each test file, and before the first, on a machine with other load. */
const MOST_MS = 120_000;

export type Judge = (asked: Asked) => Promise<Verdict | 'late'>;

/** A process that judges one fault at a time; if it takes too long it is replaced. */
export function startJudge(): { judge: Judge; close(): Promise<void> } {
  let child: ChildProcess | null = null;

  async function open(): Promise<ChildProcess> {
    const opened = fork(PROGRAM, { stdio: 'ignore' });
    endAtExit(opened);
    await once(opened, 'message');
    return opened;
  }

  async function judge(asked: Asked): Promise<Verdict | 'late'> {
    child ??= await open();
    const over = new AbortController();
    const { signal } = over;
    try {
      child.send(asked);
      const ended = once(child, 'exit', { signal }).then(() => 'late' as const);
      const late = wait(MOST_MS * (asked.tests.length + 1), 'late' as const, { signal });
      const said = once(child, 'message', { signal }).then(([verdict]) => verdict as Verdict);
      for (const each of [ended, late, said]) each.catch(() => {});
      const verdict = await Promise.race([said, ended, late]);
      if (verdict === 'late') await close();
      return verdict;
    } finally {
      over.abort();
    }
  }

  async function close(): Promise<void> {
    const closed = child;
    child = null;
    if (!closed || closed.exitCode !== null || closed.signalCode !== null) return;
    closed.kill('SIGKILL');
    await once(closed, 'exit');
  }

  return { judge, close };
}

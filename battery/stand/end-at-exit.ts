import type { ChildProcess } from 'node:child_process';

/** Ends a child process with the battery, which does not wait for one that takes too long. */
export function endAtExit(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

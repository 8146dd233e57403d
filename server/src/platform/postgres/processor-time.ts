import { readdirSync, readFileSync } from 'node:fs';

/** Processor seconds used by a process and those that it started, with those that have ended. */
export function secondsBelow(process: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.flatMap((pid) => {
    try {
      return [{ pid: Number(pid), ...readStat(Number(pid)) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const own = stats.filter(({ pid, parent }) => pid === process || parent === process);
  return own.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_A_SECOND;
}

/** The parent of a process. */
export const parentOf = (pid: number): number => readStat(pid).parent;

const TICKS_A_SECOND = 100;

/** On Linux: a process's parent, and its processor time with that of its ended children. */
function readStat(pid: number): { parent: number; ticks: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The text before may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    parent: fields[1] ?? 0,
    ticks: fields.slice(11, 15).reduce((sum, each) => sum + each, 0),
  };
}

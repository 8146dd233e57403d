import { readFileSync } from 'node:fs';
import type { Limber } from './processes.ts';

/** What a process holds of the machine's memory now, or held at the most, in megabytes; no number where none tells. */
export function memoryOf({ process: child }: Limber, at: 'now' | 'most' = 'now'): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const line = at === 'now' ? /^VmRSS:\s+(\d+)/m : /^VmHWM:\s+(\d+)/m;
    return Number(line.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

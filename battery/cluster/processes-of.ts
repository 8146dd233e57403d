import { readdirSync, readFileSync } from 'node:fs';

/**
 * Sends a signal to all processes whose command names something in `folder`, and to all their
 * descendants, whatever their parent is now. Answers how many there were.
 */
export function signalAllOf(folder: string, signal: NodeJS.Signals): number {
  const all = listProcesses();
  const chosen = new Set<number>();
  const choose = (pid: number) => {
    if (chosen.has(pid)) return;
    chosen.add(pid);
    for (const each of all) if (each.parent === pid) choose(each.pid);
  };
  const inFolder = `${folder}/`;
  for (const { pid, command } of all) if (command.includes(inFolder)) choose(pid);
  for (const pid of chosen) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  }
  return chosen.size;
}

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function listProcesses(): Running[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      // The name, which stands in brackets, may contain anything.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
      return [{ pid, parent, command }];
    } catch {
      return [];
    }
  });
}

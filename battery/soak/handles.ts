import { readdirSync, readlinkSync } from 'node:fs';
import type { Limber } from '../stand/processes.ts';

/** Number of open handles of a process by kind: sockets, files, pollers. */
export type Handles = Readonly<Record<string, number>>;

/** Open handles of a process now, by kind; on Linux only. */
export function readHandles({ process: { pid } }: Limber): Handles {
  const folder = `/proc/${pid}/fd`;
  const handles: Record<string, number> = {};
  for (const name of readdirSync(folder)) {
    const kind = kindOf(`${folder}/${name}`);
    if (kind) handles[kind] = (handles[kind] ?? 0) + 1;
  }
  return handles;
}

/** Null if it was closed meanwhile. */
function kindOf(link: string): string | null {
  try {
    const to = readlinkSync(link);
    return /^(?:socket|pipe|anon_inode)/.exec(to)?.[0] ?? (to.startsWith('/dev/') ? to : 'file');
  } catch {
    return null;
  }
}

export function totalOf(handles: Handles): number {
  return Object.values(handles).reduce((sum, each) => sum + each, 0);
}

export function sayHandles(handles: Handles = {}): string {
  return Object.entries(handles)
    .toSorted()
    .map(([kind, times]) => `${times} ${kind}`)
    .join(', ');
}

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Results for a fault, valid while its source and the tests are unchanged. */
export interface Known {
  /** Key of the fault and its source's text. */
  readonly key: string;
  readonly compiles?: boolean;
  /** The test that killed it. */
  readonly by?: string;
  readonly late?: true;
  /** Tests that did not see it, each with a digest of its text. */
  readonly green?: readonly string[];
}

/** A file with a line for each result, so that an interrupted run continues where it stopped. */
export function openKept(path: string | null) {
  const known = new Map<string, Known>();
  const note = ({ key, ...more }: Known) => {
    const before = known.get(key);
    const green = [...(before?.green ?? []), ...(more.green ?? [])];
    known.set(key, { ...before, ...more, key, ...(green.length > 0 && { green }) });
  };
  if (path && existsSync(path)) {
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    for (const line of lines) note(JSON.parse(line));
  }
  return {
    find: (key: string): Known | undefined => known.get(key),
    add(what: Known): void {
      note(what);
      if (!path) return;
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${JSON.stringify(what)}\n`);
    },
  };
}

export type Kept = ReturnType<typeof openKept>;

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is known of a fault, as long as its source and the tests are what they were. */
export interface Known {
  /** Of the fault and of the text of its source. */
  readonly key: string;
  readonly compiles?: boolean;
  /** What killed it. */
  readonly by?: string;
  readonly late?: true;
  /** Tests that did not see it, each with a digest of its text. */
  readonly green?: readonly string[];
}

/** A file with a line for everything that was found out, so that a run goes on where it was ended. */
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

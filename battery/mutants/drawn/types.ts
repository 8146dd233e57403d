import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import type { Mutant } from './lot.ts';

/** Tells whether a source still compiles with a fault; takes a fraction of a second each. */
export function openTypes(root: string) {
  const planted = new Map<string, string>();
  const api = new API({ cwd: root, fs: { readFile: (file) => planted.get(file) } });
  const opened = new Set<string>();

  function compiles(mutant: Mutant): boolean {
    const file = join(root, mutant.file);
    const config = join(root, mutant.file.split('/')[0] ?? '', 'tsconfig.json');
    if (!opened.has(config)) {
      api.updateSnapshot({ openProjects: [config] });
      opened.add(config);
    }
    planted.set(file, withFault(readFileSync(file, 'utf8'), mutant));
    const snapshot = api.updateSnapshot({ fileChanges: { changed: [file] } });
    const found = snapshot.getProject(config)?.program.getSemanticDiagnostics(file) ?? [];
    planted.delete(file);
    snapshot.dispose();
    api.updateSnapshot({ fileChanges: { changed: [file] } }).dispose();
    return found.length === 0;
  }

  return { compiles, close: () => api.close() };
}

export function withFault(
  text: string,
  { start, end, to }: Pick<Mutant, 'start' | 'end' | 'to'>,
): string {
  return text.slice(0, start) + to + text.slice(end);
}

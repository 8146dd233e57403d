import { globSync, readFileSync } from 'node:fs';
import { accessPlacesIn, placesIn } from './places.ts';
import type { Place } from './syntax.ts';

/** Kinds of source, by folder; each has its share of a lot. */
export const shares = {
  verbs: 45,
  queries: 40,
  routes: 20,
  'jobs and mails': 20,
  rules: 15,
  profile: 25,
  desk: 35,
} as const;

export type Kind = keyof typeof shares;

/** Every source that faults are drawn from, by its path in the repository, with its kind. */
export function listSources(root: string): { file: string; kind: Kind }[] {
  const found = globSync(
    [
      'server/src/modules/**/*.ts',
      'web/app/pages/{profile,desk}/**/*.{ts,tsx}',
      'contract/src/**/*.ts',
    ],
    {
      cwd: root,
    },
  );
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|(^|\/)test-[^/]*$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const kind = kindOf(file);
      return kind ? [{ file, kind }] : [];
    })
    .filter(
      ({ file }) =>
        !file.startsWith('contract/') ||
        /\broute\.(get|post|put|delete)\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
    );
}

export function kindOf(file: string): Kind | null {
  if (file.startsWith('web/app/pages/profile/')) return 'profile';
  if (file.startsWith('web/app/pages/desk/')) return 'desk';
  if (file.startsWith('contract/') || file.endsWith('/routes.ts')) return 'routes';
  if (/\/queries(\.ts$|\/)|-queries\.ts$/.test(file)) return 'queries';
  if (/rules\.ts$/.test(file)) return 'rules';
  if (/\/(tasks|purge)\.ts$|notif|emails?\.ts$/.test(file)) return 'jobs and mails';
  if (/\/deps\.ts$/.test(file)) return null;
  return 'verbs';
}

export function placesOf(file: string, text: string): readonly Place[] {
  return file.startsWith('contract/') ? accessPlacesIn(file, text) : placesIn(file, text);
}

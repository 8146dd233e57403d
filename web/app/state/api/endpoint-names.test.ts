import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
const named = files.flatMap((file) =>
  [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /\b(?:query|mutation|pages)\(\s*'([^']+)'|^ +'?([\w/]+)'?: build\.(?:query|mutation|infiniteQuery)\b/gm,
    ),
  ].map(([, written, byHand]) => ({ file, name: written ?? byHand ?? '' })),
);

// The first of a name is taken for all: whichever page came first would ask for both.
test('no two endpoints have one name', () => {
  const names = named.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

// `packTree` knows them by it.
test('the names of what the desk asks begin with desk, and no others do', () => {
  expect(
    named.filter(({ file, name }) => /\bdesk\b/.test(file) !== name.startsWith('desk/')),
  ).toEqual([]);
});

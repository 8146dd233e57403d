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

// Endpoints of the same name share the first one's definition: whichever page loaded first would
// decide for both.
test('endpoint names are unique', () => {
  const names = named.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

// `packTree` recognises them by it.
test("exactly the desk's endpoints have names that begin with desk", () => {
  expect(
    named.filter(({ file, name }) => /\bdesk\b/.test(file) !== name.startsWith('desk/')),
  ).toEqual([]);
});

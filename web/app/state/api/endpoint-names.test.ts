import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The first of a name is taken for all: whichever page came first would ask for both.
test('no two endpoints have one name', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname });
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /^ +(\w+): build\.(?:query|mutation)\b/gm,
      ),
    ].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

test('what the list of findings names is there', () => {
  const list = readFileSync(join(root, 'docs/finding-things.md'), 'utf8');
  const named = [...list.matchAll(/^\| .* \| `([^`]+)` \|$/gm)].map(([, file]) => file);
  expect(named).toHaveLength(25);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

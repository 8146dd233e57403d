import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => [name, readFileSync(join(app, name), 'utf8')] as const);

test('everything lazy is rendered through this module, which survives a release', () => {
  const parts: string[] = [];
  for (const [name, text] of sources) {
    for (const { index } of text.matchAll(/\bimport\('[^']+\.tsx'\)/g)) {
      parts.push(name);
      const before = text.slice(Math.max(0, index - 160), index);
      expect(before, name).toMatch(/lazy(?:Part|Dialog|PartOfBuiltPage)\(/);
    }
  }
  expect(parts.length).toBeGreaterThan(10);
});

test('nothing else suspends on code', () => {
  const lazily = sources.filter(([, text]) => /\blazy\(/.test(text)).map(([name]) => name);
  expect(lazily).toEqual([join('ui', 'lazy', 'lazy-part.tsx')]);
});

test('code for an action is loaded through the module that retries after a reload', () => {
  const once = [
    // Parts of what is lazy already, and of the page's first load.
    'i18n.ts',
    join('pages', 'desk', 'frame', 'words', 'load-words.ts'),
    'entry.client.tsx',
  ];
  const others = sources.flatMap(([name, text]) =>
    [...text.matchAll(/(?<!typeof )\bimport\('[^']+\.ts'\)/g)].flatMap(({ index }) =>
      /lazyCode\(/.test(text.slice(Math.max(0, index - 80), index)) ? [] : [name],
    ),
  );
  expect([...new Set(others)].toSorted()).toEqual(once.toSorted());
});

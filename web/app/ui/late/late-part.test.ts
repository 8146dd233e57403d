import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => [name, readFileSync(join(app, name), 'utf8')] as const);

test('whatever is drawn late comes by this way, which outlives a release', () => {
  const parts: string[] = [];
  for (const [name, text] of sources) {
    for (const { index } of text.matchAll(/\bimport\('[^']+\.tsx'\)/g)) {
      parts.push(name);
      const before = text.slice(Math.max(0, index - 160), index);
      expect(before, name).toMatch(/late(?:Part|Dialog|PartOfBuiltPage)\(/);
    }
  }
  expect(parts.length).toBeGreaterThan(10);
});

test('nothing else suspends on code', () => {
  const lazily = sources.filter(([, text]) => /\blazy\(/.test(text)).map(([name]) => name);
  expect(lazily).toEqual([join('ui', 'late', 'late-part.tsx')]);
});

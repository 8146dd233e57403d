import { readFileSync } from 'node:fs';
import { contrast, GROUNDS } from '@limber/contract/terms/site/brand-look.ts';
import { expect, test } from 'vitest';
import { frameColours } from '../lib/theme.ts';

const sheet = readFileSync(new URL('../ui/palette.css', import.meta.url), 'utf8');
// Without the colours of a studio.
const plain = sheet.replaceAll(/var\(--brand-[\w-]+, (#\w{6})\)/g, '$1');
const palette = new Map(
  [...plain.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

// WCAG 2.2: 4.5 for text, 3 for the edges of controls.
const pairs: [ink: string, ground: string, least: number][] = [
  ...['ink', 'muted', 'primary', 'ember', 'gold', 'ok', 'warn', 'err', 'info'].flatMap(
    (ink): [string, string, number][] => [
      [ink, 'bg', 4.5],
      [ink, 'surface', 4.5],
    ],
  ),
  ['on-primary', 'primary', 4.5],
  ['line', 'bg', 3],
  ['line', 'surface', 3],
];

for (const theme of ['light', 'dark'] as const) {
  test.each(pairs)(`${theme}: %s on %s`, (ink, ground, least) => {
    expect(contrast(colourOf(ink, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(least);
  });

  test(`${theme}: the browser's frame has the page's background colour`, () => {
    expect(frameColours[theme]).toBe(colourOf('bg', theme));
  });

  test(`${theme}: a studio's colours are measured on the page and on cards`, () => {
    expect(GROUNDS[theme]).toEqual([colourOf('bg', theme), colourOf('surface', theme)]);
  });
}

function colourOf(name: string, theme: 'light' | 'dark'): string {
  const colour = palette.get(name)?.[theme];
  if (!colour) throw new Error(`The palette has no ${name}.`);
  return colour;
}

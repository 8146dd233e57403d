import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameColours } from '../lib/theme.ts';

const sheet = readFileSync(new URL('../ui/palette.css', import.meta.url), 'utf8');
const palette = new Map(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
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
}

function colourOf(name: string, theme: 'light' | 'dark'): string {
  const colour = palette.get(name)?.[theme];
  if (!colour) throw new Error(`The palette has no ${name}.`);
  return colour;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Relative luminance of '#rrggbb' by WCAG's formula. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

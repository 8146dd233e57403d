import { expect, test } from 'vitest';
import { findHeld } from './find-held.mjs';

test('a test declares its behaviours at the end of its title', () => {
  expect(findHeld(`test('greets by name @NAV-05 @NAV-06', async () => {});`)).toEqual([
    { title: 'greets by name', ids: ['NAV-05', 'NAV-06'] },
  ]);
});

test('so does a title over two lines, of a group or with a quote in it', () => {
  const source =
    "test.each([1])(\n  `the studio's %s @S0-01`,\n() => {}); describe('it\\'s @API-26', f)";
  expect(findHeld(source)).toEqual([
    { title: "the studio's %s", ids: ['S0-01'] },
    { title: "it\\'s", ids: ['API-26'] },
  ]);
});

test('a lone quotation mark in a pattern does not affect later titles', () => {
  const source = `const photo = /<span class="([^"]*)">/;\ntest('shows a photo @S2-03', () => has("x"));`;
  expect(findHeld(source)).toEqual([{ title: 'shows a photo', ids: ['S2-03'] }]);
});

test('a test without tags declares nothing', () => {
  expect(findHeld(`test('greets', () => mail('a@b.co'));`)).toEqual([]);
});

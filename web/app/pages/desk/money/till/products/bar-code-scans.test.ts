import { expect, test } from 'vitest';
import { makeScanReader } from './bar-code-scans.ts';

/** What each key of a text is heard as, one every `every` milliseconds; `⏎` is Enter. */
function heard(text: string, every: number): string[] {
  const { hear } = makeScanReader();
  return [...text].map((key, index) => {
    const said = hear({ key: key === '⏎' ? 'Enter' : key, at: 1000 + index * every });
    return said.kind === 'scanned' ? said.code : said.kind;
  });
}

test('digits in quick succession that end with Enter are a code', () => {
  expect(heard('62910⏎', 8)).toEqual(['held', 'held', 'held', 'held', 'held', '62910']);
  expect(heard('6291⏎', 50).at(-1)).toBe('6291');
});

test('what is typed by hand, too short, or broken by a letter is not a code', () => {
  expect(heard('6291⏎', 51).at(-1)).toBe('none');
  expect(heard('629⏎', 8).at(-1)).toBe('none');
  expect(heard('629c1⏎', 8).slice(3)).toEqual(['none', 'held', 'none']);
  expect(heard('⏎', 8)).toEqual(['none']);
});

test('a code begins again after a pause, and a second one follows the first', () => {
  const { hear } = makeScanReader();
  const type = (text: string, from: number) =>
    [...text].map((key, index) => hear({ key, at: from + index * 5 }));
  type('99', 0);
  type('6291', 500);
  expect(hear({ key: 'Enter', at: 525 })).toEqual({ kind: 'scanned', code: '6291' });
  type('4711', 600);
  expect(hear({ key: 'Enter', at: 625 })).toEqual({ kind: 'scanned', code: '4711' });
});

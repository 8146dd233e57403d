import { beforeEach, expect, test } from 'vitest';
import { comesToDesk, saveTranslations, takeWords, wordsOf } from './kept-words.ts';

const page = '/desk?book=new';
const [maya, omar] = [7, 8];

beforeEach(() => {
  comesToDesk(maya, true);
  saveTranslations(maya, page, 'draft', 'Half a session');
});

test('who comes back to the page finds what they left, once', () => {
  comesToDesk(maya, true);
  expect(wordsOf(maya, page, 'draft')).toBe('Half a session');
  takeWords('draft');
  expect(wordsOf(maya, page, 'draft')).toBeUndefined();
});

test('it belongs to its page', () => {
  expect(wordsOf(maya, '/desk?book=12', 'draft')).toBeUndefined();
  saveTranslations(maya, '/desk/clients', 'typed', 'Aya');
  expect(wordsOf(maya, page, 'draft')).toBeUndefined();
});

test('somebody else does not see it, and once they came it is gone', () => {
  expect(wordsOf(omar, page, 'draft')).toBeUndefined();
  comesToDesk(omar, true);
  comesToDesk(maya, true);
  expect(wordsOf(maya, page, 'draft')).toBeUndefined();
});

test('a browser that is no counter keeps nothing', () => {
  comesToDesk(maya, false);
  expect(wordsOf(maya, page, 'draft')).toBeUndefined();
  saveTranslations(maya, page, 'draft', 'Half a session');
  expect(wordsOf(maya, page, 'draft')).toBeUndefined();
});

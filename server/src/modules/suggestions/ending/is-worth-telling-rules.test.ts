import { expect, test } from 'vitest';
import { isWorthTelling } from './is-worth-telling-rules.ts';

const ending = { balanceMinutes: 60, shortestMinutes: 30, daysBefore: 30, saysNo: false };

test('minutes that no session fits into are not worth a word, those of one are', () => {
  expect(isWorthTelling(ending)).toBe(true);
  expect(isWorthTelling({ ...ending, balanceMinutes: 30 })).toBe(true);
  expect(isWorthTelling({ ...ending, balanceMinutes: 29 })).toBe(false);
  expect(isWorthTelling({ ...ending, balanceMinutes: null })).toBe(true);
});

test('who said no to offers gets the last notice alone', () => {
  expect(isWorthTelling({ ...ending, saysNo: true })).toBe(false);
  expect(isWorthTelling({ ...ending, saysNo: true, daysBefore: 7 })).toBe(true);
});

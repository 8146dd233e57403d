import { expect, test } from 'vitest';
import { aBooking } from '../../day/board/test-day.ts';
import { comparedName, matchesNameOrNumber } from './matches-name-or-number.ts';

test.each([
  ['amin', true],
  ['HADDAD', true],
  ['a h', true],
  ['aminahaddad', true],
  ['amína-haddád', true],
  ['050 123', true],
  ['+971501234567', true],
  ['٠٥٠١٢٣', true],
  ['badr', false],
  ['059', false],
])('%s: %s', (typed, isFound) => {
  expect(matchesNameOrNumber(typed)(aBooking('one'))).toBe(isFound);
});

test.each([
  ['عبد الرحمن', 'عَبْدُالرَّحمـن'],
  ['فاطمة أسماء', 'فاطمه-اسما'],
  ['Al Hashimi', 'AL-HASHIMI'],
  ["O'Brien", 'o’brien'],
])('%s and %s are one name', (one, other) => {
  expect(comparedName(one)).toBe(comparedName(other));
});

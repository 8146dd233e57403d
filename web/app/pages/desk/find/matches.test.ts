import { expect, test } from 'vitest';
import { aBooking } from '../board/test-day.ts';
import { matches } from './matches.ts';

test.each([
  ['amin', true],
  ['HADDAD', true],
  ['a h', true],
  ['050 123', true],
  ['+971501234567', true],
  ['٠٥٠١٢٣', true],
  ['badr', false],
  ['059', false],
])('%s: %s', (typed, isFound) => {
  expect(matches(typed)(aBooking('one'))).toBe(isFound);
});

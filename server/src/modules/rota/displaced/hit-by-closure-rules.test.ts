import { expect, test } from 'vitest';
import { isOutside } from './hit-by-closure-rules.ts';

const days = ['2026-03-19', '2026-03-20', '2026-03-22', '2026-03-23'];

test('a closure that takes bookings leaves the days beside it as ways out, and one that takes none every day', () => {
  const closing = { state: 'provisional', starts_on: '2026-03-20', ends_on: '2026-03-22' } as const;
  const outside = (takes_bookings: boolean) =>
    days.map((day) => isOutside({ ...closing, takes_bookings }, day));
  expect(outside(true)).toEqual([true, false, false, true]);
  expect(outside(false)).toEqual([true, true, true, true]);
});

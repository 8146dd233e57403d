import { expect, test } from 'vitest';
import { beginsAt, nextPlace } from './start-of-a-click.ts';
import { aBooking } from './test-day.ts';

// From 14:00 to 15:00, and busy until 15:10.
const booking = aBooking('one', { busy_to_minute: 910 });
const column = {
  placed: [{ booking, lane: 0, lanes: 1 }],
  shifts: [{ location: 'A', from_minute: 720, to_minute: 1200 }],
};

test('a click starts at the half hour before it, or when the running session ends', () => {
  expect([735, 779, 915, 941].map((minute) => beginsAt(column, minute))).toEqual([
    720, 750, 910, 930,
  ]);
});

test('without a click it is the next free half hour', () => {
  expect([600, 801, 815, 1000].map((from) => nextPlace(column, from))).toEqual([
    720, 805, 910, 1000,
  ]);
});

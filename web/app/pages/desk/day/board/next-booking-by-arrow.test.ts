import { describe, expect, test } from 'vitest';
import { nextBooking, wayOf } from './next-booking-by-arrow.ts';
import { aBooking, aDay, aTherapist } from './test-day.ts';
import { columnsOf } from './therapist-columns.ts';

const at = (id: string, therapist_id: number, from_minute: number) =>
  aBooking(id, { therapist_id, from_minute, to_minute: from_minute + 30 });
const columns = columnsOf(
  aDay(
    [at('a', 1, 720), at('b', 1, 800), at('c', 3, 700), at('d', 3, 810), at('e', 3, 900)],
    [aTherapist(1), aTherapist(2), aTherapist(3)],
  ),
);

describe('from one session to another', () => {
  test.each([
    ['a', 'down', 'b'],
    ['b', 'down', 'b'],
    ['b', 'up', 'a'],
    ['b', 'after', 'd'],
    ['e', 'before', 'b'],
    ['a', 'before', 'a'],
    ['e', 'first', 'c'],
    ['c', 'last', 'e'],
  ] as const)('%s, %s: %s', (from, way, to) => {
    expect(nextBooking(columns, from, way)).toBe(to);
  });

  test('starts at the first session, and nowhere on an empty day', () => {
    expect(nextBooking(columns, null, 'first')).toBe('a');
    expect(nextBooking([], null, 'first')).toBe(null);
  });
});

test('arrows follow the screen in both reading directions', () => {
  expect([wayOf('ArrowLeft', false), wayOf('ArrowLeft', true)]).toEqual(['before', 'after']);
  expect([wayOf('ArrowRight', false), wayOf('ArrowRight', true)]).toEqual(['after', 'before']);
  expect(wayOf('x', false)).toBe(null);
});

import { expect, test } from 'vitest';
import { aBooking } from '../board/test-day.ts';
import { isUnmarked, nextOf } from './over-and-next-session.ts';

const forgotten = aBooking('forgotten', { from_minute: 600, to_minute: 660 });
const noon = aBooking('noon', { from_minute: 720, to_minute: 780 });
const two = aBooking('two', { from_minute: 840, to_minute: 900 });
const day = [forgotten, noon, two];

test.each([
  [590, 'forgotten'],
  [659, 'forgotten'],
  [660, 'noon'],
  [730, 'noon'],
  [780, 'two'],
  [900, undefined],
])('at minute %i next is %s, whatever was left unmarked', (nowMinute, id) => {
  expect(nextOf(day, nowMinute)?.id).toBe(id);
});

test('a client who is checked in comes first, before their time and for a while after it', () => {
  const early = { ...two, status: 'check_in' as const };
  expect(nextOf([noon, early], 725)?.id).toBe('two');
  const stays = { ...noon, status: 'check_in' as const };
  expect(nextOf([stays, two], 800)?.id).toBe('noon');
  expect(nextOf([stays, two], 810)?.id).toBe('two');
});

test('an ended session without a mark is unmarked, and one that is over is not', () => {
  const held = { ...forgotten, status: 'completed' as const };
  expect([forgotten, held, noon].map((each) => isUnmarked(each, 700))).toEqual([
    true,
    false,
    false,
  ]);
});

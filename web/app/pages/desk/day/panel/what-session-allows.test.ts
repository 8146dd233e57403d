import { expect, test } from 'vitest';
import { aBooking } from '../board/test-day.ts';
import { mayChange, mayStandAgain, stepsOf } from './what-session-allows.ts';

test.each([
  ['booked', 830, ['here']],
  ['booked', 840, ['here', 'missed']],
  ['check_in', 830, ['undo']],
  ['check_in', 900, ['done', 'missed', 'undo']],
  ['completed', 900, ['undo']],
  ['no_show', 900, ['undo']],
  ['cancelled', 900, ['undo']],
] as const)('%s at %i: %j', (status, nowMinute, steps) => {
  expect(stepsOf(aBooking('one', { status }), nowMinute)).toEqual(steps);
});

test('only a session that has neither been held nor ended can be moved or cancelled', () => {
  const statuses = ['booked', 'check_in', 'completed', 'no_show', 'cancelled'] as const;
  const canAt = (minute: number) =>
    statuses.filter((status) => mayChange(aBooking('one', { status }), minute));
  expect(canAt(899)).toEqual(['booked', 'check_in']);
  expect(canAt(900)).toEqual([]);
});

test('a cancelled session can be restored until the end of its day, while its time is free', () => {
  expect(mayStandAgain({ taken_by: null }, 1799)).toBe(true);
  expect(mayStandAgain({ taken_by: null }, 1800)).toBe(false);
  expect(mayStandAgain({ taken_by: 'Badr Haddad' }, 900)).toBe(false);
});

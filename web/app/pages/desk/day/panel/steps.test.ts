import { expect, test } from 'vitest';
import { aBooking } from '../board/test-day.ts';
import { mayChange, mayStandAgain, stepsOf } from './steps.ts';

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

test('only what has neither been held nor ended is moved or cancelled', () => {
  const statuses = ['booked', 'check_in', 'completed', 'no_show', 'cancelled'] as const;
  const canAt = (minute: number) =>
    statuses.filter((status) => mayChange(aBooking('one', { status }), minute));
  expect(canAt(899)).toEqual(['booked', 'check_in']);
  expect(canAt(900)).toEqual([]);
});

test('what was cancelled stands again until the end of its day, and while nobody has its time', () => {
  expect(mayStandAgain({ taken_by: null }, 1799)).toBe(true);
  expect(mayStandAgain({ taken_by: null }, 1800)).toBe(false);
  expect(mayStandAgain({ taken_by: 'Badr Haddad' }, 900)).toBe(false);
});

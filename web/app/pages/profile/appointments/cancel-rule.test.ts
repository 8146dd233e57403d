import { expect, test } from 'vitest';
import { cancelRule } from './cancel-rule.ts';

const appointment = {
  status: 'booked' as const,
  date: '2026-03-04',
  time: '17:00:00',
  free_until: '2026-03-04T14:00:00+04:00',
};
const at = (instant: string) => Date.parse(instant);

test('on the same day the time is enough', () => {
  expect(cancelRule(appointment, at('2026-03-04T09:00:00+04:00'))).toEqual({
    kind: 'free',
    time: '14:00',
    day: undefined,
  });
});

test('on an earlier day in Dubai the date is shown too @HOLIDAY-01', () => {
  expect(cancelRule(appointment, at('2026-03-03T23:59:00+04:00'))).toMatchObject({
    kind: 'free',
    day: '2026-03-04',
  });
  // Still the third in London, but the fourth in Dubai.
  expect(cancelRule(appointment, at('2026-03-03T20:01:00Z'))).toMatchObject({ day: undefined });
});

test('the last free instant is three hours before; a moment later the session counts as used', () => {
  expect(cancelRule(appointment, at('2026-03-04T14:00:00+04:00')).kind).toBe('free');
  expect(cancelRule(appointment, at('2026-03-04T14:00:00.001+04:00')).kind).toBe('late');
});

test('a session that has begun or is no longer booked cannot be cancelled', () => {
  expect(cancelRule(appointment, at('2026-03-04T17:00:00+04:00')).kind).toBe('closed');
  for (const status of ['check_in', 'completed', 'cancelled', 'no_show'] as const) {
    const past = { ...appointment, status };
    expect(cancelRule(past, at('2026-03-04T09:00:00+04:00')).kind).toBe('closed');
  }
});

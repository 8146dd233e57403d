import { describe, expect, test } from 'vitest';
import { refuseStatus } from './rules.ts';

describe('the steps of a session', () => {
  const startsAt = new Date('2026-03-05T14:00:00+04:00');
  const before = new Date('2026-03-05T13:00:00+04:00');

  test.each([
    ['check_in', 'booked', before, true],
    ['check_in', 'cancelled', before, false],
    ['check_in', 'check_in', startsAt, false],
    ['completed', 'check_in', startsAt, true],
    ['completed', 'check_in', before, false],
    ['completed', 'booked', startsAt, false],
    ['no_show', 'booked', startsAt, true],
    ['no_show', 'check_in', startsAt, true],
    ['no_show', 'booked', before, false],
    ['no_show', 'completed', startsAt, false],
  ] as const)('%s after %s at %s: %s', (to, status, now, isAllowed) => {
    expect(refuseStatus(to, { status, startsAt }, now) === null).toBe(isAllowed);
  });
});

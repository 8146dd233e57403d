import { describe, expect, test } from 'vitest';
import { freeUntil, mayChange, refuseLeaving } from './rules.ts';

describe('cancelling and moving', () => {
  const startsAt = new Date('2026-03-05T14:00:00+04:00');

  test('are free until 3 hours before', () => {
    const before = { startsAt, cutoffHours: null };
    expect(freeUntil(before)).toEqual(new Date('2026-03-05T11:00:00+04:00'));
  });

  test('are free until the cutoff that was agreed to', () => {
    const booking = { startsAt, cutoffHours: 24 };
    expect(freeUntil(booking)).toEqual(new Date('2026-03-04T14:00:00+04:00'));
  });

  test('end when the session starts, is over or is cancelled', () => {
    const before = new Date(startsAt.getTime() - 1);
    expect(refuseLeaving({ status: 'booked', startsAt }, before)).toBeNull();
    expect(refuseLeaving({ status: 'booked', startsAt }, startsAt)?.en).toContain(
      'already started',
    );
    expect(refuseLeaving({ status: 'cancelled', startsAt }, before)?.en).toContain('cancelled');
    expect(refuseLeaving({ status: 'check_in', startsAt }, before)?.en).toContain('started');
  });

  test('are for the client and the desk', () => {
    const booking = { clientId: 7 };
    expect(mayChange({ accountId: 7, accountType: 'client' }, booking)).toBe(true);
    expect(mayChange({ accountId: 8, accountType: 'client' }, booking)).toBe(false);
    expect(mayChange({ accountId: 8, accountType: 'therapist' }, booking)).toBe(false);
    expect(mayChange({ accountId: 8, accountType: 'front_desk' }, booking)).toBe(true);
    expect(mayChange({ accountId: 8, accountType: 'manager' }, booking)).toBe(true);
  });
});

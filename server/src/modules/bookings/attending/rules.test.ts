import { describe, expect, test } from 'vitest';
import { NOTHING_BESIDE } from '../../scheduling/takes-rules.ts';
import { giveBack, refuseStatus } from './rules.ts';

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

describe('a missed session that stands again', () => {
  const span = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });
  const bed = (id: number, ...busy: ReturnType<typeof span>[]) => ({ id, busy, held: [] });
  const giveAt = (
    held: ReturnType<typeof span>[],
    needs: ReturnType<typeof bed>[][] = [],
    therapistMinutes: number | null = null,
  ) =>
    giveBack(
      { held, takes: { ...NOTHING_BESIDE, bufferMinutes: 15, therapistMinutes, needs } },
      14 * 60,
      60,
    );

  test('is given what is free of each need', () => {
    expect(giveAt([])).toEqual([]);
    expect(giveAt([], [[bed(1, span(14.5, 15)), bed(2)]])).toEqual([2]);
    expect(giveAt([], [[bed(1, span(15, 16))]])).toBeNull();
  });

  test('gives way to who holds the time, for as long as its therapist is needed', () => {
    expect(giveAt([span(15, 16)])).toBeNull();
    expect(giveAt([span(15.25, 16), span(13, 14)])).toEqual([]);
    expect(giveAt([span(14.5, 15.5)], [], 10)).toEqual([]);
  });
});

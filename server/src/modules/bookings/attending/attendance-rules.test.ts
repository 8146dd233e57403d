import { describe, expect, test } from 'vitest';
import { say } from '../../../platform/language/sentence.ts';
import { NOTHING_BESIDE } from '../../scheduling/buffer-and-resource-rules.ts';
import { takenBy } from '../conflicts/taken-by-whom-refusals.ts';
import {
  beforeStep,
  giveBack,
  refuseTakingBack,
  refuseUndoing,
} from '../undoing/undo-step-rules.ts';
import { refuseStatus } from './attendance-rules.ts';

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

  test.each([
    ['completed', 'booked', 'not checked in yet'],
    ['check_in', 'check_in', 'checked in already'],
    ['check_in', 'completed', 'is completed'],
    ['check_in', 'cancelled', 'already cancelled'],
    ['check_in', 'no_show', 'was missed'],
  ] as const)('%s after %s: it %s', (to, status, why) => {
    expect(refuseStatus(to, { status, startsAt }, startsAt)?.en).toContain(why);
  });

  test('are not taken before it starts, or out of order', () => {
    expect(refuseStatus('no_show', { status: 'booked', startsAt }, before)?.en).toContain(
      'not started yet',
    );
  });
});

describe('taking back', () => {
  test('a step can be undone when nobody loses anything by it', () => {
    expect([beforeStep('check_in'), beforeStep('completed')]).toEqual(['booked', 'check_in']);
    expect((['booked', 'no_show', 'cancelled'] as const).map(beforeStep)).toEqual([
      ...[null, null, null],
    ]);
  });

  test('a status can be taken back only on its day', () => {
    expect(refuseUndoing('2026-03-05', '2026-03-05')).toBeNull();
    expect(refuseUndoing('2026-03-05', '2026-03-04')).toBeNull();
    expect(refuseUndoing('2026-03-05', '2026-03-06')?.en).toContain('is over');
  });

  test.each([
    ['desk', 'service', false, null],
    ['phone', 'mypackage', false, null],
    ['walk_in', 'my_shared_package', false, null],
    ['desk', 'my_unlimited_package', false, null],
    ['site', 'service', false, 'nothing to undo'],
    ['import', 'service', false, 'nothing to undo'],
    ['site', 'package', true, 'nothing to undo'],
    ['desk', 'service', true, 'part of a sale'],
    ['desk', 'package', true, 'part of a sale'],
    ['desk', 'package', false, 'package was bought'],
    ['phone', 'shared_package', false, 'package was bought'],
    ['walk_in', 'unlimited_package', false, 'package was bought'],
  ] as const)(
    'a session booked at the %s for %s, sold %s: %s',
    (source, serviceType, isSold, why) => {
      const reason = refuseTakingBack({ source, serviceType, isSold });
      if (why === null) expect(reason).toBeNull();
      else expect(reason?.en).toContain(why);
    },
  );
});

test('the refusal names the client who has the time of a no-show now, and from when', () => {
  const taken = takenBy('Walker', '14:00');
  expect(taken.en).toBe('This time is now booked for Walker, from 14:00.');
  expect(say(taken, 'ar', (name) => `«${name}»`)).toMatch(/«Walker».*14:00/);
});

describe('a no-show that is taken back', () => {
  const span = (from: number, to: number) => ({ startMinute: from * 60, endMinute: to * 60 });
  const bed = (id: number, ...busy: ReturnType<typeof span>[]) => ({ id, busy, held: [] });
  const giveAt = (
    held: ReturnType<typeof span>[],
    needs: ReturnType<typeof bed>[][] = [],
    therapistMinutes: number | null = null,
    had: number[] = [],
  ) =>
    giveBack(
      { held, takes: { ...NOTHING_BESIDE, bufferMinutes: 15, therapistMinutes, needs } },
      14 * 60,
      60,
      had,
    );

  test('gets a free resource for each need', () => {
    expect(giveAt([])).toEqual([]);
    expect(giveAt([], [[bed(1, span(14.5, 15)), bed(2)]])).toEqual([2]);
    expect(giveAt([], [[bed(1, span(15, 16))]])).toBeNull();
  });

  test('gets its earlier resources when they are free', () => {
    expect(giveAt([], [[bed(1), bed(2)]], null, [2])).toEqual([2]);
    expect(giveAt([], [[bed(1), bed(2, span(14.5, 15))]], null, [2])).toEqual([1]);
    expect(giveAt([], [[bed(1)]], null, [7])).toEqual([1]);
  });

  test('gives way to the client who has the time, for as long as its therapist is needed', () => {
    expect(giveAt([span(15, 16)])).toBeNull();
    expect(giveAt([span(15.25, 16), span(13, 14)])).toEqual([]);
    expect(giveAt([span(14.5, 15.5)], [], 10)).toEqual([]);
    // A therapist who leaves the client alone needs no buffer either.
    expect(giveAt([span(14 + 10 / 60, 15)], [], 10)).toEqual([]);
    expect(giveAt([span(14 + 9 / 60, 15)], [], 10)).toBeNull();
    expect(giveAt([span(15.24, 16)])).toBeNull();
  });
});

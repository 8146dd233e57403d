import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, hour, span } from '../../../test/rules/example-day.ts';
import type { Span } from './bookable-days-rules.ts';
import { NOTHING_BESIDE } from './buffer-and-resource-rules.ts';
import { fits, freeStarts, type TherapistDay } from './free-start-rules.ts';
import { isOnlyHeld, obstaclesAt } from './why-time-is-not-free-rules.ts';

const YESTERDAY = -hour(24);

const at = (of: TherapistDay, start: number, now = YESTERDAY) =>
  obstaclesAt(of, now, hour(start), 60);

describe('obstacles to an hour', () => {
  test.each<[string, TherapistDay, number, string[]]>([
    ['nothing', day(), 14, []],
    ['ten past', day(), 14 + 1 / 6, ['grid']],
    ['after the shift', day(), 18, ['shift']],
    ['after closing', day(), 22, ['hours', 'shift']],
    ['time off', day({ busy: [{ ...span(14, 15), booked: false }] }), 14, ['time_off']],
    ['a booking', day({ busy: [{ ...span(14.5, 15), booked: true }] }), 14, ['booked']],
    ['a booking before it', day({ busy: [{ ...span(13, 14), booked: true }] }), 14, []],
    ['a booking after it', day({ busy: [{ ...span(15, 16), booked: true }] }), 14, []],
    ['a hold', day({ held: [span(14, 15)] }), 14, ['held']],
    [
      'the only bed',
      day({ takes: { ...NOTHING_BESIDE, needs: [[{ id: 1, busy: [span(14, 15)], held: [] }]] } }),
      14,
      ['resource'],
    ],
    [
      'a bed that is held',
      day({ takes: { ...NOTHING_BESIDE, needs: [[{ id: 1, busy: [], held: [span(14, 15)] }]] } }),
      14,
      ['resource_held'],
    ],
  ])('%s', (_what, of, start, obstacles) => {
    expect(at(of, start)).toEqual(obstacles);
  });

  test('a time that has begun, besides everything else', () => {
    expect(at(day(), 14 + 1 / 6, hour(14.5))).toEqual(['passed', 'grid']);
  });

  test('nothing, where it begins this minute or ends with the shift', () => {
    expect([at(day(), 14, hour(14)), at(day(), 17)]).toEqual([[], []]);
  });

  test('half hours count from when the branch opens', () => {
    const late = day({ open: [span(12 + 1 / 6, 22)] });
    expect([at(late, 12 + 4 / 6), at(late, 13), at(late, 12 + 2 / 6)]).toEqual([
      ...[[], ['grid'], ['grid']],
    ]);
  });

  test('the next session, where there is no time after this one, unless its therapist leaves first', () => {
    const next = (from: number, therapistMinutes: number | null) =>
      at(
        day({
          busy: [{ ...span(from, 17), booked: true }],
          takes: { ...NOTHING_BESIDE, bufferMinutes: 15, therapistMinutes },
        }),
        14,
      );
    expect([next(15, null), next(15.2, null), next(15.25, null)]).toEqual([
      ...[['booked'], ['booked'], []],
    ]);
    expect([next(14.2, 15), next(14.25, 15)]).toEqual([['booked'], []]);
  });

  test('only a hold, when nothing else is in the way', () => {
    const bed = { id: 1, busy: [], held: [span(14, 15)] };
    const takes = { ...NOTHING_BESIDE, needs: [[bed]] };
    expect(isOnlyHeld(at(day({ takes }), 14))).toBe(true);
    expect(isOnlyHeld(at(day({ takes }), 18))).toBe(false);
    expect(isOnlyHeld(at(day({ held: [span(14, 15)] }), 14))).toBe(true);
    expect(isOnlyHeld(at(day({ held: [span(18, 19)] }), 18))).toBe(false);
  });
});

test('there is no obstacle exactly where a free time is offered', () => {
  const five = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => n * 5);
  const part = fc
    .tuple(five(140, 260), five(1, 60))
    .map(([startMinute, lasts]): Span => ({ startMinute, endMinute: startMinute + lasts }));
  const parts = fc.array(part, { maxLength: 3 });
  const need = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 4 }), busy: parts, held: parts }),
    { minLength: 1, maxLength: 2 },
  );
  const anyDay = fc.record({
    open: fc.constantFrom([span(12, 22)], [span(12, 16), span(17.25, 22)], []),
    shifts: fc.constantFrom([span(12, 18)], [span(10, 14), span(14, 23)], []),
    busy: parts,
    held: parts,
    takes: fc.record({
      bufferMinutes: fc.constantFrom(0, 10),
      therapistMinutes: fc.constantFrom(null, 10, 60),
      needs: fc.array(need, { maxLength: 1 }),
    }),
  });
  fc.assert(
    fc.property(anyDay, five(140, 270), five(1, 24), five(100, 200), (of, start, lasts, now) => {
      const offered = fits(freeStarts(of, now), start, lasts);
      expect(obstaclesAt(of, now, start, lasts).length === 0).toBe(offered);
    }),
    { numRuns: 2000 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Span } from './bookable-days-rules.ts';
import { NOTHING_BESIDE } from './buffer-and-resource-rules.ts';
import {
  countStartsOfAny,
  fits,
  freeStarts,
  nearestStarts,
  startsOfAny,
  type TherapistDay,
} from './free-start-rules.ts';

const hour = (hours: number) => hours * 60;
const openDay: TherapistDay = {
  open: [{ startMinute: hour(12), endMinute: hour(22) }],
  shifts: [{ startMinute: hour(12), endMinute: hour(16) }],
  busy: [],
  held: [],
  takes: NOTHING_BESIDE,
};
const YESTERDAY = -hour(24);

describe('freeStarts', () => {
  test('offers every half hour of a shift, with the room that each leaves @AVAIL-10', () => {
    expect(freeStarts(openDay, YESTERDAY)).toEqual([
      { startMinute: 720, longestMinutes: 240 },
      { startMinute: 750, longestMinutes: 210 },
      { startMinute: 780, longestMinutes: 180 },
      { startMinute: 810, longestMinutes: 150 },
      { startMinute: 840, longestMinutes: 120 },
      { startMinute: 870, longestMinutes: 90 },
      { startMinute: 900, longestMinutes: 60 },
      { startMinute: 930, longestMinutes: 30 },
    ]);
  });

  test('keeps to opening hours where a shift is longer', () => {
    const starts = freeStarts(
      { ...openDay, shifts: [{ startMinute: hour(8), endMinute: hour(23) }] },
      YESTERDAY,
    );
    expect(starts[0]?.startMinute).toBe(hour(12));
    expect(starts.at(-1)).toEqual({ startMinute: hour(21.5), longestMinutes: 30 });
  });

  test('leaves out bookings and time off, also where they overlap each other', () => {
    const busy = [
      { startMinute: hour(13), endMinute: hour(14.5) },
      { startMinute: hour(12.75), endMinute: hour(13.5) },
    ];
    expect(freeStarts({ ...openDay, busy }, YESTERDAY)).toEqual([
      { startMinute: 720, longestMinutes: 45 },
      { startMinute: 750, longestMinutes: 15 },
      { startMinute: 870, longestMinutes: 90 },
      { startMinute: 900, longestMinutes: 60 },
      { startMinute: 930, longestMinutes: 30 },
    ]);
  });

  test('stays on the grid after a booking that ends off it @AVAIL-10', () => {
    const busy = [{ startMinute: hour(12), endMinute: hour(12) + 45 }];
    expect(freeStarts({ ...openDay, busy }, YESTERDAY)[0]).toEqual({
      startMinute: hour(13),
      longestMinutes: 180,
    });
  });

  test('leaves out the past and still offers the present minute', () => {
    expect(freeStarts(openDay, hour(15))[0]?.startMinute).toBe(hour(15));
    expect(freeStarts(openDay, hour(15) + 1)[0]?.startMinute).toBe(hour(15.5));
    expect(freeStarts(openDay, hour(16))).toEqual([]);
  });

  test('offers nothing on a day without hours or without a shift', () => {
    expect(freeStarts({ ...openDay, open: [] }, YESTERDAY)).toEqual([]);
    expect(freeStarts({ ...openDay, shifts: [] }, YESTERDAY)).toEqual([]);
  });

  test('are in the order of the day, in whatever order its hours and shifts are', () => {
    const parts = [
      { startMinute: hour(12), endMinute: hour(13) },
      { startMinute: hour(14), endMinute: hour(15) },
      { startMinute: hour(18), endMinute: hour(19) },
    ];
    const reversed = parts.toReversed();
    const starts = (changes: Partial<TherapistDay>) =>
      freeStarts({ ...openDay, ...changes }, YESTERDAY).map(({ startMinute }) => startMinute / 60);
    const inOrder = [12, 12.5, 14, 14.5, 18, 18.5];
    const shifts = [{ startMinute: hour(12), endMinute: hour(22) }];
    expect(starts({ open: parts, shifts })).toEqual(inOrder);
    expect(starts({ open: reversed, shifts })).toEqual(inOrder);
    expect(starts({ shifts: reversed })).toEqual(inOrder);
  });

  test('never offers a start that overlaps a busy time, on any day', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }))
      .map(([startMinute, lasts]) => ({
        startMinute,
        endMinute: Math.min(1440, startMinute + lasts),
      }));
    const anyDay = fc.record({
      open: span.map((each) => [each]),
      shifts: fc.array(span, { maxLength: 3 }),
      busy: fc.array(span, { maxLength: 12 }),
      held: fc.array(span, { maxLength: 3 }),
      takes: fc.constant(NOTHING_BESIDE),
    });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1440, max: 1440 }), (day, nowMinute) => {
        const [open] = day.open as [Span];
        for (const { startMinute, longestMinutes } of freeStarts(day, nowMinute)) {
          const endMinute = startMinute + longestMinutes;
          expect(startMinute).toBeGreaterThanOrEqual(nowMinute);
          expect(longestMinutes).toBeGreaterThan(0);
          expect((startMinute - open.startMinute) % 30).toBe(0);
          expect(open.startMinute <= startMinute && endMinute <= open.endMinute).toBe(true);
          expect(
            day.shifts.some(
              (shift) => shift.startMinute <= startMinute && endMinute <= shift.endMinute,
            ),
          ).toBe(true);
          expect(
            [...day.busy, ...day.held].some(
              (taken) => taken.startMinute < endMinute && startMinute < taken.endMinute,
            ),
          ).toBe(false);
        }
      }),
      { seed: 20260304 },
    );
  });
});

describe('fits', () => {
  const starts = freeStarts(openDay, YESTERDAY);

  test('allows exactly the room that is left', () => {
    expect(fits(starts, hour(15), 60)).toBe(true);
    expect(fits(starts, hour(15), 61)).toBe(false);
  });

  test('refuses a start off the grid', () => {
    expect(fits(starts, hour(12) + 10, 30)).toBe(false);
  });
});

describe('nearestStarts', () => {
  const starts = freeStarts(openDay, YESTERDAY);

  test('orders by distance, the earlier of two first', () => {
    const near = nearestStarts(starts, hour(14), 3).map((start) => start.startMinute);
    expect(near).toEqual([hour(14), hour(13.5), hour(14.5)]);
    expect(nearestStarts(starts.toReversed(), hour(14), 3)).toEqual(
      nearestStarts(starts, hour(14), 3),
    );
  });
});

describe('the starts of any of several', () => {
  const until = (hours: number): TherapistDay => ({
    ...openDay,
    shifts: [{ startMinute: hour(12), endMinute: hour(hours) }],
  });
  const starts = (days: TherapistDay[], lastsMinutes: number) =>
    startsOfAny(days, YESTERDAY, lastsMinutes).map(Object.values);

  test('have the longest room with any of them, in any order', () => {
    const [short, long] = [until(13), until(14)];
    const expected = [
      [hour(12), 120],
      [hour(12.5), 90],
      [hour(13), 60],
    ];
    expect(starts([short, long], 60)).toEqual(expected);
    expect(starts([long, short], 60)).toEqual(expected);
    expect(starts([until(12.5), short], 60)).toEqual([[hour(12), 60]]);
    expect(starts([short], 60)).toEqual([[hour(12), 60]]);
    expect(starts([], 60)).toEqual([]);
  });

  test('are counted once, however many therapists have them', () => {
    const days = [until(13), until(14)];
    expect(countStartsOfAny(days, YESTERDAY, 60)).toBe(3);
    expect(countStartsOfAny(days, hour(12) + 1, 60)).toBe(2);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fits, freeStarts, nearestStarts, type TherapistDay } from './rules.ts';

const hour = (hours: number) => hours * 60;
const openDay: TherapistDay = {
  open: { from: hour(12), to: hour(22) },
  closed: false,
  shifts: [{ from: hour(12), to: hour(16) }],
  busy: [],
};
const YESTERDAY = -hour(24);

describe('freeStarts', () => {
  test('offers every half hour of a shift, with the room that each leaves', () => {
    expect(freeStarts(openDay, YESTERDAY)).toEqual([
      { startsAt: 720, longestMinutes: 240 },
      { startsAt: 750, longestMinutes: 210 },
      { startsAt: 780, longestMinutes: 180 },
      { startsAt: 810, longestMinutes: 150 },
      { startsAt: 840, longestMinutes: 120 },
      { startsAt: 870, longestMinutes: 90 },
      { startsAt: 900, longestMinutes: 60 },
      { startsAt: 930, longestMinutes: 30 },
    ]);
  });

  test('keeps to opening hours where a shift is longer', () => {
    const starts = freeStarts({ ...openDay, shifts: [{ from: hour(8), to: hour(23) }] }, YESTERDAY);
    expect(starts[0]?.startsAt).toBe(hour(12));
    expect(starts.at(-1)).toEqual({ startsAt: hour(21.5), longestMinutes: 30 });
  });

  test('leaves out bookings and time off, also where they overlap each other', () => {
    const busy = [
      { from: hour(13), to: hour(14.5) },
      { from: hour(12.75), to: hour(13.5) },
    ];
    expect(freeStarts({ ...openDay, busy }, YESTERDAY)).toEqual([
      { startsAt: 720, longestMinutes: 45 },
      { startsAt: 750, longestMinutes: 15 },
      { startsAt: 870, longestMinutes: 90 },
      { startsAt: 900, longestMinutes: 60 },
      { startsAt: 930, longestMinutes: 30 },
    ]);
  });

  test('stays on the grid after a booking that ends off it', () => {
    const busy = [{ from: hour(12), to: hour(12) + 45 }];
    expect(freeStarts({ ...openDay, busy }, YESTERDAY)[0]).toEqual({
      startsAt: hour(13),
      longestMinutes: 180,
    });
  });

  test('leaves out what has passed and still offers this very minute', () => {
    expect(freeStarts(openDay, hour(15))[0]?.startsAt).toBe(hour(15));
    expect(freeStarts(openDay, hour(15) + 1)[0]?.startsAt).toBe(hour(15.5));
    expect(freeStarts(openDay, hour(16))).toEqual([]);
  });

  test('offers nothing on a closed day, a weekday without hours or without a shift', () => {
    expect(freeStarts({ ...openDay, closed: true }, YESTERDAY)).toEqual([]);
    expect(freeStarts({ ...openDay, open: null }, YESTERDAY)).toEqual([]);
    expect(freeStarts({ ...openDay, shifts: [] }, YESTERDAY)).toEqual([]);
  });

  test('never offers a start that overlaps what is busy, whatever the day', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }))
      .map(([from, lasts]) => ({ from, to: Math.min(1440, from + lasts) }));
    const anyDay = fc.record({
      open: span,
      closed: fc.constant(false),
      shifts: fc.array(span, { maxLength: 3 }),
      busy: fc.array(span, { maxLength: 12 }),
    });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1440, max: 1440 }), (day, now) => {
        for (const { startsAt, longestMinutes } of freeStarts(day, now)) {
          const to = startsAt + longestMinutes;
          expect(startsAt).toBeGreaterThanOrEqual(now);
          expect(longestMinutes).toBeGreaterThan(0);
          expect((startsAt - day.open.from) % 30).toBe(0);
          expect(day.open.from <= startsAt && to <= day.open.to).toBe(true);
          expect(day.shifts.some((shift) => shift.from <= startsAt && to <= shift.to)).toBe(true);
          expect(day.busy.some((taken) => taken.from < to && startsAt < taken.to)).toBe(false);
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
    const near = nearestStarts(starts, hour(14), 60, 3).map((start) => start.startsAt);
    expect(near).toEqual([hour(14), hour(13.5), hour(14.5)]);
  });

  test('leaves out what is too short', () => {
    expect(nearestStarts(starts, hour(15.5), 60, 1)).toEqual([
      { startsAt: hour(15), longestMinutes: 60 },
    ]);
  });
});

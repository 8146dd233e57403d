import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Colleague,
  type ColleagueDay,
  type Diary,
  fairestOf,
  fits,
  freeStarts,
  fullnessOf,
  nearestStarts,
  openDiary,
  type TherapistDay,
  unionOf,
} from './rules.ts';

const hour = (hours: number) => hours * 60;
const openDay: TherapistDay = {
  open: { from: hour(12), to: hour(22) },
  closed: false,
  shifts: [{ from: hour(12), to: hour(16) }],
  busy: [],
};
const YESTERDAY = -hour(24);

describe('freeStarts', () => {
  test('offers every half hour of a shift, with the room that each leaves @AVAIL-10', () => {
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

  test('stays on the grid after a booking that ends off it @AVAIL-10', () => {
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

describe('a diary', () => {
  const colleague = (id: number, changes: Partial<Colleague> = {}): Colleague => ({
    id,
    name: `Therapist ${id}`,
    locationCode: 'A',
    booksByPhone: false,
    position: id,
    fits: true,
    favourite: false,
    ...changes,
  });
  const one = colleague(1);
  const diary: Diary = {
    firstWeekday: 6,
    people: [one, colleague(2)],
    hours: [6, 7, 1].map((weekday) => ({
      locationCode: 'A',
      weekday,
      from: hour(12),
      to: hour(22),
    })),
    closures: [],
    shifts: [
      { therapistId: 1, weekday: 6, from: hour(12), to: hour(16) },
      { therapistId: 1, weekday: 1, from: hour(14), to: hour(18) },
      { therapistId: 2, weekday: 1, from: hour(14), to: hour(18) },
    ],
    taken: [
      { therapistId: 1, booked: true, from: hour(15), to: hour(16) },
      { therapistId: 1, booked: false, from: hour(40), to: hour(48 + 15) },
      { therapistId: 1, booked: true, from: hour(48 + 16), to: hour(48 + 16.5) },
    ],
  };
  const dayOf = (day: number, changes: Partial<Diary> = {}) =>
    openDiary({ ...diary, ...changes })([one], day)[0] as ColleagueDay;

  test('runs from one week into the next', () => {
    expect(dayOf(0).day.shifts).toHaveLength(1);
    expect(dayOf(1).day.shifts).toEqual([]);
    expect(freeStarts(dayOf(2).rota, YESTERDAY)[0]?.startsAt).toBe(hour(15));
  });

  test('cuts what is taken to each day and counts only bookings', () => {
    expect(dayOf(1).day.busy).toEqual([{ from: hour(16), to: hour(24), booked: false }]);
    expect([0, 1, 2].map((day) => dayOf(day).bookedMinutes)).toEqual([60, 0, 30]);
  });

  test('keeps to closures of the branch and of the whole studio', () => {
    const closed = (locationCode: string | null, firstDay: number, lastDay: number) =>
      [0, 1, 2].map(
        (day) => dayOf(day, { closures: [{ locationCode, firstDay, lastDay }] }).day.closed,
      );
    expect(closed('A', 1, 1)).toEqual([false, true, false]);
    expect(closed(null, -4, 0)).toEqual([true, false, false]);
    expect(closed('B', 0, 9)).toEqual([false, false, false]);
  });

  test('tells how full a day is', () => {
    const level = (busy: TherapistDay['busy'], now = YESTERDAY) => {
      const day = { who: one, rota: openDay, day: { ...openDay, busy }, bookedMinutes: 0 };
      return fullnessOf([day], 30, now);
    };
    expect(level([])).toEqual({ openings: 8, level: 'many' });
    expect(level([{ from: hour(12), to: hour(13.5) }])).toEqual({ openings: 5, level: 'many' });
    expect(level([{ from: hour(12), to: hour(14) }])).toEqual({ openings: 4, level: 'some' });
    expect(level([{ from: hour(12), to: hour(15) }])).toEqual({ openings: 2, level: 'few' });
    expect(level([{ from: hour(12), to: hour(16) }])).toEqual({ openings: 0, level: 'full' });
    expect(level([], hour(15))).toEqual({ openings: 2, level: 'few' });
    expect(level([], hour(16))).toEqual({ openings: 0, level: 'closed' });
    expect(fullnessOf([], 30, YESTERDAY)).toEqual({ openings: 0, level: 'closed' });
  });

  test('gives a session to a favourite, then to the least booked, then by order', () => {
    const day = (who: Colleague, bookedMinutes: number): ColleagueDay => ({
      who,
      rota: openDay,
      day: openDay,
      bookedMinutes,
    });
    const [two, three] = [colleague(2), colleague(3)];
    expect(fairestOf([day(three, 60), day(two, 60), day(one, 90)])).toBe(two);
    const loved = colleague(9, { favourite: true });
    expect(fairestOf([day(two, 0), day(loved, 400)])).toBe(loved);
    expect(fairestOf([])).toBeNull();
  });

  test('joins starts of several with the longest room', () => {
    const early = [
      { startsAt: 750, longestMinutes: 30 },
      { startsAt: 780, longestMinutes: 90 },
    ];
    const late = [
      { startsAt: 720, longestMinutes: 60 },
      { startsAt: 750, longestMinutes: 120 },
    ];
    expect(unionOf([early, late])).toEqual([
      { startsAt: 720, longestMinutes: 60 },
      { startsAt: 750, longestMinutes: 120 },
      { startsAt: 780, longestMinutes: 90 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { NOTHING_BESIDE } from './buffer-and-resource-rules.ts';
import {
  askedAbout,
  type DiaryDay,
  dayWithoutHolds,
  openDiary,
  startsOn,
  withoutHolds,
} from './diary-rules.ts';
import type { Diary, PlannedDay, Therapist } from './free-days-rules.ts';
import type { TherapistDay } from './free-start-rules.ts';
import { fullnessOf } from './fullness-rules.ts';
import { fairestFor } from './pick-therapist-rules.ts';

const hour = (hours: number) => hours * 60;
const span = (from: number, to: number) => ({ startMinute: hour(from), endMinute: hour(to) });
const therapist = (id: number, changes: Partial<Therapist> = {}): Therapist => ({
  id,
  name: `Therapist ${id}`,
  locationCode: 'A',
  position: id,
  fits: true,
  favourite: false,
  ...changes,
});
const one = therapist(1);

const always = { firstDay: null, lastDay: null };

/** A Saturday and the days after. */
const diary: Diary = {
  firstMidnight: new Date('2026-03-07T00:00:00+04:00'),
  firstWeekday: 6,
  therapists: [one, therapist(2)],
  hours: [6, 7, 1].map((weekday) => ({ locationCode: 'A', weekday, ...always, ...span(12, 22) })),
  closures: [],
  shifts: [
    { therapistId: 1, locationCode: 'A', weekday: 6, ...always, ...span(12, 16) },
    { therapistId: 1, locationCode: 'A', weekday: 1, ...always, ...span(14, 18) },
    { therapistId: 2, locationCode: 'A', weekday: 1, ...always, ...span(14, 18) },
  ],
  taken: [
    { therapistId: 1, booked: true, ...span(15, 16) },
    { therapistId: 1, booked: false, ...span(40, 48 + 15) },
    { therapistId: 1, booked: true, ...span(48 + 16, 48 + 16.5) },
  ],
  holds: [],
  services: [],
  needs: [],
  resourcesTaken: [],
};
const open = (changes: Partial<Diary> = {}, now = '2026-03-06T12:00:00+04:00', daysAhead = 180) =>
  openDiary(
    { ...diary, ...changes },
    { now: new Date(now), holder: { accountId: null, browser: null }, daysAhead },
  );

describe('a diary', () => {
  const planOf = (day: number, changes: Partial<Diary> = {}) =>
    open(changes)([one], day).planned[0] as PlannedDay;

  test('runs from one week into the next', () => {
    expect(planOf(0).day.shifts).toHaveLength(1);
    expect(planOf(1).day.shifts).toEqual([]);
    expect(startsOn(open()([one], 2), 30)[0]?.startMinute).toBe(hour(15));
  });

  test('cuts occupied spans to each day and counts only bookings', () => {
    expect(planOf(1).day.busy).toEqual([{ ...span(16, 24 + 6), booked: false }]);
    expect([0, 1, 2].map((day) => planOf(day).bookedMinutes)).toEqual([60, 0, 30]);
  });

  test('also cuts holds to each day, and tells the caller’s own apart', () => {
    const holds = [
      { therapistId: 1, own: false, ...span(13, 14) },
      { therapistId: 1, own: true, ...span(12, 13) },
      { therapistId: 1, own: false, ...span(24 + 14, 24 + 15) },
    ];
    const day = planOf(0, { holds });
    expect(day.day.held).toEqual([{ ...span(13, 14), own: false }]);
    expect(day.own).toEqual([{ ...span(12, 13), own: true }]);
    expect(day.bookedMinutes).toBe(60);
    expect(day.rota.held).toEqual([]);
    const starts = startsOn({ planned: [day], nowMinute: -hour(24) }, 60);
    expect(starts.map(({ startMinute }) => startMinute)).toEqual([hour(12), hour(14)]);
  });

  test('keeps to closures of the branch and of the whole studio', () => {
    const isShut = (locationCode: string | null, firstDay: number, lastDay: number) =>
      [0, 1, 2].map(
        (day) =>
          planOf(day, {
            closures: [{ locationCode, firstDay, lastDay, startMinute: null, endMinute: null }],
          }).day.open.length === 0,
      );
    expect(isShut('A', 1, 1)).toEqual([false, true, false]);
    expect(isShut(null, -4, 0)).toEqual([true, false, false]);
    expect(isShut('B', 0, 9)).toEqual([false, false, false]);
  });

  test('keeps to hours and shifts that are valid, several a day and past midnight', () => {
    // From the second Saturday on evenings only.
    const until = { firstDay: null, lastDay: 6 };
    const since = { firstDay: 7, lastDay: 20 };
    const saturday = { locationCode: 'A', weekday: 6 };
    const changes = {
      hours: [
        { ...saturday, ...until, ...span(10, 13) },
        { ...saturday, ...until, ...span(17, 22) },
        { ...saturday, ...since, ...span(20, 25) },
      ],
      shifts: [
        { therapistId: 1, ...saturday, ...until, ...span(11, 18) },
        { therapistId: 1, ...saturday, ...since, ...span(21, 25) },
      ],
      taken: [{ therapistId: 1, booked: true, ...span(7 * 24 + 23, 7 * 24 + 24) }],
    };
    const hoursOf = (day: number) =>
      startsOn(open(changes)([one], day), 60).map(({ startMinute }) => startMinute / 60);
    expect(hoursOf(0)).toEqual([11, 11.5, 12, 17]);
    expect(hoursOf(7)).toEqual([21, 21.5, 22, 24]);
    expect([hoursOf(8), hoursOf(21)]).toEqual([[], []]);
    // A session after midnight counts only for its evening.
    const late = [{ therapistId: 1, booked: true, ...span(24 + 0.5, 24 + 1.5) }];
    expect([0, 1].map((day) => planOf(day, { taken: late }).bookedMinutes)).toEqual([60, 0]);
  });

  test('is of the branch at which a therapist is looked at', () => {
    const shifts = ['A', 'B'].map((locationCode, place) => ({
      therapistId: 1,
      locationCode,
      weekday: 6,
      ...always,
      ...span(12 + place * 4, 16 + place * 4),
    }));
    const hours = ['A', 'B'].map((locationCode) => ({
      locationCode,
      weekday: 6,
      ...always,
      ...span(12, 22),
    }));
    const startsAt = (locationCode: string) =>
      startsOn(open({ shifts, hours, taken: [] })([therapist(1, { locationCode })], 0), 240);
    expect(startsAt('A')).toEqual([{ startMinute: hour(12), longestMinutes: 240 }]);
    expect(startsAt('B')).toEqual([{ startMinute: hour(16), longestMinutes: 240 }]);
  });

  test('knows what a session needs of the branch', () => {
    const bed = { id: 9, locationCode: 'A' };
    const elsewhere = { id: 8, locationCode: 'B' };
    const startsWith = (resources: (typeof bed)[]) =>
      startsOn(
        open({
          services: [{ id: 5, bufferMinutes: 0, therapistMinutes: null }],
          needs: [{ serviceId: 5, resources }],
          resourcesTaken: [
            { resourceId: 9, held: false, ...span(12, 13) },
            { resourceId: 9, held: true, ...span(14, 14.5) },
          ],
        })([one], 0),
        30,
      ).map(({ startMinute }) => startMinute / 60);
    expect(startsWith([elsewhere, bed])).toEqual([13, 13.5, 14.5]);
    expect(startsWith([elsewhere])).toEqual([]);
  });

  test('is bounded for every request', () => {
    const offered = (daysAhead: number) => {
      const day = open({}, '2026-03-06T23:59:00+04:00', daysAhead)([one], 2);
      return [
        startsOn(day, 30).length > 0,
        fullnessOf(day, 30).level,
        fairestFor(day, hour(17), 30),
      ];
    };
    expect(offered(3)).toEqual([true, 'many', one]);
    expect(offered(2)).toEqual([false, 'closed', null]);
  });

  test('offers each possible start, with the longest room with any therapist', () => {
    const starts = startsOn(open()(diary.therapists, 2), 60);
    expect(starts.slice(0, 3)).toEqual([
      { startMinute: hour(14), longestMinutes: 240 },
      { startMinute: hour(14.5), longestMinutes: 210 },
      { startMinute: hour(15), longestMinutes: 180 },
    ]);
    const hers = startsOn(open()([one], 2), 60);
    expect(hers[0]).toEqual({ startMinute: hour(15), longestMinutes: 60 });
  });

  test('leaves out what is too short', () => {
    expect(startsOn(open()([one], 0), 180)).toEqual([
      { startMinute: hour(12), longestMinutes: 180 },
    ]);
  });
});

describe('a day', () => {
  const openDay: TherapistDay = {
    open: [span(12, 22)],
    shifts: [span(12, 16)],
    busy: [],
    held: [],
    takes: NOTHING_BESIDE,
  };
  const plan = (who: Therapist, changes: Partial<PlannedDay> = {}): PlannedDay => ({
    therapist: who,
    rota: openDay,
    day: openDay,
    closed: false,
    bookedMinutes: 0,
    own: [],
    ...changes,
  });
  const dayOf = (planned: PlannedDay[], nowMinute = -hour(24)): DiaryDay => ({
    planned,
    nowMinute,
    notOpen: null,
  });

  test('tells how full it is', () => {
    const level = (busy: TherapistDay['busy'], nowMinute = -hour(24)) =>
      fullnessOf(dayOf([plan(one, { day: { ...openDay, busy } })], nowMinute), 30);
    expect(level([])).toEqual({ openings: 8, level: 'many' });
    expect(level([span(12, 13.5)])).toEqual({ openings: 5, level: 'many' });
    expect(level([span(12, 14)])).toEqual({ openings: 4, level: 'some' });
    expect(level([span(12, 15)])).toEqual({ openings: 2, level: 'few' });
    expect(level([span(12, 16)])).toEqual({ openings: 0, level: 'full' });
    const heldTo = (to: number) =>
      fullnessOf(dayOf([plan(one, { day: { ...openDay, held: [span(12, to)] } })]), 30);
    expect([heldTo(15), heldTo(16)]).toEqual([
      { openings: 2, level: 'few' },
      { openings: 0, level: 'full' },
    ]);
    expect(level([], hour(15))).toEqual({ openings: 2, level: 'few' });
    const closed = (reason: string) => ({ openings: 0, level: 'closed', reason });
    expect(level([], hour(16))).toEqual(closed('over'));
    expect(fullnessOf(dayOf([]), 30)).toEqual(closed('day_off'));
  });

  test('tells why nobody works', () => {
    const why = (rota: Partial<TherapistDay>, minutes = 30, changes: Partial<DiaryDay> = {}) => {
      const day = dayOf([plan(one, { rota: { ...openDay, ...rota } })]);
      return fullnessOf({ ...day, ...changes }, minutes).reason;
    };
    expect(why({})).toBeUndefined();
    expect(why({ shifts: [] })).toBe('day_off');
    expect(why({ busy: [span(0, 24)] })).toBe('day_off');
    expect(why({}, 300)).toBe('too_long');
    expect(why({}, 30, { nowMinute: hour(16) })).toBe('over');
    expect(why({}, 300, { nowMinute: hour(16) })).toBe('over');
    expect(why({}, 180, { nowMinute: hour(14) })).toBe('over');
    expect(why({}, 300, { nowMinute: hour(14) })).toBe('too_long');
    expect(why({}, 30, { planned: [], notOpen: 'beyond' })).toBe('beyond');
    const shut = plan(one, { rota: { ...openDay, open: [] }, closed: true });
    expect(fullnessOf(dayOf([shut]), 30).reason).toBe('closure');
    const off = plan(therapist(2), { rota: { ...openDay, shifts: [] } });
    expect(fullnessOf(dayOf([shut, off]), 30).reason).toBe('day_off');
  });

  test('goes to the free therapist whom the client holds for it, then to a favourite, then the least booked, then by order', () => {
    const [two, three] = [therapist(2), therapist(3)];
    const fairest = (...planned: PlannedDay[]) => fairestFor(dayOf(planned), hour(14), 60);
    const booked = (who: Therapist, bookedMinutes: number) => plan(who, { bookedMinutes });
    expect(fairest(booked(three, 60), booked(two, 60), booked(one, 90))).toBe(two);
    const loved = therapist(9, { favourite: true });
    expect(fairest(booked(two, 0), booked(loved, 400))).toBe(loved);
    const held = (from: number) => plan(one, { bookedMinutes: 90, own: [span(from, from + 1)] });
    expect(fairest(booked(loved, 0), held(14))).toBe(one);
    expect(fairest(booked(loved, 0), held(13))).toBe(loved);
    const taken = plan(loved, { day: { ...openDay, busy: [span(14, 15)] } });
    expect(fairest(booked(two, 0), taken)).toBe(two);
    expect(fairest()).toBeNull();
  });

  test('goes to nobody by half of a hold, and of two in the same place to the first', () => {
    const loved = plan(therapist(9, { favourite: true }));
    const fairest = (...planned: PlannedDay[]) => fairestFor(dayOf(planned), hour(14), 60);
    const holding = (from: number, to: number) => plan(one, { own: [span(from, to)] });
    expect(fairest(loved, holding(14, 15))).toBe(one);
    expect(fairest(loved, holding(13.5, 15))).toBe(loved.therapist);
    expect(fairest(loved, holding(14, 14.5))).toBe(loved.therapist);
    const second = plan(therapist(2, { position: 1 }));
    expect([fairest(plan(one), second), fairest(second, plan(one))]).toEqual([one, one]);
  });

  test('is assigned between the offered times only on request', () => {
    const at = (start: number, offGrid?: boolean, changes: Partial<TherapistDay> = {}) =>
      fairestFor(dayOf([plan(one, { day: { ...openDay, ...changes } })]), hour(start), 60, offGrid);
    expect([at(14.25), at(14.25, false), at(14.25, true), at(14, true)]).toEqual([
      ...[null, null, one, one],
    ]);
    expect(at(14.25, true, { busy: [span(15, 16)] })).toBeNull();
    expect(at(15.25, true)).toBeNull();
  });
});

describe('the requested therapists', () => {
  const others = [therapist(1), therapist(2, { fits: false }), therapist(3)];
  const of = (therapistId?: number) =>
    askedAbout({ ...diary, therapists: others }, therapistId).map(({ id }) => id);

  test('is the one with an id or anyone, and only those who fit', () => {
    expect([of(), of(3), of(2), of(9)]).toEqual([[1, 3], [3], [], []]);
  });
});

describe('without what others hold', () => {
  const bed = { id: 5, busy: [span(12, 13)], held: [span(14, 15)] };
  const held: TherapistDay = {
    ...{ open: [span(12, 22)], shifts: [span(12, 18)], busy: [span(16, 17)] },
    ...{ held: [span(13, 14)], takes: { ...NOTHING_BESIDE, needs: [[bed]] } },
  };

  test('a day has its bookings, and neither its hours nor its beds are held', () => {
    expect(dayWithoutHolds(held)).toEqual({
      ...held,
      held: [],
      takes: { ...NOTHING_BESIDE, needs: [[{ ...bed, held: [] }]] },
    });
  });

  test('so has the day of everybody', () => {
    const planned = { therapist: one, day: held, rota: held, closed: false };
    const whole = { ...planned, bookedMinutes: 60, own: [] };
    const day: DiaryDay = { nowMinute: 5, notOpen: null, planned: [whole] };
    expect(withoutHolds(day)).toEqual({
      ...day,
      planned: [{ ...whole, day: dayWithoutHolds(held) }],
    });
  });
});

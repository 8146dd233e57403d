import { describe, expect, test } from 'vitest';
import { type Diary, everHasRoom, planner, type Therapist } from './free-days-rules.ts';

const hour = (hours: number) => hours * 60;
const span = (from: number, to: number) => ({ startMinute: hour(from), endMinute: hour(to) });
const always = { firstDay: null, lastDay: null };
const noura: Therapist = {
  ...{ id: 1, name: 'Noura', locationCode: 'A', position: 1, fits: true, favourite: false },
};

/** A Saturday on which branch A is open from noon to ten and Noura works until six. */
const diary = (changes: Partial<Diary> = {}): Diary => ({
  firstMidnight: new Date('2026-03-07T00:00:00+04:00'),
  firstWeekday: 6,
  therapists: [noura],
  hours: [{ locationCode: 'A', weekday: 6, ...always, ...span(12, 22) }],
  closures: [],
  shifts: [{ therapistId: 1, locationCode: 'A', weekday: 6, ...always, ...span(12, 18) }],
  taken: [],
  holds: [],
  services: [],
  needs: [],
  resourcesTaken: [],
  ...changes,
});
const plan = (changes: Partial<Diary> = {}, day = 0) => planner(diary(changes))(noura, day);

describe('a planned day', () => {
  const closed = (from: number | null, to: number | null, locationCode: string | null = null) => ({
    ...{ locationCode, firstDay: 0, lastDay: 0 },
    ...{ startMinute: from && hour(from), endMinute: to && hour(to) },
  });

  test('is closed by a closure of the whole day, or by parts that together leave nothing', () => {
    const isClosed = (...closures: Diary['closures']) => plan({ closures }).closed;
    expect(isClosed()).toBe(false);
    expect(isClosed(closed(null, null))).toBe(true);
    expect(isClosed(closed(12, 15))).toBe(false);
    expect(isClosed(closed(12, 15), closed(15, 22))).toBe(true);
    expect(isClosed(closed(12, 15), closed(null, null))).toBe(true);
    expect(isClosed(closed(null, null, 'B'))).toBe(false);
    expect(isClosed(closed(null, null, 'A'))).toBe(true);
    expect(plan({ closures: [closed(null, null)] }, 7).closed).toBe(false);
    // A branch that never opens then is not closed for anything.
    expect(plan({ hours: [] }).closed).toBe(false);
  });

  test('keeps of its hours what a closure leaves', () => {
    expect(plan({ closures: [closed(12, 15)] }).day.open).toEqual([span(15, 22)]);
    expect(plan().day.open).toMatchObject([span(12, 22)]);
  });

  test('is that of the requested therapist’s branch, even when others are planned with it', () => {
    const planOf = planner(
      diary({
        hours: [
          { locationCode: 'A', weekday: 6, ...always, ...span(12, 22) },
          { locationCode: 'A', weekday: 7, ...always, ...span(14, 20) },
          { locationCode: 'B', weekday: 6, ...always, ...span(9, 17) },
        ],
      }),
    );
    const omar = { ...noura, id: 2, locationCode: 'B' };
    const opens = (therapist: Therapist, day: number) =>
      planOf(therapist, day).day.open.map(({ startMinute }) => startMinute / 60);
    expect([opens(noura, 0), opens(omar, 0), opens(noura, 1), opens(noura, 0)]).toEqual([
      ...[[12], [9], [14], [12]],
    ]);
  });

  test('has its part of a longer span, and nothing of one that only touches it', () => {
    const offOn = (day: number, from: number, to: number) =>
      plan({ taken: [{ therapistId: 1, booked: false, ...span(from, to) }] }, day).day.busy;
    const days = (from: number, to: number) => [0, 1, 2, 3].map((day) => offOn(day, from, to));
    expect(days(15, 54)).toEqual([
      [{ booked: false, ...span(15, 30) }],
      [{ booked: false, ...span(6, 30) }],
      [],
      [],
    ]);
    expect(days(30, 80)).toEqual([
      [],
      [{ booked: false, ...span(6, 30) }],
      [{ booked: false, ...span(6, 30) }],
      [{ booked: false, ...span(6, 8) }],
    ]);
  });

  test('is free where nobody booked, and its rota counts only time off as taken', () => {
    expect([plan().day.busy, plan().day.held, plan().own, plan().rota.held]).toEqual([
      ...[[], [], [], []],
    ]);
    const taken = [
      { therapistId: 1, booked: true, ...span(12, 13) },
      { therapistId: 1, booked: false, ...span(14, 15) },
      { therapistId: 2, booked: true, ...span(16, 17) },
    ];
    const { day, rota, bookedMinutes } = plan({ taken });
    expect(day.busy).toEqual([
      { booked: true, ...span(12, 13) },
      { booked: false, ...span(14, 15) },
    ]);
    expect(rota.busy).toEqual([{ booked: false, ...span(14, 15) }]);
    expect(bookedMinutes).toBe(60);
  });

  test('begins at six and ends at six: what only touches that is of another day', () => {
    const busy = (from: number, to: number) =>
      plan({ taken: [{ therapistId: 1, booked: true, ...span(from, to) }] }).day.busy.length;
    expect([busy(5, 6), busy(5, 6.5), busy(29, 30), busy(30, 31)]).toEqual([0, 1, 1, 0]);
  });

  test('a day that differs from the week has only its own shifts', () => {
    const [weekly] = diary().shifts as [Diary['shifts'][number]];
    const that = { ...weekly, firstDay: 0, lastDay: 0, changed: true };
    const ofDay = (...shifts: Diary['shifts']) =>
      plan({ shifts }).day.shifts.map(({ startMinute, endMinute }) => [startMinute, endMinute]);
    expect(ofDay(weekly)).toEqual([[hour(12), hour(18)]]);
    expect(ofDay(weekly, { ...that, ...span(20, 22) })).toEqual([[hour(20), hour(22)]]);
    // Off, or at another branch.
    expect(ofDay(weekly, { ...that, ...span(20, 22), locationCode: 'B' })).toEqual([]);
  });

  test('has the beds of its branch, with the bookings and holds of each', () => {
    const services = [{ id: 1, bufferMinutes: 10, therapistMinutes: null }];
    const beds = [
      { id: 5, locationCode: 'A' },
      { id: 6, locationCode: 'B' },
    ];
    const resourcesTaken = [
      { resourceId: 5, held: false, ...span(13, 14) },
      { resourceId: 5, held: true, ...span(15, 16) },
    ];
    const needs = [{ serviceId: 1, resources: beds }];
    const { day, rota } = plan({ services, needs, resourcesTaken });
    expect(day.takes).toEqual({
      bufferMinutes: 10,
      therapistMinutes: null,
      needs: [
        [
          {
            id: 5,
            busy: [{ held: false, ...span(13, 14) }],
            held: [{ held: true, ...span(15, 16) }],
          },
        ],
      ],
    });
    expect(rota.takes.needs).toEqual([[{ id: 5, busy: [], held: [] }]]);
    // Without services nothing is needed.
    expect(plan({ needs, resourcesTaken }).day.takes.needs).toEqual([]);
    expect(plan({ services, needs }).day.takes.needs).toEqual([[{ id: 5, busy: [], held: [] }]]);
  });
});

describe('whether there is ever room', () => {
  const has = (changes: Partial<Diary>, lastsMinutes = 60) =>
    everHasRoom(diary(changes), noura, lastsMinutes);
  const [shift] = diary().shifts as [Diary['shifts'][number]];
  const [hours] = diary().hours as [Diary['hours'][number]];

  test('depends on shifts and hours, whatever is booked', () => {
    const taken = [{ therapistId: 1, booked: true, ...span(12, 18) }];
    expect([has({}), has({ taken }), has({}, 360), has({}, 361)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(has({ shifts: [] })).toBe(false);
    expect(has({ hours: [] })).toBe(false);
  });

  test('asks for their own shifts at this branch, on the weekday of the hours', () => {
    expect(has({ shifts: [{ ...shift, therapistId: 2 }] })).toBe(false);
    expect(has({ shifts: [{ ...shift, locationCode: 'B' }] })).toBe(false);
    expect(has({ shifts: [{ ...shift, weekday: 7 }] })).toBe(false);
    expect(has({ hours: [{ ...hours, locationCode: 'B' }] })).toBe(false);
    const others = [
      { ...shift, therapistId: 2 },
      { ...shift, locationCode: 'B' },
    ];
    expect(has({ shifts: [...others, shift] })).toBe(true);
  });

  test.each([
    ['hours that end before it begins', { firstDay: 10, lastDay: null }, { lastDay: 9 }, false],
    ['hours that end on its first day', { firstDay: 10, lastDay: null }, { lastDay: 10 }, true],
    ['hours that begin after it', { firstDay: null, lastDay: 9 }, { firstDay: 10 }, false],
    ['hours that begin on its last day', { firstDay: null, lastDay: 10 }, { firstDay: 10 }, true],
    ['hours for ever', { firstDay: 3, lastDay: 4 }, {}, true],
    ['hours of some days', {}, { firstDay: 3, lastDay: 4 }, true],
  ])('with %s', (_, ofShift, ofHours, room) => {
    const changes = {
      shifts: [{ ...shift, ...ofShift }],
      hours: [{ ...hours, ...ofHours }],
    };
    expect(has(changes)).toBe(room);
  });
});

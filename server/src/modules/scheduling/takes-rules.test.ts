import { describe, expect, test } from 'vitest';
import { freeStarts, type TherapistDay } from './free-start-rules.ts';
import {
  NOTHING_BESIDE,
  pickResources,
  type Resource,
  type Takes,
  takesOf,
  takesWithoutHolds,
} from './takes-rules.ts';
import type { Span } from './window-rules.ts';

const hour = (hours: number) => hours * 60;
const span = (from: number, to: number): Span => ({ startMinute: hour(from), endMinute: hour(to) });
const resource = (id: number, ...busy: Span[]): Resource => ({ id, busy, held: [] });
const takes = (changes: Partial<Takes>): Takes => ({ ...NOTHING_BESIDE, ...changes });

/** Noon to six with nothing taken. */
const day = (changes: Partial<TherapistDay> = {}): TherapistDay => ({
  open: [span(12, 22)],
  shifts: [span(12, 18)],
  busy: [],
  held: [],
  takes: NOTHING_BESIDE,
  ...changes,
});
const startsOf = (of: TherapistDay, lastsMinutes: number) =>
  freeStarts(of, -hour(24))
    .filter(({ longestMinutes }) => longestMinutes >= lastsMinutes)
    .map(({ startMinute }) => startMinute / 60);

describe('a session that needs a bed', () => {
  const withBeds = (...beds: Resource[]) => day({ takes: takes({ needs: [beds] }) });

  test('starts only while one is free', () => {
    expect(startsOf(withBeds(resource(1, span(12, 16.5))), 60)).toEqual([16.5, 17]);
    expect(startsOf(withBeds(resource(1, span(14, 15))), 90)).toEqual([
      12, 12.5, 15, 15.5, 16, 16.5,
    ]);
  });

  test('takes whichever is free for so long, not one after the other', () => {
    const beds = [resource(1, span(12, 13)), resource(2, span(13, 18))];
    expect(startsOf(withBeds(...beds), 60)).toEqual([
      12, 13, 13.5, 14, 14.5, 15, 15.5, 16, 16.5, 17,
    ]);
    expect(freeStarts(withBeds(...beds), -hour(24))[1]).toEqual({
      startMinute: hour(12.5),
      longestMinutes: 30,
    });
  });

  test('is never where the branch has none', () => {
    expect(startsOf(withBeds(), 5)).toEqual([]);
  });

  test('waits for what others hold, which is theirs for the moment only', () => {
    const held = day({ takes: takes({ needs: [[{ id: 1, busy: [], held: [span(12, 18)] }]] }) });
    expect(startsOf(held, 30)).toEqual([]);
    expect(startsOf({ ...held, takes: takesWithoutHolds(held.takes) }, 60)).toHaveLength(11);
  });
});

describe('a buffer', () => {
  const busy = [span(14, 15)];

  test('ends before whatever comes next, and may go on after the shift', () => {
    const after = takes({ bufferMinutes: 15 });
    expect(startsOf(day({ busy, takes: after }), 60)).toEqual([12, 12.5, 15, 15.5, 16, 16.5, 17]);
    const next = [...busy, span(18, 19)];
    expect(startsOf(day({ busy: next, takes: after }), 60)).toEqual([12, 12.5, 15, 15.5, 16, 16.5]);
  });

  test('is the bed’s too', () => {
    const bed = [resource(1, span(13, 14))];
    const after = takes({ bufferMinutes: 15, needs: [bed] });
    expect(startsOf(day({ takes: after }), 60)).not.toContain(12);
    expect(startsOf(day({ takes: after }), 45)).toContain(12);
  });
});

describe('a therapist who leaves the client alone', () => {
  const alone = takes({ therapistMinutes: 10, bufferMinutes: 5 });

  test('is needed for the beginning only', () => {
    const busy = [{ startMinute: hour(12) + 10, endMinute: hour(15) }];
    expect(startsOf(day({ busy, takes: alone }), 60)).toEqual([12, 15, 15.5, 16, 16.5, 17]);
  });

  test('is needed for all of a session that is shorter', () => {
    const busy = [{ startMinute: hour(12) + 5, endMinute: hour(18) }];
    expect(freeStarts(day({ busy, takes: alone }), -hour(24))).toEqual([
      { startMinute: hour(12), longestMinutes: 5 },
    ]);
  });
});

describe('several services in one session', () => {
  const service = (bufferMinutes: number, therapistMinutes: number | null) => ({
    bufferMinutes,
    therapistMinutes,
  });

  test('have the longest buffer, and the therapist to the end unless nobody needs them', () => {
    expect(takesOf([], [])).toEqual(NOTHING_BESIDE);
    expect(takesOf([service(5, 10), service(15, null)], [])).toEqual(takes({ bufferMinutes: 15 }));
    expect(takesOf([service(5, 10), service(0, 15)], [])).toEqual(
      takes({ bufferMinutes: 5, therapistMinutes: 25 }),
    );
  });

  test('are in one room', () => {
    const rooms = [resource(1), resource(2)];
    expect(takesOf([service(0, null)], [rooms, rooms]).needs).toEqual([rooms]);
  });
});

describe('resources are given', () => {
  test('of each need the first that is free until the buffer is over', () => {
    const needs = [[resource(1, span(13, 14)), resource(2)], [resource(7)]];
    const picked = (bufferMinutes: number) =>
      pickResources(takes({ needs, bufferMinutes }), hour(12), 60)?.toSorted();
    expect(picked(0)).toEqual([1, 7]);
    expect(picked(15)).toEqual([2, 7]);
  });

  test('once where one meets two needs', () => {
    const [one, two, three] = [resource(1), resource(2, span(12, 13)), resource(3)];
    const needs = [
      [one, two, three],
      [two, three],
    ];
    expect(pickResources(takes({ needs }), hour(12), 60)).toEqual([3]);
  });

  test('not at all when something is taken', () => {
    const needs = [[resource(1)], [resource(2, span(12.5, 13))]];
    expect(pickResources(takes({ needs }), hour(12), 60)).toBeNull();
    expect(pickResources(takes({ needs }), hour(12), 30)?.toSorted()).toEqual([1, 2]);
  });
});

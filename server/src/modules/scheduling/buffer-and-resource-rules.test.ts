import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, hour, span } from '../../../test/rules/example-day.ts';
import type { Span } from './bookable-days-rules.ts';
import {
  NOTHING_BESIDE,
  pickResources,
  type Resource,
  type Takes,
  takesChosen,
  takesOf,
  takesWithoutHolds,
  therapistMinutesOf,
} from './buffer-and-resource-rules.ts';
import { freeStarts, type TherapistDay } from './free-start-rules.ts';

const resource = (id: number, ...busy: Span[]): Resource => ({ id, busy, held: [] });
const takes = (changes: Partial<Takes>): Takes => ({ ...NOTHING_BESIDE, ...changes });

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

  test('ends before the next session, and may go on after the shift', () => {
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
    const beds = [resource(3), resource(4)];
    expect(takesOf([service(0, null)], [rooms, beds, rooms]).needs).toEqual([rooms, beds]);
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

test('everything offered can be assigned, whatever is taken', () => {
  const part = fc
    .tuple(fc.integer({ min: 360, max: 1799 }), fc.integer({ min: 1, max: 600 }))
    .map(([startMinute, lasts]) => ({
      startMinute,
      endMinute: Math.min(1800, startMinute + lasts),
    }));
  const parts = (maxLength: number) => fc.array(part, { maxLength });
  const anyResource = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    busy: parts(4),
    held: parts(1),
  });
  const anyDay = fc.record({
    open: parts(2),
    shifts: parts(3),
    busy: parts(6),
    held: parts(2),
    takes: fc.record({
      bufferMinutes: fc.integer({ min: 0, max: 30 }),
      therapistMinutes: fc.option(fc.integer({ min: 1, max: 60 })),
      needs: fc.array(fc.uniqueArray(anyResource, { selector: ({ id }) => id, maxLength: 3 }), {
        maxLength: 2,
      }),
    }),
  });
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1800 }), (of, nowMinute) => {
      for (const { startMinute, longestMinutes } of freeStarts(of, nowMinute)) {
        const { bufferMinutes, therapistMinutes } = of.takes;
        const buffer = therapistMinutes === null ? bufferMinutes : 0;
        const until = startMinute + therapistMinutesOf(of.takes, longestMinutes) + buffer;
        const isWithin = (span: Span) =>
          span.startMinute <= startMinute && startMinute + longestMinutes <= span.endMinute;
        expect(of.shifts.some(isWithin) && of.open.some(isWithin)).toBe(true);
        expect(
          [...of.busy, ...of.held].some(
            (taken) => taken.startMinute < until && startMinute < taken.endMinute,
          ),
        ).toBe(false);
      }
    }),
    { seed: 20270208 },
  );
});

test('an offer leaves a resource for every need', () => {
  const beds = fc.array(
    fc.record({
      id: fc.nat(),
      busy: fc.array(
        fc.integer({ min: 12, max: 17 }).map((from) => span(from, from + 1)),
        { maxLength: 5 },
      ),
      held: fc.constant([]),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(beds, beds, fc.integer({ min: 0, max: 30 }), (one, other, bufferMinutes) => {
      const of = day({ takes: takes({ needs: [one, other], bufferMinutes }) });
      for (const { startMinute, longestMinutes } of freeStarts(of, 0)) {
        expect(pickResources(of.takes, startMinute, longestMinutes)).not.toBeNull();
      }
    }),
    { seed: 20270208 },
  );
});

describe('resources chosen by hand', () => {
  const [one, two, three] = [resource(1), resource(2), resource(3)];
  const all = takes({ needs: [[one, two], [three]], bufferMinutes: 10 });

  test('meets its need alone, and leaves the others their choice', () => {
    expect(takesChosen(all, [2])).toEqual({ ...all, needs: [[two], [three]] });
    expect(takesChosen(all, [])).toEqual(all);
  });

  test('are refused when they fit no need, whatever else is chosen', () => {
    expect(takesChosen(all, [9])).toBeNull();
    expect(takesChosen(all, [2, 9])).toBeNull();
  });

  test('has no need twice that is the same, and keeps those that are not', () => {
    expect(takesOf([], [[one, two], [three], [one, two]]).needs).toEqual([[one, two], [three]]);
  });

  test('a session keeps what it had while that is free, and nothing that is not', () => {
    const needs = takes({ needs: [[one, two]] });
    expect(pickResources(needs, hour(12), 60)).toEqual([1]);
    expect(pickResources(needs, hour(12), 60, [2])).toEqual([2]);
    const busy = takes({ needs: [[one, resource(2, span(12, 13))]] });
    expect(pickResources(busy, hour(12), 60, [2])).toEqual([1]);
  });
});

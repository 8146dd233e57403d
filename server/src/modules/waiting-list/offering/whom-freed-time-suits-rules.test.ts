import { expect, test } from 'vitest';
import type { PlannedDay } from '../../scheduling/free-days-rules.ts';
import { gapsOf, timeThatSuits } from './whom-freed-time-suits-rules.ts';

const hour = 60;
const takes = { bufferMinutes: 0, therapistMinutes: null, needs: [] };

/** A therapist who works from nine to five and is free in these hours alone. */
function freeIn(id: number, ...free: readonly (readonly [number, number])[]): PlannedDay {
  const open = [{ startMinute: 9 * hour, endMinute: 17 * hour }];
  const edges = [9, ...free.flat(), 17];
  const busy = edges.flatMap((edge, nth) =>
    nth % 2 === 0 ? [{ startMinute: edge * hour, endMinute: (edges[nth + 1] ?? 17) * hour }] : [],
  );
  const day = { open, shifts: open, busy, held: [], takes };
  const therapist = { id, name: '', locationCode: 'A', position: id, fits: true, favourite: false };
  return {
    therapist,
    day,
    rota: day,
    own: [],
    held: [],
    bookedMinutes: 0,
  } as unknown as PlannedDay;
}

const dayOf = (...planned: PlannedDay[]) => ({ planned, nowMinute: 0, notOpen: null });
const anything = {
  therapistIds: null,
  lastsMinutes: 60,
  times: null,
  noticeMinutes: 0,
  offered: [],
};

test('the first time that is long enough suits, with the therapist who is free then', () => {
  const day = dayOf(freeIn(1, [10, 10.5]), freeIn(2, [11, 12]));
  expect(timeThatSuits(day, anything)).toEqual({ startMinute: 11 * hour, therapistId: 2 });
  expect(timeThatSuits(day, { ...anything, lastsMinutes: 90 })).toBeNull();
});

test('only the therapists who are wanted count', () => {
  const day = dayOf(freeIn(1, [10, 11]), freeIn(2, [11, 12]));
  expect(timeThatSuits(day, { ...anything, therapistIds: [2] })?.startMinute).toBe(11 * hour);
  expect(timeThatSuits(day, { ...anything, therapistIds: [3] })).toBeNull();
});

test('the whole session is within a part of the day that was named', () => {
  const day = dayOf(freeIn(1, [10, 14]));
  const between = (from: number, to: number) => ({
    ...anything,
    times: [{ startMinute: from * hour, endMinute: to * hour }],
  });
  expect(timeThatSuits(day, between(11, 12))?.startMinute).toBe(11 * hour);
  expect(timeThatSuits(day, between(13.5, 14.5))).toBeNull();
});

test('a time is not offered with less notice than asked for', () => {
  const day = { ...dayOf(freeIn(1, [10, 14])), nowMinute: 10 * hour };
  expect(timeThatSuits(day, { ...anything, noticeMinutes: 120 })?.startMinute).toBe(12 * hour);
  expect(timeThatSuits(day, { ...anything, noticeMinutes: 240 })).toBeNull();
});

test('nobody is offered again what overlaps a time that they let go', () => {
  const day = dayOf(freeIn(1, [10, 12]));
  const offered = [{ startMinute: 10 * hour, endMinute: 11 * hour }];
  expect(timeThatSuits(day, { ...anything, offered })?.startMinute).toBe(11 * hour);
});

test('free stretches begin where somebody may start', () => {
  const gaps = gapsOf(dayOf(freeIn(1, [10, 12], [14, 15])));
  expect(gaps).toEqual([
    { therapistId: 1, startMinute: 10 * hour, endMinute: 12 * hour },
    { therapistId: 1, startMinute: 14 * hour, endMinute: 15 * hour },
  ]);
});

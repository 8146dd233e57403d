import { expect, test } from 'vitest';
import { NOTHING_BESIDE } from './buffer-and-resource-rules.ts';
import type { DiaryDay } from './diary-rules.ts';
import { fullnessOf } from './fullness-rules.ts';

const hour = (hours: number) => hours * 60;
const span = (from: number, until: number) => ({ startMinute: hour(from), endMinute: hour(until) });
const YESTERDAY = -hour(24);

/** A therapist from noon to four, which is eight starts; busy for some hours of it. */
const planned = (busyUntil = 12, closed = false): DiaryDay['planned'][number] => {
  const rota = {
    ...{ open: [span(12, 22)], shifts: [span(12, 16)], busy: [], held: [] },
    takes: NOTHING_BESIDE,
  };
  const busy = busyUntil > 12 ? [span(12, busyUntil)] : [];
  return { day: { ...rota, busy }, rota, closed } as unknown as DiaryDay['planned'][number];
};
const off = (closed = false) => {
  const { rota } = planned();
  const nothing = { ...rota, shifts: [] };
  return { day: nothing, rota: nothing, closed } as unknown as DiaryDay['planned'][number];
};
const fullness = (day: Partial<DiaryDay> & Pick<DiaryDay, 'planned'>, lastsMinutes = 30) =>
  fullnessOf({ nowMinute: YESTERDAY, notOpen: null, ...day }, lastsMinutes);

test.each([
  [12, 8, 'many'],
  [13.5, 5, 'many'],
  [14, 4, 'some'],
  [14.5, 3, 'some'],
  [15, 2, 'few'],
  [15.5, 1, 'few'],
  [16, 0, 'full'],
])('busy until %d, %d of eight starts are left: %s', (until, openings, level) => {
  expect(fullness({ planned: [planned(until)] })).toEqual({ openings, level });
});

test('what is left is compared with the whole day, also when some of it is over', () => {
  expect(fullness({ planned: [planned()], nowMinute: hour(14) })).toEqual({
    ...{ openings: 4, level: 'some' },
  });
  expect(fullness({ planned: [planned(15.5)], nowMinute: hour(14) }).level).toBe('few');
});

test('one free therapist of several keeps the day open', () => {
  expect(fullness({ planned: [planned(16), planned(15)] }).openings).toBe(2);
});

test.each<[string, Parameters<typeof fullness>, string]>([
  ['the diary is not open', [{ planned: [], notOpen: 'too_far' as never }], 'too_far'],
  ['all of the studio is closed', [{ planned: [off(true), off(true)] }], 'closure'],
  ['one is closed and one is off', [{ planned: [off(true), off()] }], 'day_off'],
  ['nobody works', [{ planned: [] }], 'day_off'],
  ['the shifts are over', [{ planned: [planned()], nowMinute: hour(16) }], 'over'],
  ['too little is left of the day', [{ planned: [planned()], nowMinute: hour(15) }, 90], 'over'],
  ['no shift is so long', [{ planned: [planned()] }, hour(4) + 5], 'too_long'],
  [
    'no shift is so long, and they are over',
    [{ planned: [planned()], nowMinute: hour(16) }, 300],
    'over',
  ],
])('a day is closed where %s', (_, day, reason) => {
  expect(fullness(...day)).toEqual({ openings: 0, level: 'closed', reason });
});

test('a session as long as a shift fits into it', () => {
  expect(fullness({ planned: [planned()] }, hour(4))).toEqual({ openings: 1, level: 'many' });
});

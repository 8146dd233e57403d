import { expect, test } from 'vitest';
import { isOfToday, mayBeSick } from './may-report-sick.ts';

const at = (from_minute: number, to_minute: number) => ({ from_minute, to_minute });
const shift = at(720, 1200);

// A night belongs to the day before: minute 1500 of that day is minute 60 of the next.
test.each([
  [359, false],
  [60, false],
  [360, true],
  [1500, true],
  [1799, true],
  [1800, false],
])('at minute %i of a day it is today: %s', (minute, today) => {
  expect(isOfToday(minute)).toBe(today);
});

test.each([
  ['in the morning of an afternoon off', 540, [at(960, 1200)], true],
  ['while all that is left is off', 965, [at(960, 1200)], false],
  ['once the time off is over', 840, [at(720, 780)], true],
  ['on a day off', 540, [at(360, 1800)], false],
  ['on a day off in two parts', 540, [at(900, 1800), at(360, 900)], false],
  ['with nothing noted', 540, [], true],
  ['at night, before a day off', 60, [at(360, 1800)], false],
  ['at night, before a day of work', 60, [], true],
  ['two days before', -1500, [], false],
  ['the day after', 1900, [], false],
])('%s, sick can be reported: %3$s', (_, minute, off, may) => {
  expect(mayBeSick({ shifts: [shift], sessions: [], off }, minute)).toBe(may);
});

test('a session during time off is work too; without any work sick can still be reported', () => {
  const off = [at(720, 1200)];
  expect(mayBeSick({ shifts: [shift], sessions: [at(1200, 1260)], off }, 540)).toBe(true);
  expect(mayBeSick({ shifts: [], sessions: [], off: [] }, 540)).toBe(true);
});

import { IMPORT_CONFLICTS } from '@limber/contract/terms/import.ts';
import { expect, test } from 'vitest';
import { conflictsOf, type RowLine } from './conflicting-rows-rules.ts';

const conflicts = (rows: readonly RowLine[]) => {
  const found = conflictsOf(rows);
  return rows.map(({ line }) => [
    line,
    (found.get(line) ?? []).map((each) => [each.line, each.why.en]),
  ]);
};
const at = (line: number, time: string, minutes: number, more: object = {}): RowLine => ({
  ...{ line, key: String(line), says: '' },
  booking: { therapist: 'Noura', date: '2026-03-05', time, minutes, ...more },
});

test('a later line of a key gives way to the first: the same one, or one that says something else', () => {
  const rows = [
    { line: 2, key: 'a', says: 'one' },
    { line: 3, key: 'b', says: 'one' },
    { line: 4, key: 'a', says: 'one' },
    { line: 5, key: 'a', says: 'other' },
  ];
  const other =
    'Line 2 has this identifier too and says something else. Please correct one of them.';
  expect(conflicts(rows)).toEqual([
    [2, []],
    [3, []],
    [4, [[2, 'Line 2 is the same one.']]],
    [5, [[2, other]]],
  ]);
});

test('a therapist is wanted at one time by two lines only where these meet', () => {
  const rows = [
    at(2, '14:00', 60),
    at(3, '15:00', 60),
    at(4, '13:00', 60),
    at(5, '14:59', 1, { therapist: 'NOURA' }),
    at(6, '14:30', 60, { therapist: 'Omar' }),
    at(7, '14:30', 60, { date: '2026-03-06' }),
  ];
  expect(conflicts(rows).filter(([, all]) => (all as unknown[]).length > 0)).toEqual([
    [5, [[2, 'Line 2 has this therapist at this time.']]],
  ]);
});

test('an evening goes on until six in the morning', () => {
  const night = { date: '2026-03-06' };
  const late = at(2, '23:30', 60);
  expect(conflicts([late, at(3, '00:00', 30, night)])[1]?.[1]).toHaveLength(1);
  expect(conflicts([at(2, '05:30', 60, night), at(3, '06:00', 60, night)])[1]?.[1]).toEqual([]);
});

test('only a few lines are named', () => {
  const same = Array.from({ length: IMPORT_CONFLICTS + 3 }, (_, index) =>
    at(index + 2, '14:00', 60),
  );
  const last = conflicts(same).at(-1)?.[1] as [number][];
  expect(last.map(([line]) => line)).toEqual(
    Array.from({ length: IMPORT_CONFLICTS }, (_, index) => index + 2),
  );
});

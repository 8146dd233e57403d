import type { ImportFile } from '@limber/contract/desk/studio/import-file.ts';
import { expect, test } from 'vitest';
import { batchesOf, conflictOf } from './conflicting-rows.ts';

type ReadRow = ImportFile['rows'][number];
const row = (line: number, conflicts: number[] = [], problem: string | null = null): ReadRow => ({
  ...{ line, label: '', problem },
  conflicts: conflicts.map((each) => ({
    line: each,
    why: `Line ${each} has this therapist.`,
    same: false,
  })),
});

test('a line gives way to the first one above it that is imported, and to none that was refused', () => {
  const after = (...imported: number[]) => conflictOf(row(4, [2, 3]), new Set(imported))?.why;
  expect(after(2)).toBe('Line 2 has this therapist.');
  expect(after(2, 3)).toBe('Line 2 has this therapist.');
  expect(after(3, 5)).toBe('Line 3 has this therapist.');
  expect(after(5)).toBeUndefined();
  expect(conflictOf(row(5), new Set([2]))).toBeUndefined();
});

test('a row whose outcome depends on another is sent after it, on its own', () => {
  const rows = [row(2), row(3, [2]), row(4), row(5, [], 'Not a day'), row(6), row(7, [3])];
  const lines = batchesOf(rows, 2).map((batch) => batch.map(({ line }) => line));
  expect(lines).toEqual([[2, 4], [6], [3], [7]]);
});

test('one client with two ids is sent in one batch', () => {
  const client = (
    line: number,
    first_name: string,
    phone_number: string | null,
    email: string | null = null,
  ): ReadRow => {
    const rest = { last_name: 'Saleh', email, gender: null, language: null };
    return { ...row(line), client: { line, key: `${line}`, first_name, phone_number, ...rest } };
  };
  const rows = [
    client(2, 'Huda', '050 123 4567'),
    client(3, 'Hind', '050 123 4567'),
    client(4, 'Lina', null),
    client(5, 'huda ', '+971501234567'),
    client(6, 'Lina', null),
    // A person who shares an address with one of two groups, whose people share something too.
    client(7, 'Badr', '050 000 0007', 'family@client.example'),
    client(8, 'Hind', '050 123 4567', 'FAMILY@client.example'),
  ];
  const lines = batchesOf(rows, 2).map((batch) => batch.map(({ line }) => line));
  expect(lines).toEqual([[2, 5], [3, 7], [8, 4], [6]]);
});

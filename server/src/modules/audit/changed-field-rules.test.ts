import { expect, test } from 'vitest';
import { changesOf, textOf } from './changed-field-rules.ts';

test('only fields that changed are recorded', () => {
  expect(
    changesOf(
      { price: 250, name: 'Stretching', branches: ['A'], note: null },
      { price: 275, name: 'Stretching', branches: ['A', 'B'], note: undefined },
    ),
  ).toEqual({
    fields: ['price', 'branches'],
    before: { price: 250, branches: ['A'] },
    after: { price: 275, branches: ['A', 'B'] },
  });
  expect(changesOf({ price: 250 }, { price: 250 }).fields).toEqual([]);
});

test('a new thing has no old values, and a deleted thing no new ones', () => {
  expect(changesOf(undefined, { name: 'Rana' })).toEqual({
    ...{ fields: ['name'], before: {}, after: { name: 'Rana' } },
  });
  expect(changesOf({ name: 'Rana' }).before).toEqual({ name: 'Rana' });
});

test('a value is read as text', () => {
  expect(textOf(['A', 'B'])).toBe('A, B');
  expect(textOf([])).toBe('');
  expect(textOf(false)).toBe('false');
  expect(textOf(new Date('2026-03-04T06:00:00Z'))).toBe('2026-03-04T06:00:00.000Z');
  expect(textOf(undefined)).toBeNull();
  expect(textOf('a'.repeat(5000))).toHaveLength(4000);
});

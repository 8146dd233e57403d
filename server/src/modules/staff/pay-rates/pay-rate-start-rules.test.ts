import { expect, test } from 'vitest';
import { placeRate, refuseDay } from './pay-rate-start-rules.ts';

const first = { id: 1, validFrom: '2026-01-01', validTo: '2026-03-31' };
const second = { id: 2, validFrom: '2026-04-01', validTo: null };

test.each([
  ['2026-02-01', { ended: first, replaced: undefined, until: '2026-04-01' }],
  ['2026-03-31', { ended: first, replaced: undefined, until: '2026-04-01' }],
  ['2026-04-01', { ended: undefined, replaced: second, until: null }],
  ['2026-05-01', { ended: second, replaced: undefined, until: null }],
  ['2025-12-01', { ended: undefined, replaced: undefined, until: '2026-01-01' }],
])('a rate from %s has its place among the others', (from, placed) => {
  expect(placeRate([second, first], from)).toEqual(placed);
});

test('a rate begins today or later', () => {
  expect(refuseDay('2026-03-04', '2026-03-04')).toBeNull();
  expect(refuseDay('2026-03-03', '2026-03-04')?.en).toMatch(/keep what they had/);
});

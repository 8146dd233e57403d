import { expect, test } from 'vitest';
import {
  expectedIn,
  refuseCashOut,
  refuseClosing,
  refuseOverfullDrawer,
} from './cash-drawer-rules.ts';

test.each([
  [500, 500, null],
  [500, -100, null],
  [500, 501, '5.00 AED'],
  [-20, 1, '0.00 AED'],
])('of a drawer with %s fils %s are taken, or not: %s', (expected, out, amount) => {
  const refused = refuseCashOut(expected, out);
  expect(refused === null ? null : refused.en).toEqual(
    amount && expect.stringContaining(`only ${amount} in the drawer`),
  );
});

test('a drawer holds a million AED and not a fils more', () => {
  expect(refuseOverfullDrawer(100_000_000)).toBe(null);
  expect(refuseOverfullDrawer(100_000_001)?.en).toContain('more than 1,000,000.00 AED');
});

test('a drawer should contain its float, the cash and the movements', () => {
  expect(expectedIn({ floatMinor: 500, cashMinor: 70, movedMinor: -9 })).toBe(561);
});

test('a day is closed with what should be there, or with a reason', () => {
  expect(refuseClosing(500, 500, '')).toBe(null);
  expect(refuseClosing(500, 1, 'Lost')).toBe(null);
  expect(refuseClosing(500, 501, 'Found')).toBe(null);
  expect(refuseClosing(1250, 1000, '')?.en).toMatch(/2\.50 AED are missing/);
  expect(refuseClosing(1000, 1250, '')?.en).toMatch(/2\.50 AED too many/);
});

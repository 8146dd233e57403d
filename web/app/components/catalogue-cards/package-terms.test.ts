import type { Service } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { lastDayOf } from './package-last-day.ts';
import { packageTerms } from './package-terms.ts';

const service = (id: number, prices: Record<number, number>): Service => ({
  id,
  name: `Service ${id}`,
  description: '',
  kind: null,
  image: null,
  needs_skill: true,
  durations: Object.entries(prices).map(([time, price]) => ({ id: 1, time: Number(time), price })),
});
const services = [
  service(1, { 30: 180, 60: 320 }),
  service(2, { 60: 370 }),
  service(3, { 60: 90 }),
];
const included = {
  services_included: [1, 2].map((id) => ({ id, name: '', needs_skill: true })),
};
const option = (time: number | null, price: number, validity_days: number | null) => ({
  id: 1,
  time,
  price,
  validity_days,
});
const terms = (...args: Parameters<typeof option>) =>
  packageTerms(option(...args), included, services);

test('an hour’s price, and the saving against the cheapest hour that it includes', () => {
  expect(terms(600, 2750, 180)).toMatchObject({ hourPrice: 275, savesPercent: 14 });
  expect(terms(600, 2720, 180)).toMatchObject({ hourPrice: 272, savesPercent: 15 });
});

test('no saving is shown where there is none, or nothing to compare with', () => {
  expect(terms(60, 350, null)?.savesPercent).toBe(0);
  expect(packageTerms(option(600, 2750, 180), included, [])?.savesPercent).toBe(0);
});

test('validity is given in days, counted like the last day', () => {
  expect(terms(600, 2750, 180)?.validDays).toBe(180);
  expect(terms(600, 2750, null)?.validDays).toBeNull();
  const unlimited = { id: 1, time: null, price: 2900, validity_days: null };
  // As on the server: live-code-rules.test.ts of packages.
  expect(lastDayOf(unlimited, '2026-03-04')).toBe('2026-04-03');
  expect(lastDayOf({ ...unlimited, time: 600, validity_days: 180 }, '2026-03-04')).toBe(
    '2026-08-31',
  );
  expect(lastDayOf({ ...unlimited, time: 600 }, '2026-03-04')).toBe('');
  expect(lastDayOf(unlimited, undefined)).toBe('');
});

test('an unlimited package has no such terms', () => {
  expect(terms(null, 2900, 30)).toBeNull();
});

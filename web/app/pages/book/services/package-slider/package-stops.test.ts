import type { Package } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { serviceOf, tenHours } from '../../form/test-catalogue.ts';
import { bestStop, memberLine, minutesLeftOf, monthsOf, packageStops } from './package-stops.ts';

const hour = serviceOf(1, 'Stretching', [[60, 320]]);
const packageOf = (
  id: number,
  time: number | null,
  price: number,
  days: number | null,
): Package => ({
  ...tenHours,
  id,
  options: [{ id, time, price, validity_days: days }],
});
const starter = packageOf(1, 300, 1450, 90);
const balance = packageOf(2, 600, 2750, 180);
const performance = packageOf(3, 1200, 5100, 365);
const stops = packageStops([performance, starter, balance], [hour]);

test('the slider goes from few minutes to many, and an hour becomes cheaper', () => {
  expect(stops.map(({ minutes }) => minutes)).toEqual([300, 600, 1200]);
  expect(stops.map(({ hourPrice }) => hourPrice)).toEqual([290, 275, 255]);
});

test('each stop says what it saves against single sessions of its cheapest hour', () => {
  expect(stops.map(({ saves }) => saves)).toEqual([150, 450, 1300]);
  expect(packageStops([starter], []).map(({ saves }) => saves)).toEqual([0]);
  expect(packageStops([packageOf(4, 60, 400, null)], [hour])[0]?.saves).toBe(0);
});

test('a package without minutes has no place on it', () => {
  expect(packageStops([packageOf(5, null, 2900, 30)], [hour])).toEqual([]);
});

test('what suits a pace is used up in time, within half a year, at the cheapest hour', () => {
  expect(bestStop(stops, 1)).toBe(0);
  expect(bestStop(stops, 2)).toBe(1);
  expect(bestStop(stops, 4)).toBe(2);
  expect(bestStop(packageStops([packageOf(6, 1200, 5100, null)], [hour]), 1)).toBe(0);
});

test('a pace says how long the minutes last, or what would be left of them', () => {
  const [few, , many] = stops;
  if (!few || !many) throw new Error('no stops');
  expect(monthsOf(many, 4)).toBe(5);
  expect(minutesLeftOf(many, 4)).toBe(0);
  expect(minutesLeftOf(few, 1)).toBe(180);
  expect(minutesLeftOf({ ...few, option: { ...few.option, validity_days: null } }, 1)).toBe(0);
});

test('the membership begins between the last stop below its minutes and the first above', () => {
  expect(memberLine(stops, 500)).toBe(0.25);
  expect(memberLine(stops, 200)).toBeNull();
  expect(memberLine(stops, 2000)).toBeNull();
});

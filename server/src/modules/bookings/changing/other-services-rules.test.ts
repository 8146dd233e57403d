import { describe, expect, test } from 'vitest';
import type { LockedPackage } from '../../packages/owned-package-rules.ts';
import { chargeForOthers, isFor, lengthFor } from './other-services-rules.ts';
import type { Booked } from './repricing-rules.ts';

const line = (serviceId: number, lastsMinutes: number, priceMinor: number) => ({
  ...{ serviceId, name: `Service ${serviceId}`, needsSkill: false },
  ...{ lastsMinutes, priceMinor },
});
const begins = new Date('2026-03-05T10:00:00Z');
/** An hour and a half of two services, with a discount of a tenth. */
const booked: Booked = {
  lines: [line(1, 60, 30_000), line(2, 30, 10_000)],
  ...{ priceMinor: 36_000, discountMinor: 4_000, packageMinutes: null },
  ...{ startsAt: begins, endsAt: new Date(begins.getTime() + 90 * 60_000) },
};
const ofPackage: Booked = { ...booked, priceMinor: 0, discountMinor: 0, packageMinutes: 90 };
const minutesLater = (minutes: number) => new Date(begins.getTime() + minutes * 60_000);
const asked = (...pairs: [id: number, time: number][]) => pairs.map(([id, time]) => ({ id, time }));

test('a session is for the same services in any order and, of a package, at any length', () => {
  expect(isFor(booked, asked([2, 30], [1, 60]))).toBe(true);
  expect(isFor(booked, asked([1, 60]))).toBe(false);
  expect(isFor(booked, asked([1, 60], [2, 60]))).toBe(false);
  expect(isFor(booked, asked([1, 60], [3, 30]))).toBe(false);
  expect(isFor(booked, asked([3, 60], [2, 30]))).toBe(false);
  expect(isFor(ofPackage, asked([1, 45], [2, 45]))).toBe(true);
  expect(isFor(ofPackage, asked([1, 45], [3, 45]))).toBe(false);
  expect(isFor(booked, asked([1, 60], [2, 30], [3, 60]))).toBe(false);
  // A service requested twice matches only one line.
  expect(isFor(booked, asked([1, 60], [1, 60]))).toBe(false);
  expect(isFor(ofPackage, asked([1, 45], [1, 45]))).toBe(false);
});

test('it is as long as its services together, and from a package as it was', () => {
  expect(lengthFor(booked, asked([1, 60], [3, 45]))).toBe(105);
  expect(lengthFor(ofPackage, asked([1, 60], [3, 45]))).toBe(90);
});

describe('what other services cost', () => {
  const offered = [line(2, 30, 12_000), line(3, 60, 20_000), line(3, 90, 28_000)];
  const held = {
    name: 'Balance',
    included: [
      { serviceId: 1, name: 'Service 1', needsSkill: false },
      { serviceId: 3, name: 'Service 3', needsSkill: true },
    ],
  } as unknown as LockedPackage;
  const costs = (
    services: ReturnType<typeof asked>,
    lastsMinutes: number,
    { keepsCharge = false, of = booked, with: pack = held as LockedPackage | null } = {},
  ) => chargeForOthers(of, { services, lastsMinutes, keepsCharge }, { offered, held: pack });
  const field = (of: ReturnType<typeof costs>) => ('field' in of ? of.field : null);
  const reason = (of: ReturnType<typeof costs>) => ('reason' in of ? of.reason.en : null);

  test('is what they did where they stay, and what the catalogue asks where they are new, with as much off', () => {
    expect(costs(asked([2, 30], [3, 60]), 90)).toEqual({
      charge: {
        lines: [line(2, 30, 10_000), line(3, 60, 20_000)],
        ...{ priceMinor: 27_000, discountMinor: 3_000, packageMinutes: null },
      },
    });
  });

  test('is what it was where the charge is kept', () => {
    expect(costs(asked([3, 60]), 60, { keepsCharge: true })).toEqual({
      charge: {
        // The line keeps its share, or undoing the next change would lose it.
        lines: [line(3, 60, 40_000)],
        ...{ priceMinor: 36_000, discountMinor: 4_000, packageMinutes: null },
      },
    });
    // As long as before is not longer.
    expect('charge' in costs(asked([3, 90]), 90, { keepsCharge: true })).toBe(true);
  });

  test('is the minutes of a package that includes them, or as many as before where the charge is kept', () => {
    const found = costs(asked([1, 30], [3, 30]), 60, { of: ofPackage });
    if (!('charge' in found)) throw new Error('It is refused.');
    const { lines, ...rest } = found.charge;
    expect(rest).toEqual({ priceMinor: 0, discountMinor: 0, packageMinutes: 60 });
    expect(lines.map(({ serviceId, lastsMinutes }) => [serviceId, lastsMinutes])).toEqual([
      [1, 30],
      [3, 30],
    ]);
    const kept = costs(asked([1, 30]), 60, { of: ofPackage, keepsCharge: true });
    expect(kept).toMatchObject({ charge: { packageMinutes: 90 } });
  });

  test('is no less for a longer session with all that it was for', () => {
    const dear = { ...booked, lines: [line(2, 15, 40_000)], endsAt: minutesLater(15) };
    const costsDear = (...pairs: [number, number][]) =>
      costs(
        asked(...pairs),
        pairs.reduce((sum, [, time]) => sum + time, 0),
        { of: dear },
      );
    expect(costsDear([2, 30])).toEqual({
      charge: {
        lines: [line(2, 30, 40_000)],
        ...{ priceMinor: 36_000, discountMinor: 4_000, packageMinutes: null },
      },
    });
    expect(costsDear([2, 30], [3, 60])).toMatchObject({
      charge: { lines: [line(2, 30, 12_000), line(3, 60, 28_000)], priceMinor: 36_000 },
    });
    // It is for something else.
    expect(costsDear([3, 60])).toMatchObject({ charge: { priceMinor: 18_000 } });
    const kept = { ...ofPackage, endsAt: minutesLater(30) };
    expect(costs(asked([1, 30], [3, 15]), 45, { of: kept })).toMatchObject({
      charge: { packageMinutes: 90 },
    });
    expect(costs(asked([3, 30]), 30, { of: kept })).toMatchObject({
      charge: { packageMinutes: 90 },
    });
    expect(costs(asked([3, 15]), 15, { of: kept })).toMatchObject({
      charge: { packageMinutes: 15 },
    });
  });

  test('is less where it is no longer than before, or not for all that it was for', () => {
    const of = { ...booked, lines: [line(3, 90, 40_000)] };
    expect(costs(asked([3, 60]), 60, { of })).toMatchObject({
      charge: { lines: [line(3, 60, 20_000)], priceMinor: 18_000, discountMinor: 2_000 },
    });
    const same = { ...booked, lines: [line(3, 30, 28_000), line(2, 60, 12_000)] };
    expect(costs(asked([2, 30], [3, 60]), 90, { of: same })).toMatchObject({
      charge: { priceMinor: 28_800, discountMinor: 3_200 },
    });
    expect(costs(asked([2, 30], [3, 90]), 120)).toMatchObject({
      charge: { priceMinor: 34_200, discountMinor: 3_800 },
    });
  });

  test.each([
    ['one is asked for twice', asked([3, 60], [3, 30]), 90, {}, 'one'],
    ['it cannot last so long', asked([3, 60]), 62, {}, 'enough for all its services'],
    [
      'it keeps its charge and is longer',
      asked([3, 90], [2, 30]),
      120,
      { keepsCharge: true },
      'Only a shorter',
    ],
    ['one has no price at this length', asked([3, 45]), 45, {}, 'no price for 45 minutes'],
    ['one is not sold', asked([9, 60]), 60, {}, ''],
    ['they take another time', asked([3, 60]), 90, {}, '60'],
    [
      'a package leaves one of them nothing',
      asked([1, 5], [3, 5]),
      5,
      { of: ofPackage },
      'enough for all its services',
    ],
    ['the package does not include one', asked([2, 60]), 60, { of: ofPackage }, 'Balance'],
    [
      'the package is not there',
      asked([1, 60]),
      60,
      { of: ofPackage, with: null },
      'We do not know this package',
    ],
  ])('is not known when %s', (_, services, minutes, how, sentence) => {
    expect(reason(costs(services, minutes, how))).toContain(sentence);
  });

  test('is refused at the field that is to be mended', () => {
    expect(field(costs(asked([3, 45]), 45))).toBe('total_duration');
    expect(field(costs(asked([9, 60]), 60))).toBe('services');
    expect(field(costs(asked([3, 60], [3, 30]), 90))).toBe('services');
    expect(field(costs(asked([3, 60]), 62))).toBe('total_duration');
    expect(field(costs(asked([3, 90], [2, 30]), 120, { keepsCharge: true }))).toBe(
      'total_duration',
    );
    expect(field(costs(asked([3, 60]), 90))).toBe('total_duration');
    expect(field(costs(asked([2, 60]), 60, { of: ofPackage }))).toBe('services');
    expect(field(costs(asked([1, 5], [3, 5]), 5, { of: ofPackage }))).toBe('total_duration');
    expect(field(costs(asked([1, 5], [3, 5]), 10, { of: ofPackage }))).toBeNull();
    expect(costs(asked([1, 60]), 60, { of: ofPackage, with: null })).toMatchObject({
      verdict: 'refused',
    });
  });
});

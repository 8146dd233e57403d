import type { SiteHours, WeeklyHours } from '@limber/contract/site.ts';
import { expect, test } from 'vitest';
import { openingHoursFacts } from './opening-hours-facts.ts';

const thursday: WeeklyHours = {
  ...{ location: 'A', weekday: 4, from_minute: 720, to_minute: 1320 },
  ...{ valid_from: null, valid_to: null },
};
/** Thursdays of a year with Ramadan from 12 March to 10 April. */
const year: WeeklyHours[] = [
  { ...thursday, valid_to: '2026-03-11' },
  {
    ...{ ...thursday, from_minute: 1200, to_minute: 1500 },
    ...{ valid_from: '2026-03-12', valid_to: '2026-04-10' },
  },
  { ...thursday, valid_from: '2026-04-11' },
];
const nights = { opens: '20:00', closes: '01:00' };
const midday = { opens: '12:00', closes: '22:00' };
const onThursdays = { dayOfWeek: 'https://schema.org/Thursday' };

function factsOf(
  hours: Partial<SiteHours>,
  closures: Parameters<typeof openingHoursFacts>[2] = [],
) {
  const known = { today: '2026-03-03', weekly: [thursday], shut: [], ...hours };
  // As it is written: without what is undefined.
  return JSON.parse(JSON.stringify(openingHoursFacts('A', known, closures)));
}

const part = { location: null, starts_on: '2026-03-05', ends_on: '2026-03-05' };
const inPart = (from_minute: number, to_minute: number) => ({ ...part, from_minute, to_minute });
const specialOn = (hours: Partial<SiteHours>) =>
  factsOf(hours).specialOpeningHoursSpecification.map(
    (each: { validFrom: string; opens: string; closes: string }) =>
      `${each.validFrom} ${each.opens} ${each.closes}`,
  );

test('a week without an end says no days', () => {
  expect(factsOf({})).toEqual({
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', ...onThursdays, ...midday },
    ],
    specialOpeningHoursSpecification: [],
  });
});

test('before Ramadan all three weeks are said with their days', () => {
  expect(factsOf({ weekly: year }).openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', ...onThursdays, ...midday, validThrough: '2026-03-11' },
    {
      ...{ '@type': 'OpeningHoursSpecification', ...onThursdays, ...nights },
      ...{ validFrom: '2026-03-12', validThrough: '2026-04-10' },
    },
    { '@type': 'OpeningHoursSpecification', ...onThursdays, ...midday, validFrom: '2026-04-11' },
  ]);
});

test('during Ramadan its nights hold until its end, and the usual week from then on', () => {
  const weekly = year.slice(1);
  expect(factsOf({ today: '2026-03-20', weekly }).openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', ...onThursdays, ...nights, validThrough: '2026-04-10' },
    { '@type': 'OpeningHoursSpecification', ...onThursdays, ...midday, validFrom: '2026-04-11' },
  ]);
});

test('hours of one day are special ones', () => {
  const day = { valid_from: '2026-03-05', valid_to: '2026-03-05' };
  const weekly = [
    { ...thursday, valid_to: '2026-03-04' },
    { ...thursday, ...day, from_minute: 600, to_minute: 780 },
    { ...thursday, ...day, from_minute: 960, to_minute: 1320 },
    { ...thursday, valid_from: '2026-03-06' },
  ];
  expect(specialOn({ weekly })).toEqual(['2026-03-05 10:00 13:00', '2026-03-05 16:00 22:00']);
  expect(factsOf({ weekly }).openingHoursSpecification).toHaveLength(2);
});

test.each([
  ['in the middle', inPart(840, 960), ['2026-03-05 12:00 14:00', '2026-03-05 16:00 22:00']],
  ['at the end', inPart(1200, 1440), ['2026-03-05 12:00 20:00']],
  ['for the whole day’s hours', inPart(600, 1400), ['2026-03-05 00:00 00:00']],
  [
    'on days without hours',
    { ...inPart(840, 960), starts_on: '2026-03-06', ends_on: '2026-03-08' },
    [],
  ],
  [
    'over several weeks',
    { ...inPart(1200, 1320), ends_on: '2026-03-14' },
    ['2026-03-05 12:00 20:00', '2026-03-12 12:00 20:00'],
  ],
  [
    'that has begun',
    { ...inPart(1200, 1320), starts_on: '2026-02-01' },
    ['2026-03-05 12:00 20:00'],
  ],
  ['of another branch', { ...inPart(840, 960), location: 'B' }, []],
])('a closure %s leaves the rest of a day', (_where, closure, expected) => {
  expect(specialOn({ shut: [closure] })).toEqual(expected);
});

test('a day that is closed as a whole is closed once', () => {
  const eid = {
    ...{ id: 1, name: 'Eid', title: 'Eid', greeting_ar: '' },
    ...{ location: null, starts_on: '2026-03-05', ends_on: '2026-03-06' },
  };
  const said = factsOf({ shut: [inPart(840, 960)] }, [eid]).specialOpeningHoursSpecification;
  expect(said).toEqual([
    {
      ...{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' },
      ...{ validFrom: '2026-03-05', validThrough: '2026-03-06' },
    },
  ]);
});

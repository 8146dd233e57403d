import type { OpenDay } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { dayReason } from './day-reason.ts';

const eid = {
  id: 1,
  name: 'Eid Al Adha',
  title: '',
  greeting_ar: '',
  location: 'A',
  starts_on: '2026-03-10',
  ends_on: '2026-03-11',
};
const facts = {
  closures: [eid],
  location: 'A',
  bounds: {
    today: '2026-03-04',
    daysAhead: 180,
    lastDay: '2026-03-12',
    takenDays: ['2026-03-06', '2026-03-10'],
  },
};
const told = (reason: NonNullable<OpenDay['reason']>): OpenDay => ({
  date: '',
  openings: 0,
  level: 'closed',
  reason,
});

test.each([
  ['open', '2026-03-05', undefined, undefined],
  ['used by the package', '2026-03-06', undefined, { reason: 'package_used', barred: true }],
  [
    'a closure, whatever else',
    '2026-03-10',
    told('closure'),
    { reason: 'closure', closure: 'Eid Al Adha', barred: true },
  ],
  ['after its end', '2026-03-13', told('day_off'), { reason: 'package_ended', barred: true }],
  ['a day off', '2026-03-05', told('day_off'), { reason: 'day_off', barred: false }],
  ['too short', '2026-03-05', told('too_long'), { reason: 'too_long', barred: false }],
  ['over', '2026-03-05', told('over'), undefined],
  ['beyond the diary', '2027-01-01', told('beyond'), { reason: 'package_ended', barred: true }],
] as const)('a day is %s', (_what, day, open, expected) => {
  expect(dayReason(day, facts, open)).toEqual(expected);
});

test('a closure of another branch closes nothing', () => {
  expect(dayReason('2026-03-11', { ...facts, location: 'B' }, undefined)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { formatShortDayWithYear } from '../../../lib/dates.ts';
import { packageState, usedPercent } from './package-state.ts';

const today = '2026-03-04';
const personal = {
  kind: 'regular' as const,
  active: true,
  remaining_time: 240,
  total_time: 600,
  expiry_date: null as string | null,
};
const unlimited = {
  kind: 'unlimited' as const,
  active: true,
  remaining_time: null,
  total_time: null,
  expiry_date: '2026-03-04',
};

test('closed is inactive, used up is expired, anything else active @PKG-01', () => {
  expect(packageState(personal, today)).toBe('active');
  expect(packageState({ ...personal, active: false }, today)).toBe('inactive');
  expect(packageState({ ...personal, active: false, remaining_time: 0 }, today)).toBe('inactive');
  expect(packageState({ ...personal, remaining_time: 0 }, today)).toBe('expired');
  expect(packageState({ ...personal, remaining_time: 5 }, today)).toBe('active');
});

test('minutes cannot be used after the last day', () => {
  expect(packageState({ ...personal, expiry_date: '2026-03-04' }, today)).toBe('active');
  expect(packageState({ ...personal, expiry_date: '2026-03-03' }, today)).toBe('expired');
});

test('for an unlimited package only the day counts @PKG-02', () => {
  expect(packageState(unlimited, today)).toBe('active');
  expect(packageState(unlimited, '2026-03-05')).toBe('expired');
  expect(packageState({ ...unlimited, active: false }, today)).toBe('inactive');
});

test.each([
  [600, 600, 0],
  [240, 600, 60],
  [0, 600, 100],
  [595, 600, 1],
  [398, 600, 34],
])('%i of %i minutes left are %i%% used @PROFILE-23', (remaining_time, total_time, percent) => {
  expect(usedPercent({ ...personal, remaining_time, total_time })).toBe(percent);
});

test('unlimited and packages without a total have no bar @PROFILE-23', () => {
  expect(usedPercent(unlimited)).toBeUndefined();
  expect(usedPercent({ ...personal, total_time: null })).toBeUndefined();
  expect(usedPercent({ ...personal, total_time: 0 })).toBeUndefined();
});

test('the last day reads short month, day, year @PROFILE-22', () => {
  expect(formatShortDayWithYear('2026-11-21')).toBe('Nov 21, 2026');
});

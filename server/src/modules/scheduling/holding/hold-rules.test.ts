import {
  HOLD_MINUTES,
  HOLDS_A_DAY,
  HOLDS_AN_HOUR,
  HOLDS_FROM_ADDRESS_A_DAY,
  HOLDS_FROM_ADDRESS_AT_ONCE,
} from '@limber/contract/terms/booking/holds.ts';
import { expect, test } from 'vitest';
import { parseStart } from '../parse-start.ts';
import { slotOf } from '../slot-rules.ts';
import { holdEndsAt, holdLimits, isHeldEnough, isSameHold } from './hold-rules.ts';

const slot = (time: string, lastsMinutes = 60) =>
  slotOf(parseStart('2026-03-05', time), lastsMinutes);

test('a hold lasts five minutes', () => {
  const now = new Date('2026-03-05T10:00:30Z');
  expect(holdEndsAt(now)).toEqual(new Date('2026-03-05T10:05:30Z'));
});

test('the same is held by the same therapist, or anyone, from the same start as long', () => {
  const held = { therapistId: 1, ...slot('14:00') };
  expect(isSameHold(held, 1, slot('14:00'))).toBe(true);
  expect(isSameHold(held, null, slot('14:00'))).toBe(true);
  expect(isSameHold(held, 2, slot('14:00'))).toBe(false);
  expect(isSameHold(held, 1, slot('14:30'))).toBe(false);
  expect(isSameHold(held, 1, slot('14:00', 90))).toBe(false);
  expect(isSameHold(held, 1, slot('14:30', 30))).toBe(false);
});

test('at most three times of a day are held', () => {
  const span = { startMinute: 0, endMinute: 30 };
  expect(isHeldEnough([span, span])).toBe(false);
  expect(isHeldEnough([span, span, span])).toBe(true);
});

test('an account is counted wherever it is signed in, a browser by its number', () => {
  const keys = (accountId: number | null) =>
    holdLimits({ accountId, browser: 'abc' }, '198.51.100.1').map(({ key }) => key);
  expect(keys(7).slice(0, 2)).toEqual(['holds of account 7 in an hour', 'holds of account 7']);
  expect(keys(null)[1]).toBe('holds of browser abc');
  expect(keys(7)[3]).toBe(keys(null)[3]);
});

test('holds are limited by hour and day, and for an address by number and day', () => {
  expect(holdLimits({ accountId: 7, browser: null }, '198.51.100.1')).toEqual([
    { key: 'holds of account 7 in an hour', most: HOLDS_AN_HOUR, perMinutes: 60 },
    { key: 'holds of account 7', most: HOLDS_A_DAY, perMinutes: 1440 },
    {
      key: 'holds from 198.51.100.1 at once',
      most: HOLDS_FROM_ADDRESS_AT_ONCE,
      perMinutes: HOLD_MINUTES,
    },
    { key: 'holds from 198.51.100.1', most: HOLDS_FROM_ADDRESS_A_DAY, perMinutes: 1440 },
  ]);
});

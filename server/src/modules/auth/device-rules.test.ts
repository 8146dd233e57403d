import {
  ACCOUNTS_ON_A_DEVICE,
  DEVICE_KNOWN_DAYS,
} from '@limber/contract/terms/codes-and-tokens.ts';
import { describe, expect, test } from 'vitest';
import { type Device, deviceAfter, isKnown, isOf, markOf } from './device-rules.ts';

const now = new Date('2026-03-04T06:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const fresh: Device = { id: 'phone', brought: true, accounts: [] };

describe('a device', () => {
  test('stays known to an account for a number of days after its last sign-in', () => {
    const phone = deviceAfter(fresh, 42, now);
    const end = later(DEVICE_KNOWN_DAYS);
    expect(isKnown(phone, 42, new Date(end.getTime() - 1))).toBe(true);
    expect(isKnown(phone, 42, end)).toBe(false);
    expect(isKnown(phone, 43, now)).toBe(false);
    expect(isKnown(deviceAfter(phone, 42, later(100)), 42, end)).toBe(true);
  });

  test('is known to several accounts, latest first, and forgets the oldest', () => {
    let tablet = fresh;
    for (let id = 1; id <= ACCOUNTS_ON_A_DEVICE; id++) tablet = deviceAfter(tablet, id, now);
    tablet = deviceAfter(tablet, 1, now);
    tablet = deviceAfter(tablet, 99, now);
    expect(tablet.accounts.map(({ id }) => id)).toEqual([99, 1, 8, 7, 6, 5, 4, 3]);
    expect(deviceAfter(tablet, 5, later(181)).accounts.map(({ id }) => id)).toEqual([5]);
  });
});

test('a device knows each account once, in any order, and none beyond its days', () => {
  const twice = deviceAfter(deviceAfter(deviceAfter(fresh, 1, now), 2, now), 1, later(1));
  expect(twice.accounts.map(({ id }) => id)).toEqual([1, 2]);
  expect([isKnown(twice, 1, now), isKnown(twice, 2, now)]).toEqual([true, true]);
  const end = later(DEVICE_KNOWN_DAYS);
  expect(deviceAfter(twice, 3, end).accounts.map(({ id }) => id)).toEqual([3, 1]);
});

describe('a caller’s request', () => {
  const phone = { device: fresh, address: '192.0.2.1' };
  const program = { device: { ...fresh, id: 'new', brought: false }, address: '192.0.2.1' };

  test('belongs to the browser with its cookie, on any network', () => {
    expect(isOf({ ...phone, address: '192.0.2.9' }, markOf(phone))).toBe(true);
    const other = { ...phone, device: { ...fresh, id: 'laptop' } };
    expect(isOf(other, markOf(phone))).toBe(false);
  });

  test('belongs to the address when no cookie came, and then to the browser that was given one', () => {
    const again = { ...program, device: { ...program.device, id: 'newer' } };
    expect(isOf(again, markOf(program))).toBe(true);
    expect(isOf({ ...again, address: '192.0.2.9' }, markOf(program))).toBe(false);
    expect(
      isOf({ ...program, device: { ...program.device, brought: true } }, markOf(program)),
    ).toBe(true);
  });

  test('does not belong to others on the same network', () => {
    expect(isOf(program, markOf(phone))).toBe(false);
    expect(isOf(phone, markOf(program))).toBe(false);
  });
});

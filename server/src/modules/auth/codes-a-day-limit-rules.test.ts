import { expect, test } from 'vitest';
import { claimsTriedFrom, lastsText } from './claiming/claim-rules.ts';
import {
  codeRequestLimits,
  codeRequestsFrom,
  registrationsFrom,
  wrongCodeLimits,
  wrongCodesFrom,
} from './codes-a-day-limit-rules.ts';
import type { Caller } from './device-rules.ts';

const caller: Caller = {
  device: { id: 'phone', brought: true, accounts: [] },
  address: '192.0.2.1',
};
const owner = { of: { accountId: 7 }, caller, known: true };
const stranger = { of: { accountId: 7 }, caller, known: false };
const day = { perMinutes: 1440 };

test('codes of a device that the account knows are counted separately', () => {
  expect(codeRequestLimits(owner)).toEqual([
    { key: 'codes for account 7 by device phone in ten minutes', most: 10, perMinutes: 10 },
    { key: 'codes for account 7 by device phone', most: 30, ...day },
  ]);
});

test('codes for strangers are counted by address, and all together', () => {
  expect(codeRequestLimits(stranger)).toEqual([
    { key: 'codes for account 7 by 192.0.2.1 in ten minutes', most: 10, perMinutes: 10 },
    { key: 'codes for account 7 by 192.0.2.1', most: 20, ...day },
    { key: 'codes for account 7 by strangers', most: 60, ...day },
  ]);
});

test('so are wrong codes', () => {
  expect(wrongCodeLimits(owner)).toEqual([
    { key: 'wrong codes for account 7 by device phone', most: 10, ...day },
  ]);
  expect(wrongCodeLimits(stranger)).toEqual([
    { key: 'wrong codes for account 7 by 192.0.2.1', most: 10, ...day },
    { key: 'wrong codes for account 7 by strangers', most: 30, ...day },
  ]);
});

test('a telephone number is counted under its hash, whether it is known or not', () => {
  const asked = { of: { numberHash: Buffer.from('hash') }, caller, known: false };
  expect(codeRequestLimits(asked).map(({ key }) => key)).toEqual([
    'codes for number aGFzaA by 192.0.2.1 in ten minutes',
    'codes for number aGFzaA by 192.0.2.1',
    'codes for number aGFzaA by strangers',
  ]);
  expect(wrongCodeLimits(asked).map(({ key }) => key)).toEqual([
    'wrong codes for number aGFzaA by 192.0.2.1',
    'wrong codes for number aGFzaA by strangers',
  ]);
});

test('one address has its own allowance for every kind of attempt', () => {
  const all = [codeRequestsFrom, wrongCodesFrom, registrationsFrom, claimsTriedFrom].map((of) =>
    of('192.0.2.1'),
  );
  expect(all).toEqual([
    { key: 'codes asked from 192.0.2.1', most: 60, perMinutes: 10 },
    { key: 'wrong codes from 192.0.2.1', most: 60, perMinutes: 10 },
    { key: 'registrations from 192.0.2.1', most: 60, perMinutes: 10 },
    { key: 'claims tried from 192.0.2.1', most: 60, perMinutes: 10 },
  ]);
});

test('the validity of a link is stated in the recipient’s language', () => {
  expect(lastsText('en')).toBe('3 days');
  expect(lastsText('ar')).toBe('3 أيام');
});

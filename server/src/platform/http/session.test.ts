import {
  ACCESS_TOKEN_MINUTES,
  CLOCKS_APART_MINUTES,
} from '@limber/contract/terms/codes-and-tokens.ts';
import { createSigner } from 'fast-jwt';
import { expect, test } from 'vitest';
import { issueAccessToken, readAccessToken } from './session.ts';

const SECRET = 'a secret that only this test knows, long enough';
const NOW = new Date('2026-03-04T06:00:00Z');
const ACTOR = { accountId: 7, accountType: 'client' } as const;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('a token names its owner until its last minute is over', () => {
  const token = issueAccessToken(SECRET, ACTOR, NOW);
  expect(readAccessToken(SECRET, token, NOW)).toEqual(ACTOR);
  expect(
    readAccessToken(SECRET, token, new Date(later(ACCESS_TOKEN_MINUTES).getTime() - 1)),
  ).toEqual(ACTOR);
  expect(readAccessToken(SECRET, token, later(ACCESS_TOKEN_MINUTES))).toBeNull();
});

test('a token from a clock that ran ahead is invalid once the clock is right', () => {
  const from = (minutes: number) => issueAccessToken(SECRET, ACTOR, later(minutes));
  expect(readAccessToken(SECRET, from(CLOCKS_APART_MINUTES), NOW)).toEqual(ACTOR);
  expect(readAccessToken(SECRET, from(CLOCKS_APART_MINUTES + 1), NOW)).toBeNull();
});

test('nobody is named by a token of another secret, purpose, kind, or without an end', () => {
  const claims = { sub: '7', account_type: 'client' };
  const expiring = { ...claims, exp: later(5).getTime() / 1000 };
  const forged = [
    issueAccessToken('another secret, which is just as long', ACTOR, NOW),
    createSigner({ key: SECRET, algorithm: 'HS256' })(expiring),
    createSigner({ key: `access-token:${SECRET}`, algorithm: 'HS512' })(expiring),
    createSigner({ algorithm: 'none' })(expiring),
    createSigner({ key: `access-token:${SECRET}`, algorithm: 'HS256', noTimestamp: true })(claims),
    `${issueAccessToken(SECRET, ACTOR, NOW)}x`,
    'not a token',
  ];
  // Verified tokens are cached; an invalid one must not be.
  for (const token of [...forged, ...forged]) {
    expect(readAccessToken(SECRET, token, NOW)).toBeNull();
  }
});

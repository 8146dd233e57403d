import { describe, expect, test } from 'vitest';
import { codeFrom } from './hash-codes-and-tokens.ts';
import { liveCodes } from './live-code-rules.ts';
import { judgeRefresh, sessionEndsAt, tokenExpiresAt } from './session-lifetime-rules.ts';

const now = new Date('2026-03-04T06:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const DAY_SECONDS = 24 * 60 * 60;

test('a code has six digits, including leading zeros', () => {
  expect(codeFrom(0)).toBe('000000');
  expect(codeFrom(4711)).toBe('004711');
  expect(codeFrom(999_999)).toBe('999999');
});

describe('a code can be tried', () => {
  const live = { expiresAt: inSeconds(60), wrongTries: 0 };

  test('until the instant it expires', () => {
    expect(liveCodes([{ ...live, expiresAt: inSeconds(0.001) }], now)).toHaveLength(1);
    expect(liveCodes([{ ...live, expiresAt: now }], now)).toEqual([]);
  });

  test('unless a clock that ran ahead gave it out', () => {
    const ends = (minutes: number) => [{ ...live, expiresAt: inSeconds(minutes * 60) }];
    expect(liveCodes(ends(10 + 5), now)).toHaveLength(1);
    expect(liveCodes(ends(10 + 5.1), now)).toEqual([]);
  });

  test('five times', () => {
    expect(liveCodes([{ ...live, wrongTries: 4 }], now)).toHaveLength(1);
    expect(liveCodes([{ ...live, wrongTries: 5 }], now)).toEqual([]);
  });

  test('when it is one of the two newest, even when the newest is used up', () => {
    const first = { ...live, id: 1 };
    const second = { ...live, id: 2 };
    const third = { ...live, id: 3 };
    expect(liveCodes([third, second, first], now)).toEqual([third, second]);
    const usedUp = { ...live, id: 3, wrongTries: 5 };
    expect(liveCodes([usedUp, second, first], now)).toEqual([second]);
  });
});

describe('a refresh token', () => {
  const session = { endsAt: inSeconds(DAY_SECONDS), endedAt: null };
  const unused = { expiresAt: inSeconds(60), replacedAt: null, hasGrandchildren: false };
  const replaced = (secondsAgo: number) => ({ ...unused, replacedAt: inSeconds(-secondsAgo) });

  test('is valid while unused and not expired', () => {
    expect(judgeRefresh(unused, session, now)).toBe('fresh');
    expect(judgeRefresh({ ...unused, expiresAt: now }, session, now)).toBe('over');
  });

  test('is invalid when a clock that ran ahead issued it, or began its session', () => {
    const lasting = { endsAt: inSeconds(90 * DAY_SECONDS), endedAt: null };
    const ends = (seconds: number) => ({ ...unused, expiresAt: inSeconds(seconds) });
    expect(judgeRefresh(ends(30 * DAY_SECONDS + 300), lasting, now)).toBe('fresh');
    expect(judgeRefresh(ends(30 * DAY_SECONDS + 301), lasting, now)).toBe('over');
    const ahead = { ...lasting, endsAt: inSeconds(90 * DAY_SECONDS + 301) };
    expect(judgeRefresh(unused, ahead, now)).toBe('over');
  });

  test('is invalid with its session', () => {
    expect(judgeRefresh(unused, { ...session, endsAt: now }, now)).toBe('over');
    expect(judgeRefresh(unused, { ...session, endedAt: inSeconds(-1) }, now)).toBe('over');
    expect(judgeRefresh(replaced(1), { ...session, endedAt: inSeconds(-1) }, now)).toBe('over');
  });

  test('has a grace of ten seconds once replaced', () => {
    expect(judgeRefresh(replaced(0), session, now)).toBe('grace');
    expect(judgeRefresh(replaced(9.999), session, now)).toBe('grace');
    expect(judgeRefresh(replaced(10), session, now)).toBe('used twice');
  });

  test('has no grace once its child was replaced too', () => {
    const grandparent = { ...replaced(1), hasGrandchildren: true };
    expect(judgeRefresh(grandparent, session, now)).toBe('used twice');
  });
});

test('a token lasts thirty days, but never beyond its session', () => {
  const endsAt = sessionEndsAt(now);
  expect(endsAt).toEqual(inSeconds(90 * DAY_SECONDS));
  expect(tokenExpiresAt({ endsAt }, now)).toEqual(inSeconds(30 * DAY_SECONDS));
  expect(tokenExpiresAt({ endsAt }, inSeconds(70 * DAY_SECONDS))).toEqual(endsAt);
});

import { expect, test } from 'vitest';
import { graceMs, passAge, retryAfterMs } from './pass-age.ts';

const renewAt = Date.parse('2026-03-04T10:01:00+04:00');

test('a pass is renewed as soon as the next one is available', () => {
  expect(passAge(renewAt, renewAt - 60_000)).toEqual({ shown: true, renewInMs: 60_000 });
  expect(passAge(renewAt, renewAt - 1)).toEqual({ shown: true, renewInMs: 1 });
});

test('it is shown while the next one is loading, but no longer', () => {
  expect(passAge(renewAt, renewAt)).toEqual({ shown: true, renewInMs: retryAfterMs });
  expect(passAge(renewAt, renewAt + graceMs - 1).shown).toBe(true);
  expect(passAge(renewAt, renewAt + graceMs).shown).toBe(false);
});

test('a tab that wakes shows no old pass, and does not flood the server with requests', () => {
  expect(passAge(renewAt, renewAt + 3_600_000)).toEqual({ shown: false, renewInMs: retryAfterMs });
  expect(passAge(0, renewAt).shown).toBe(false);
});

import { expect, test } from 'vitest';
import { graceMs, passAge, retryAfterMs } from './card-pass.ts';

const renewAt = Date.parse('2026-03-04T10:01:00+04:00');

test('a pass is renewed the moment the next one is to be had', () => {
  expect(passAge(renewAt, renewAt - 60_000)).toEqual({ shown: true, renewInMs: 60_000 });
  expect(passAge(renewAt, renewAt - 1)).toEqual({ shown: true, renewInMs: 1 });
});

test('it stays while the next one is on its way, no longer', () => {
  expect(passAge(renewAt, renewAt)).toEqual({ shown: true, renewInMs: retryAfterMs });
  expect(passAge(renewAt, renewAt + graceMs - 1).shown).toBe(true);
  expect(passAge(renewAt, renewAt + graceMs).shown).toBe(false);
});

test('a tab that slept shows nothing old, and the server is not stormed for the next', () => {
  expect(passAge(renewAt, renewAt + 3_600_000)).toEqual({ shown: false, renewInMs: retryAfterMs });
  expect(passAge(0, renewAt).shown).toBe(false);
});

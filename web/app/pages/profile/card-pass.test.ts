import { expect, test } from 'vitest';
import { passAge, renewAheadMs, retryAfterMs } from './card-pass.ts';

const renewAt = Date.parse('2026-03-04T10:01:00+04:00');

test('a pass is renewed a little before it is due, and shown until then', () => {
  expect(passAge(renewAt, renewAt - 60_000)).toEqual({
    fresh: true,
    renewInMs: 60_000 - renewAheadMs,
  });
  expect(passAge(renewAt, renewAt - 1).fresh).toBe(true);
});

test('one that is due already is not shown, and the server is not stormed for the next', () => {
  expect(passAge(renewAt, renewAt)).toEqual({ fresh: false, renewInMs: retryAfterMs });
  expect(passAge(renewAt, renewAt + 3_600_000)).toEqual({ fresh: false, renewInMs: retryAfterMs });
  expect(passAge(renewAt, renewAt - 4_000)).toEqual({ fresh: true, renewInMs: 4_000 });
});

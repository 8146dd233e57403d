import { expect, test } from 'vitest';
import { COUNTS_IN, lookedAfterAt, triedAgainAt } from './message-status-rules.ts';

const now = new Date('2026-03-04T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('what arrived does not fail, and what was given up may still have arrived', () => {
  expect(COUNTS_IN.failed).not.toContain('delivered');
  expect(COUNTS_IN.failed).not.toContain('read');
  expect(COUNTS_IN.delivered).toContain('failed');
  expect(COUNTS_IN.delivered).not.toContain('read');
  expect(COUNTS_IN.read).toContain('delivered');
});

test.each([
  [1, after(1)],
  [4, after(8)],
  [5, null],
])('after %i tries it is tried again in growing pauses', (tries, at) => {
  expect(triedAgainAt(tries, after(600), now)).toEqual(at);
});

test('it is not tried again once it would come too late', () => {
  expect(triedAgainAt(4, after(8), now)).toBeNull();
});

test('the next channel takes over while it is still in time', () => {
  expect(lookedAfterAt('sending', after(600), now)).toEqual(after(10));
  expect(lookedAfterAt('sent', after(600), now)).toEqual(after(60));
  expect(lookedAfterAt('sent', after(60), now)).toEqual(after(30));
  expect(lookedAfterAt('sent', after(-5), now)).toEqual(now);
});

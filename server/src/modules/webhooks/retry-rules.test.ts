import { expect, test } from 'vitest';
import { triesAgainAt } from './retry-rules.ts';

const now = new Date('2026-03-04T10:00:00Z');
const secondsAfter = (tries: number, failingSince: Date | null = now) => {
  const at = triesAgainAt({ tries, failingSince }, now);
  return at && (at.getTime() - now.getTime()) / 1000;
};

test('the pauses grow, and stay at the longest', () => {
  expect([0, 1, 2, 3].map((tries) => secondsAfter(tries))).toEqual([5, 30, 120, 300]);
  expect([8, 9, 100].map((tries) => secondsAfter(tries))).toEqual([14_400, 14_400, 14_400]);
});

test('after five days of failures nothing is tried by itself', () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  expect(secondsAfter(30, daysAgo(4.99))).toBe(14_400);
  expect(secondsAfter(30, daysAgo(5))).toBeNull();
});

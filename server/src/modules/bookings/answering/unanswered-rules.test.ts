import { expect, test } from 'vitest';
import { isUnanswered } from './unanswered-rules.ts';

const at = (time: string) => new Date(`2026-03-${time}:00+04:00`);
const hours = [24, 3] as const;
const isAsked = (now: string, plannedAt: Date | null = at('01T10:00')) =>
  isUnanswered({ startsAt: at('05T14:00'), plannedAt }, hours, at(now));

test('a session waits for an answer from its first reminder until it begins', () => {
  expect(isAsked('04T13:59')).toBe(false);
  expect(isAsked('04T14:00')).toBe(true);
  expect(isAsked('05T13:59')).toBe(true);
  expect(isAsked('05T14:00')).toBe(false);
});

test('nobody waits once the client has answered, nor before a reminder of the new time', () => {
  expect(isAsked('05T12:00', null)).toBe(false);
  expect(isAsked('05T10:59', at('04T20:00'))).toBe(false);
  expect(isAsked('05T11:00', at('04T20:00'))).toBe(true);
  expect(isAsked('05T13:00', at('05T12:00'))).toBe(false);
});

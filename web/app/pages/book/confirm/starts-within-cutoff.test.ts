import { expect, test } from 'vitest';
import { startsWithinCutoff } from './starts-within-cutoff.ts';

const session = { date: '2026-03-05', time: '10:00' };

test.each([
  ['07:00:00', false],
  ['07:00:01', true],
  ['09:59:00', true],
])('a session at 10:00 cannot be cancelled free of charge when booked at %s: %s', (at, is) => {
  expect(startsWithinCutoff(session, 3, Date.parse(`2026-03-05T${at}+04:00`))).toBe(is);
});

test('false before day and time are chosen', () => {
  expect(startsWithinCutoff({ date: '', time: '' }, 3, Date.parse('2026-03-05T07:00:00Z'))).toBe(
    false,
  );
});

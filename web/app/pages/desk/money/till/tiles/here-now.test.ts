import { expect, test } from 'vitest';
import { hereNow } from './here-now.ts';

const now = Date.parse('2026-03-04T12:00:00.000Z');
const session = (
  id: string,
  status: 'booked' | 'check_in' | 'completed' | 'no_show',
  at: string,
) => ({
  ...{ id, status, starts_at: `2026-03-04T${at}:00.000Z`, from_minute: 0, to_minute: 60 },
});
const here = (...sessions: ReturnType<typeof session>[]) =>
  hereNow(sessions, now).map(({ id }) => id);

test('who was just done comes first, then who is in a session, then who is about to come', () => {
  expect(
    here(
      session('soon', 'booked', '12:15'),
      session('inside', 'check_in', '11:30'),
      session('over, not done', 'check_in', '10:50'),
      session('done', 'completed', '10:30'),
    ),
  ).toEqual(['done', 'over, not done', 'inside', 'soon']);
});

test('who left an hour ago, comes later or was missed is not here', () => {
  expect(
    here(
      session('left', 'completed', '10:00'),
      session('later', 'booked', '12:20'),
      session('over', 'booked', '11:00'),
      session('missed', 'no_show', '11:30'),
    ),
  ).toEqual([]);
});

test('a late client is still expected until the session is over, and nine fit', () => {
  expect(here(session('late', 'booked', '11:10'))).toEqual(['late']);
  const many = Array.from({ length: 12 }, (_, at) => session(String(at), 'check_in', '11:30'));
  expect(here(...many)).toHaveLength(9);
});

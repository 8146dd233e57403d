import { expect, test } from 'vitest';
import { whomToWriteTo } from './whom-to-write-to.ts';

const session = (
  id: number,
  more: Partial<{
    status: 'booked' | 'no_show' | 'cancelled';
    at: string;
    first: boolean;
    coming: boolean;
  }> = {},
) => ({
  status: more.status ?? ('booked' as const),
  starts_at: `2026-03-05T${more.at ?? '10:00'}:00.000Z`,
  coming: more.coming ?? false,
  client: { id, first_visit: more.first ?? false },
});

const written = (...args: Parameters<typeof whomToWriteTo<ReturnType<typeof session>>>) =>
  whomToWriteTo(...args).map(({ session: { client }, why }) => [client.id, why]);

test('who missed a session comes first, then first visits of tomorrow, then reminders without an answer', () => {
  expect(
    written(
      [session(1, { status: 'no_show' }), session(2)],
      [session(3, { at: '12:00' }), session(4, { at: '09:00' }), session(5, { first: true })],
    ),
  ).toEqual([
    [1, 'missed'],
    [5, 'first_visit'],
    [4, 'no_answer'],
    [3, 'no_answer'],
  ]);
});

test('who said that they come, or cancelled, is left alone, and nobody is named twice', () => {
  expect(
    written(
      [session(1, { status: 'no_show' })],
      [session(1), session(2, { coming: true }), session(3, { status: 'cancelled' })],
    ),
  ).toEqual([[1, 'missed']]);
});

import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { gapsForWaiting } from './who-waits-beside-gaps.ts';

const day = exampleReply('desk/day') as DeskDay;
const [example] = exampleReply('desk/waiting/') as WaitingClient[];
const who = (changes: Partial<WaitingClient>): WaitingClient => ({
  ...(example as WaitingClient),
  therapist_ids: null,
  times: null,
  total_duration: 60,
  ...changes,
});
const namesIn = (waiting: readonly WaitingClient[], nowMinute = 0) =>
  gapsForWaiting({ ...day, bookings: [] }, nowMinute, () => waiting).map(({ from, to, ...gap }) => [
    from,
    to,
    gap.waiting.length,
  ]);

test('beside what is free of a shift stands who could use it', () => {
  expect(namesIn([who({}), who({ total_duration: 600 })])).toEqual([[720, 1200, 1]]);
});

test('a session, and what has passed, leave less', () => {
  const [booking] = day.bookings;
  const gaps = gapsForWaiting(day, 0, () => [who({})]);
  expect(gaps[0]?.to).toBe(booking?.from_minute);
  expect(namesIn([who({})], 1000)).toEqual([[1000, 1200, 1]]);
  expect(namesIn([who({})], 1180)).toEqual([]);
});

test('another therapist, another part of the day, and a running offer do not count', () => {
  expect(namesIn([who({ therapist_ids: [99] })])).toEqual([]);
  expect(namesIn([who({ times: [{ from: '19:30', to: '21:00' }] })])).toEqual([]);
  expect(namesIn([who({ times: [{ from: '18:00', to: '19:00' }] })])).toHaveLength(1);
  const offer = { date: day.date, time: '18:00', therapist_id: 1, expires_at: day.now };
  expect(namesIn([who({ offer })])).toEqual([]);
});

import { expect, test } from 'vitest';
import { overlappingSessions } from './overlapping-sessions.ts';

const own = (id: string, time: string, rest = {}) => ({
  id,
  date: '2026-03-05',
  time: `${time}:00`,
  total_duration: 60,
  status: 'booked' as const,
  ...rest,
});

test('a session overlaps with one’s own sessions that share any minute with it', () => {
  const found = overlappingSessions(
    [
      own('before', '13:00'),
      own('into', '13:30'),
      own('same', '14:00'),
      own('cancelled', '14:00', { status: 'cancelled' }),
      own('other day', '14:00', { date: '2026-03-06' }),
      own('out of', '14:30'),
      own('after', '15:00'),
    ],
    { date: '2026-03-05', time: '14:00', minutes: 60 },
  );
  expect(found.map(({ id }) => id)).toEqual(['into', 'same', 'out of']);
});

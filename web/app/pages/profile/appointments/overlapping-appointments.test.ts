import { expect, test } from 'vitest';
import { overlapping } from './overlapping-appointments.ts';

const moved = { id: 'a', total_duration: 60 };
const other = {
  id: 'b',
  status: 'booked' as const,
  date: '2026-03-05',
  time: '14:00:00',
  total_duration: 45,
};

test.each([
  ['2026-03-05', '13:00', false],
  ['2026-03-05', '13:30', true],
  ['2026-03-05', '14:30', true],
  ['2026-03-05', '14:45', false],
  ['2026-03-06', '14:00', false],
])('an hour on %s at %s overlaps another session: %s', (date, time, meets) => {
  expect(overlapping(moved, { date, time }, [other]) !== undefined).toBe(meets);
});

test('neither the session itself nor a cancelled one overlaps', () => {
  const to = { date: '2026-03-05', time: '14:00' };
  expect(overlapping(moved, to, [{ ...other, id: 'a' }])).toBeUndefined();
  expect(overlapping(moved, to, [{ ...other, status: 'cancelled' }])).toBeUndefined();
});

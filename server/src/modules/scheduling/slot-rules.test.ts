import { expect, test } from 'vitest';
import { slotOf } from './slot-rules.ts';

test('a slot ends a number of minutes after its start, even past midnight', () => {
  const startsAt = new Date('2026-03-05T23:30:00+04:00');
  const start = { day: '2026-03-05', startMinute: 1410, startsAt };
  expect(slotOf(start, 90)).toEqual({
    ...start,
    lastsMinutes: 90,
    endsAt: new Date('2026-03-06T01:00:00+04:00'),
  });
});

import { expect, test } from 'vitest';
import { wishOf } from './wish-of-day.ts';

const session = {
  ...{ services: [{ id: 4, time: 60 }], lastsMinutes: 60, location: 'A', date: '2026-03-06' },
  therapist: { id: 7, name: 'Noura' },
};
const chosen = {
  mode: 'ask' as const,
  to: '2026-03-08',
  parts: [],
  onlyTherapist: true,
  noticeMinutes: 120,
};

test('a client waits for the session for which nothing is free', () => {
  expect(wishOf(session, chosen)).toEqual({
    services: [{ id: 4, time: 60 }],
    total_duration: 60,
    locations: ['A'],
    therapist_ids: [7],
    from: '2026-03-06',
    to: '2026-03-08',
    times: null,
    notice_minutes: 120,
    mode: 'ask',
  });
});

test('anyone at the branch will do, and parts of the day stand in their order', () => {
  const wish = wishOf(session, { ...chosen, onlyTherapist: false, parts: ['evening', 'morning'] });
  expect(wish.therapist_ids).toBeNull();
  expect(wish.times).toEqual([
    { from: '06:00', to: '12:00' },
    { from: '17:00', to: '05:59' },
  ]);
  expect(wishOf({ ...session, therapist: null }, chosen).therapist_ids).toBeNull();
  expect(wishOf({ ...session, location: '' }, chosen).locations).toBeNull();
});

test('a last day before the first is the first', () => {
  expect(wishOf(session, { ...chosen, to: '2026-03-01' }).to).toBe('2026-03-06');
});

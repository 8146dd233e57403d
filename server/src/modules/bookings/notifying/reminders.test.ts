import { expect, test } from 'vitest';
import { openStudio } from '../../../../test/studio.ts';
import { reminderEndsAt } from './confirmation-move-and-reminder-email.ts';

const { world, tryToBook } = await openStudio();

test.each([
  ['14:00', 24, '2026-03-05T00:00:00+04:00'],
  ['00:30', 24, '2026-03-05T00:00:00+04:00'],
  ['23:30', 24, '2026-03-05T00:00:00+04:00'],
  ['14:00', 3, '2026-03-05T12:00:00+04:00'],
  ['01:00', 3, '2026-03-04T23:00:00+04:00'],
])(
  'of a session on 5 March at %s, the reminder %i hours before is true until %s',
  (time, hours, until) => {
    const startsAt = new Date(`2026-03-05T${time}:00+04:00`);
    expect(reminderEndsAt(startsAt, hours)).toEqual(new Date(until));
  },
);

/**
 * Subjects of the reminders of a session on 5 March at 14:00 that are composed and sent at `now`.
 */
async function remindedAt(now: string): Promise<string[]> {
  const booked = await tryToBook();
  expect(booked.statusCode).toBe(201);
  await world.runJobs();
  const before = world.mails.length;
  world.clock.set(now);
  await world.runJobs(3 * 24 * 60);
  return world.mails.slice(before).map(({ subject }) => subject);
}

const TOMORROW = 'Limber: Your session is tomorrow';
const IN_THREE_HOURS = 'Limber: Your session starts in 3 hours';

test.each([
  ['2026-03-04T23:59:59+04:00', [TOMORROW, IN_THREE_HOURS]],
  ['2026-03-05T00:00:00+04:00', [IN_THREE_HOURS]],
  ['2026-03-05T11:59:59+04:00', [IN_THREE_HOURS]],
  ['2026-03-05T12:00:00+04:00', []],
])('an outdated mail is not composed: at %s', async (now, subjects) => {
  expect(await remindedAt(now)).toEqual(subjects);
});

test('a mail composed in time is not sent once it is outdated', async () => {
  await remindedAt('2026-03-04T23:00:00+04:00');
  const ends = await world.db
    .selectFrom('mails')
    .select('send_before')
    .where('event_key', 'like', 'booking-reminder:%')
    .orderBy('send_before')
    .execute();
  expect(ends.map(({ send_before: end }) => end)).toEqual([
    new Date('2026-03-05T00:00:00+04:00'),
    new Date('2026-03-05T12:00:00+04:00'),
  ]);
});

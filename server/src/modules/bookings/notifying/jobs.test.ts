import { cancelAppointment } from '@limber/contract/appointments.ts';
import {
  cancelBooking,
  missBooking,
  moveBooking,
  undoBooking,
  undoMove,
} from '@limber/contract/desk/day/booking-changes.ts';
import type { Route } from '@limber/contract/route.ts';
import { TOLD_AFTER_SECONDS } from '@limber/contract/terms/mail-delivery.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';

// What a client will be told, and when: the jobs that wait after each step of a session.
const { world, amina, desk, book } = await openDesk();

/** Jobs of a session that wait, the soonest first, each with the minutes from now until it runs. */
async function waiting(id: string): Promise<[name: string, inMinutes: number][]> {
  const { rows } = await world.query<{ name: string; minutes: number }>(
    `select identifier as name, round(extract(epoch from run_at - now()) / 60)::int as minutes
     from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = task_id
     where payload->>'bookingId' = '${id}' order by run_at, identifier`,
  );
  return rows.map(({ name, minutes }) => [name, minutes]);
}

const ask = async <R extends Route>(route: R, args: Tried<R>, by = desk) => {
  const reply = await callApi(world, route, args, { by });
  expect(reply.statusCode, reply.body).toBe(200);
};
const HOUR = 60;
const SOON = TOLD_AFTER_SECONDS / 60;
/** The session is on the next day at 14:00, and it is 10:00. */
const DAY_BEFORE: [string, number] = ['remind-of-booking', 4 * HOUR];
const HOURS_BEFORE: [string, number] = ['remind-of-booking', 25 * HOUR];
const moved: [string, number] = ['tell-booking-moved', SOON];
const cancelled: [string, number] = ['tell-booking-cancelled', SOON];
const called = { by: 'client', counts_as: 'returned', reason: 'Called' } as const;

/** A session whose client has been told of it. */
async function told(): Promise<string> {
  const id = await book();
  await world.runJobs();
  return id;
}

test('a booking is confirmed at once, with both reminders', async () => {
  const id = await book();
  expect(await waiting(id)).toEqual([['confirm-booking', 0], DAY_BEFORE, HOURS_BEFORE]);
});

test('a booking within a day has the reminder whose moment is to come, and one within three hours none', async () => {
  const today = await book({ date: '2026-03-04', time: '15:00' });
  expect((await waiting(today)).slice(1)).toEqual([['remind-of-booking', 2 * HOUR]]);
  const soon = await book({ date: '2026-03-04', time: '12:00' });
  expect((await waiting(soon)).slice(1)).toEqual([]);
});

test('a move tells after a while, with reminders of the new time in place of the old', async () => {
  const id = await told();
  await ask(moveBooking, { id, version: 1, time: '16:00' });
  const later: [string, number][] = [
    ['remind-of-booking', 6 * HOUR],
    ['remind-of-booking', 27 * HOUR],
  ];
  expect(await waiting(id)).toEqual([moved, ...later]);
  world.clock.advance(0.5);
  await ask(moveBooking, { id, version: 2, time: '17:00' });
  expect((await waiting(id)).map(([name]) => name)).toEqual([
    ...['tell-booking-moved', 'remind-of-booking', 'remind-of-booking'],
  ]);
  expect((await waiting(id))[0]).toEqual(moved);
});

test('a move that is taken back tells nothing, and its reminders are those of before', async () => {
  const id = await told();
  await ask(moveBooking, { id, version: 1, time: '16:00' });
  await ask(undoMove, { id, version: 2 });
  expect(await waiting(id)).toEqual([DAY_BEFORE, HOURS_BEFORE]);
});

test.each([
  ['by the client', cancelAppointment, amina, () => ({})],
  ['at the desk', cancelBooking, desk, () => ({ version: 1, ...called })],
] as const)(
  'a cancelling %s tells after a while, and takes the reminders back',
  async (_, route, by, more) => {
    const id = await told();
    await ask(route as Route, { id, ...more() } as never, by as typeof desk);
    expect(await waiting(id)).toEqual([cancelled]);
  },
);

test('a cancelling that is taken back before it was told leaves the reminders alone', async () => {
  const id = await told();
  await ask(cancelBooking, { id, version: 1, ...called });
  await ask(undoBooking, { id, version: 2 });
  expect(await waiting(id)).toEqual([DAY_BEFORE, HOURS_BEFORE]);
});

test('a cancelling that is taken back after it was told is followed by a confirmation', async () => {
  const id = await told();
  await ask(cancelBooking, { id, version: 1, ...called });
  world.clock.advance(SOON);
  await world.runJobs(1);
  await ask(undoBooking, { id, version: 2 });
  const [first, ...reminders] = await waiting(id);
  expect(first).toEqual(['confirm-booking', 0]);
  expect(reminders.map(([name]) => name)).toEqual(['remind-of-booking', 'remind-of-booking']);
});

test('a move that was not told before its session was cancelled is told once it stands again', async () => {
  const id = await told();
  await ask(moveBooking, { id, version: 1, time: '16:00' });
  await ask(cancelBooking, { id, version: 2, ...called });
  await world.query(
    `delete from graphile_worker._private_jobs where payload->>'bookingId' = '${id}'`,
  );
  await ask(undoBooking, { id, version: 3 });
  expect((await waiting(id)).map(([name]) => name)).toEqual([
    ...['tell-booking-moved', 'remind-of-booking', 'remind-of-booking'],
  ]);
});

test('a move that was not told before its session was missed is told once it was not', async () => {
  const id = await told();
  world.clock.set('2026-03-05T14:29:40+04:00');
  const override = { reason: 'They came late' };
  await ask(moveBooking, { id, version: 1, time: '14:30', override });
  world.clock.advance(0.5);
  await ask(missBooking, { id, version: 2 });
  await world.query(
    `delete from graphile_worker._private_jobs where payload->>'bookingId' = '${id}'`,
  );
  await ask(undoBooking, { id, version: 3 });
  expect(await waiting(id)).toEqual([moved]);
});

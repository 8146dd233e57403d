import {
  cancelBooking,
  checkInBooking,
  moveBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { TEST_NOW } from '../../../../test/harness.ts';
import { startPushService } from '../../../../test/providers/push-simulator.ts';
import { pushTo } from '../../../../test/providers/pushed-to.ts';

const service = await startPushService();
afterAll(() => service.close());
const { world, desk, who, bookAtDesk } = await openDesk();
const accountOf = async (therapistId: number) => {
  const { rows } = await world.query<{ id: number }>(
    `select account_id as id from therapists where id = ${therapistId}`,
  );
  return rows[0]?.id ?? 0;
};
const noura = { accountId: await accountOf(who.noura), accountType: 'therapist' } as const;
const nouraHerself = { headers: () => world.bearer(noura.accountId, 'therapist') };
const MORNING = '2026-03-05T09:00:00+04:00';
const AT_TWO = '2026-03-05T13:50:00+04:00';

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.query('delete from push_subscriptions');
  await world.runJobs(2);
  service.forget();
  await pushTo(world, service, noura, 'noura');
});

/** Books with Noura today, and forgets what she was told of it. */
async function booked() {
  const { id, version } = await bookAtDesk();
  await world.runJobs(2);
  service.forget();
  return { id, version };
}

const checkIn = (session: { id: string; version: number }, by = desk) =>
  callApi(world, checkInBooking, session, { by });
const told = () => service.arrived.map(({ title, text }) => [title, text]);

test('A therapist is told on their telephone that the next client is here @PUSH-02', async () => {
  const session = await booked();
  world.clock.set(AT_TWO);
  expect((await checkIn(session)).statusCode).toBe(200);
  await world.runJobs();
  expect(told()).toEqual([['Amina H. is here', expect.stringMatching(/14:00.* · Stretching/)]]);
  expect(service.arrived[0]?.opens).toBe('/desk/mine');
});

test('of a client whom they checked in themselves they are not told', async () => {
  const session = await booked();
  world.clock.set(AT_TWO);
  expect((await checkIn(session, nouraHerself)).statusCode).toBe(200);
  await world.runJobs();
  expect(told()).toEqual([]);
});

test('a push that nobody took is tried again, and not once it is too late', async () => {
  const session = await booked();
  world.clock.set(AT_TWO);
  service.answers(() => 503);
  await checkIn(session);
  await world.runJobs();
  world.clock.advance(1);
  service.answers(() => 201);
  await world.runJobs(1);
  expect(told()).toHaveLength(1);
  service.answers(() => 503);
  await world.query(`select graphile_worker.add_job('tell-client-here',
    json_build_object('bookingId', '${session.id}'))`);
  await world.runJobs();
  world.clock.advance(30);
  service.forget();
  await world.runJobs(30);
  expect(told()).toEqual([]);
});

test('A therapist is told that their day has changed: booked, moved and cancelled, each together with what follows it @PUSH-02', async () => {
  world.clock.set(MORNING);
  const first = await bookAtDesk({ time: '14:00' });
  await bookAtDesk({ time: '16:00' });
  await world.runJobs(2);
  expect(told()).toEqual([
    ['Your day has changed', 'Sessions still to come: 2. The next begins at 14:00.'],
  ]);
  service.forget();
  const moved = await callApi(
    world,
    moveBooking,
    { ...first, date: '2026-03-06', time: '15:00' },
    { by: desk },
  );
  expect(moved.statusCode).toBe(200);
  await world.runJobs(2);
  expect(told().sort()).toEqual([
    ['Your day has changed', 'Sessions still to come: 1. The next begins at 16:00.'],
    ['Your day tomorrow has changed', 'Sessions still to come: 1. The next begins at 15:00.'],
  ]);
  service.forget();
  const { id, version } = moved.json();
  const how = { by: 'client', counts_as: 'returned', reason: 'Ill' } as const;
  await callApi(world, cancelBooking, { id, version, ...how }, { by: desk });
  await world.runJobs(2);
  expect(told()).toEqual([['Your day tomorrow has changed', 'No sessions are still to come.']]);
});

test('of days after tomorrow they are told nothing, nor of sessions of others', async () => {
  world.clock.set('2026-03-03T09:00:00+04:00');
  await bookAtDesk();
  await world.runJobs(2);
  world.clock.set(MORNING);
  await bookAtDesk({ therapist_id: who.omar, time: '17:00' });
  await world.runJobs(2);
  expect(told()).toEqual([]);
});

test('a therapist is told nothing after a sign-in by code alone, after signing out, or after leaving', async () => {
  const session = await booked();
  world.clock.set(AT_TWO);
  await world.query('update sessions set second_factor = null');
  await checkIn(session);
  await world.runJobs();
  expect(told()).toEqual([]);
});

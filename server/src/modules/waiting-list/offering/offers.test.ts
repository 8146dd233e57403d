import { cancelAppointment } from '@limber/contract/appointments.ts';
import { cancelBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { addClosure } from '@limber/contract/desk/rota/closures.ts';
import {
  acceptOffer,
  declineOffer,
  joinWaitlist,
  leaveWaitlist,
  readOffer,
} from '@limber/contract/waiting-list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { answersBehind, waitingAt } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { actorOf, serviceNamed, type TestClient, therapistNamed } from '../../../../test/people.ts';
import { openBoards, toldOfDay, within } from '../../../../test/processes/open-boards.ts';
import { startPushService } from '../../../../test/providers/push-simulator.ts';
import { pushTo } from '../../../../test/providers/pushed-to.ts';
import { openWaiting, wishFor } from '../../../../test/waiting-list/open-waiting.ts';
import { makeJobs } from '../../../platform/jobs.ts';
import { offerFreedTime } from './offer-freed-time.ts';

const waiting = await openWaiting();
const { world, amina, badr, crowd, noura, book, tryToBook, countBookings } = waiting;
const stretching = await serviceNamed(world, 'Stretching');
const { wait, entriesOf, offerOf, fill, addClients } = waiting;
const { listen } = openBoards(world, await actorOf(world, 'front_desk'));

/** Cancels one of the crowd's sessions and lets the jobs run. */
async function free(id: string): Promise<void> {
  const reply = await callApi(world, cancelAppointment, { id, accept_late: true }, { by: crowd });
  expect(reply.statusCode).toBe(200);
  await world.runJobs();
}

const accept = (key: string) => callApi(world, acceptOffer, { key });
const decline = (key: string) => callApi(world, declineOffer, { key });
const keyOf = async (client: TestClient) => (await offerOf(client))?.key ?? 'none';

/** Lets some minutes pass, for the clock and the queue. */
async function pass(minutes: number): Promise<void> {
  world.clock.advance(minutes);
  await world.runJobs(minutes);
}

const offersMade = async () =>
  (
    await world.query<{ account_id: number; starts_at: Date; status: string }>(
      `select e.account_id, o.starts_at, o.status from waitlist_offers o
        join waitlist_entries e on e.id = o.entry_id order by o.made_at, o.id`,
    )
  ).rows;

test('A full Friday, five people waiting, one cancels: the first is offered, then the second, nobody twice, and the time is booked once @WAIT-01', async () => {
  const [, , , , , , sixth] = await fill();
  const people = await addClients(5);
  for (const client of people) await wait(client);
  await world.runJobs();
  expect(await offersMade()).toEqual([]);
  await free(sixth as string);
  const [first, second, ...others] = people as [TestClient, TestClient, ...TestClient[]];
  const offer = await offerOf(first);
  expect(offer).toMatchObject({ date: '2026-03-06', time: '14:00', therapist_id: noura });
  expect(await offerOf(second)).toBeNull();
  await pass(15);
  expect(await offerOf(first)).toBeNull();
  const key = await keyOf(second);
  for (const other of others) expect(await offerOf(other)).toBeNull();
  const before = await countBookings();
  const booked = await accept(key);
  expect(booked.json()).toMatchObject({ date: '2026-03-06', time: '14:00:00', total_price: 320 });
  await pass(60);
  expect(await countBookings()).toBe(before + 1);
  const made = await offersMade();
  expect(made.map(({ account_id }) => account_id)).toEqual([first.id, second.id]);
  expect((await entriesOf(second)).length).toBe(0);
  expect((await entriesOf(first)).length).toBe(1);
});

test('"Book it for me" books within ten seconds of the cancelling, and says until when it is free to leave @WAIT-02', async () => {
  const [, , , , , , sixth] = await fill();
  await wait(amina, { mode: 'book' });
  const booked = async () =>
    (
      await world.query<{ id: string }>(
        `select id from bookings where client_id = ${amina.id} and status = 'booked'`,
      )
    ).rows;
  const board = await listen('?location=A');
  expect(await board()).toBe('event: open\ndata: {}');
  await within(10_000, async () => {
    const asked = { id: sixth as string, accept_late: true };
    expect((await callApi(world, cancelAppointment, asked, { by: crowd })).statusCode).toBe(200);
    expect(await board()).toBe(toldOfDay('2026-03-06'));
    expect(await booked()).toEqual([]);
    // Only what the queue begins at once.
    await world.runJobs(0);
    expect(await board()).toBe(toldOfDay('2026-03-06'));
    expect(await booked()).toHaveLength(1);
  });
  const mail = world.mails.find(({ to }) => to === amina.email);
  expect(mail?.text).toContain('This time came free, and we booked it for you as you asked.');
  expect(mail?.text).toContain('You can cancel it free of charge until 6 March 2026, 11:00.');
  expect(await entriesOf(amina)).toEqual([]);
});

test('what could not be cancelled free of charge any more is offered, not booked', async () => {
  const [, , , , , , sixth] = await fill();
  await wait(amina, { mode: 'book' });
  world.clock.set('2026-03-06T12:00:00+04:00');
  await free(sixth as string);
  expect(await offerOf(amina)).toMatchObject({ time: '14:00' });
});

test('Ten slots freed in one minute, a hundred waiting: every offer fits its person, no two hold the same time @WAIT-03', async () => {
  const omar = await therapistNamed(world, 'Omar');
  const [hers, others] = [await fill(), await fill('2026-03-06', omar)];
  const people = await addClients(100);
  for (const [nth, client] of people.entries()) {
    const hour = 13 + (nth % 7);
    await wait(client, {
      // The last ten wait for another day.
      ...(nth < 90 ? {} : { from: '2026-03-07', to: '2026-03-07' }),
      therapist_ids: [nth % 3 === 0 ? omar : noura],
      services: [{ id: stretching, time: nth % 5 === 0 ? 30 : 60 }],
      total_duration: nth % 5 === 0 ? 30 : 60,
      times: [{ from: clock(hour), to: clock(hour + 3) }],
    });
  }
  await fill('2026-03-07');
  await fill('2026-03-07', omar);
  const begun = world.clock.now().getTime();
  for (const id of [...hers.slice(6, 11), ...others.slice(8, 13)]) {
    world.clock.advance(1 / 12);
    const asked = { id, accept_late: true };
    expect((await callApi(world, cancelAppointment, asked, { by: crowd })).statusCode).toBe(200);
  }
  expect(world.clock.now().getTime() - begun).toBeLessThanOrEqual(60_000);
  await world.runJobs();
  const { rows } = await world.query<{
    accountId: number;
    day: string;
    begins: number;
    ends: number;
    therapistId: number;
    wanted: { day: string; from: number; to: number; therapistId: number; lasts: number };
  }>(`
    select e.account_id as "accountId", studio_date(o.starts_at)::text as day,
      o.therapist_id as "therapistId",
      (extract(epoch from o.starts_at - timestamptz '2026-03-06T00:00+04:00') / 60)::int as begins,
      (extract(epoch from o.ends_at - timestamptz '2026-03-06T00:00+04:00') / 60)::int as ends,
      json_build_object('day', e.from_day, 'from', e.times_from[1], 'to', e.times_to[1],
        'therapistId', e.therapist_ids[1], 'lasts', e.lasts_minutes) as wanted
    from waitlist_offers o join waitlist_entries e on e.id = o.entry_id`);
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(rows.length);
  expect(new Set(rows.map(({ therapistId }) => therapistId))).toEqual(new Set([noura, omar]));
  expect(new Set(rows.map(({ begins, ends }) => ends - begins))).toEqual(new Set([30, 60]));
  for (const { day, begins, ends, therapistId, wanted } of rows) {
    expect(day).toBe(wanted.day);
    expect(therapistId).toBe(wanted.therapistId);
    expect(ends - begins).toBe(wanted.lasts);
    expect(begins).toBeGreaterThanOrEqual(wanted.from);
    expect(ends).toBeLessThanOrEqual(wanted.to);
  }
  const held = await world.query('select from holds where offer_id is not null');
  expect(held.rows).toHaveLength(rows.length);
  const overlapping = await world.query(`
    select from holds one join holds other on one.id < other.id
      and one.therapist_id = other.therapist_id
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`);
  expect(overlapping.rows).toEqual([]);
});

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

test('an offer is a hold in its client’s name, beside the one that they have themselves', async () => {
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await free(sixth as string);
  expect((await tryToBook({ date: '2026-03-06', time: '14:00' }, badr)).statusCode).toBe(409);
  await book({ time: '16:00' });
  expect(await offerOf(amina)).not.toBeNull();
  const { rows } = await world.query('select account_id from holds where offer_id is not null');
  expect(rows).toEqual([{ account_id: amina.id }]);
});

test('an offer is shown on the device of a client who chose that, and opens its page', async () => {
  const service = await startPushService();
  await pushTo(world, service, { accountId: amina.id }, 'amina');
  await world.query(`update accounts set message_channel = 'push' where id = ${amina.id}`);
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await free(sixth as string);
  expect(service.arrived.map(({ opens }) => opens)).toEqual([`/offer/${await keyOf(amina)}`]);
  expect(service.arrived[0]?.text).toContain('Stretching on Friday 6 March at 14:00');
  expect(service.arrived[0]?.text).toContain('We hold it for you until 10:16');
  expect(world.mails.filter(({ to }) => to === amina.email)).toEqual([]);
  await world.query('update accounts set message_channel = null');
  await service.close();
});

test('the mail of an offer has the link that books it, in the language of its client', async () => {
  const [, , , , , , sixth, seventh] = await fill();
  await wait(amina);
  await free(sixth as string);
  const mail = world.mails.find(
    ({ to, subject }) => to === amina.email && subject.includes('free'),
  );
  expect(mail?.subject).toContain('A time has come free: Friday 6 March, 14:00');
  expect(mail?.text).toContain('We hold it for you until 10:16.');
  const key = /offer\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await callApi(world, readOffer, { key })).json()).toMatchObject({
    status: 'open',
    total_price: 320,
    services: ['Stretching'],
    location_name: 'Al Warqa',
    free_until: '2026-03-06T07:00:00.000Z',
  });
  world.mails.length = 0;
  await world.query(`update accounts set language = 'ar' where id = ${badr.id}`);
  await wait(badr);
  await free(seventh as string);
  await world.query(`update accounts set language = 'en' where id = ${badr.id}`);
  expect(world.mails.map(({ subject }) => subject).join()).toContain('أصبح موعد متاحاً');
});

test('a refused offer goes to the next, and what is over cannot be booked', async () => {
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await wait(badr);
  await free(sixth as string);
  const key = await keyOf(amina);
  expect((await decline(key)).statusCode).toBe(204);
  expect((await callApi(world, readOffer, { key })).json().status).toBe('declined');
  await world.runJobs();
  expect(await offerOf(badr)).not.toBeNull();
  const late = await accept(key);
  expect([late.statusCode, late.json().detail]).toEqual([
    409,
    'This offer is over. You are still on the waiting list while its days last.',
  ]);
  expect((await decline(key)).statusCode).toBe(409);
  for (const unknown of ['nonsense', `${key.slice(0, -1)}_`]) {
    expect((await accept(unknown)).statusCode).toBe(404);
  }
});

test('pressing twice books once, and answers the same', async () => {
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await free(sixth as string);
  const key = await keyOf(amina);
  const before = await countBookings();
  const replies = await Promise.all([accept(key), accept(key), accept(key)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  expect(await countBookings()).toBe(before + 1);
});

test('who leaves lets the offered time go to the next', async () => {
  const [, , , , , , sixth] = await fill();
  const entry = await wait(amina);
  await wait(badr);
  await free(sixth as string);
  await callApi(world, leaveWaitlist, { id: entry.id }, { by: amina });
  await world.runJobs();
  expect(await offerOf(badr)).toMatchObject({ time: '14:00' });
});

test('who has booked such a session themselves is offered nothing more', async () => {
  const [, , , , , , sixth, seventh] = await fill();
  await wait(amina, { from: '2026-03-05' });
  await book();
  await free(sixth as string);
  expect(await offersMade()).toEqual([]);
  expect(await entriesOf(amina)).toEqual([]);
  await wait(badr, { mode: 'book' });
  await free(seventh as string);
  expect((await offersMade()).length).toBe(0);
});

test('nobody is offered what they could not book @WAIT-04', async () => {
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await wait(badr);
  await world.query(`update accounts set blocked_reason = 'Owes' where id = ${amina.id}`);
  await free(sixth as string);
  await world.query(`update accounts set blocked_reason = null where id = ${amina.id}`);
  expect((await offersMade()).map(({ account_id }) => account_id)).toEqual([badr.id]);
});

test('a package pays as the wizard would propose, and the offer says so', async () => {
  const { ownPackage } = await import('../../../../test/own-package.ts');
  await ownPackage(world, amina.id, 'Balance Package');
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await free(sixth as string);
  const booked = (await accept(await keyOf(amina))).json();
  expect(booked).toMatchObject({ serviceType: 'mypackage', package_minutes: 60, total_price: 0 });
});

test('a time that a client holds in the wizard is offered when they let it go', async () => {
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await world.query(`update bookings set status = 'cancelled' where id = '${sixth}'`);
  await world.query(`insert into holds (browser, therapist_id, starts_at, ends_at, expires_at)
    values ('of somebody', ${noura}, '2026-03-06T14:00+04:00', '2026-03-06T15:00+04:00',
      '2026-03-04T10:05+04:00')`);
  await world.runJobs();
  expect(await offersMade()).toEqual([]);
  await pass(5);
  expect(await offerOf(amina)).toMatchObject({ time: '14:00' });
});

/** Everything that frees time, each as it is written. */
const ways: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'a cancelled session': (id) =>
    callApi(world, cancelAppointment, { id, accept_late: true }, { by: crowd }),
  'a missed one': (id) => world.query(`update bookings set status = 'no_show' where id = '${id}'`),
  'a moved one': (id) =>
    world.query(`update bookings set starts_at = starts_at + interval '7 days',
      ends_at = ends_at + interval '7 days' where id = '${id}'`),
  'a deleted one': (id) =>
    world.query(`with lines as (delete from booking_lines where booking_id = '${id}')
      delete from bookings where id = '${id}'`),
};
test.each(Object.keys(ways))('%s frees its time for who waits', async (way) => {
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  await ways[way]?.(sixth as string);
  await world.runJobs();
  expect(await offerOf(amina)).toMatchObject({ time: '14:00' });
});

test('a shortened session frees the rest of its time', async () => {
  await fill('2026-03-06', noura, [8, 13]);
  await fill('2026-03-06', noura, [16, 23]);
  const { rows } = await world.query<{ id: string }>(`
    insert into bookings (id, client_id, therapist_id, location_code, service_type, status, starts_at,
      ends_at, price_fils, created_at)
    values (gen_random_uuid(), ${crowd.id}, ${noura}, 'A', 'service', 'booked',
      '2026-03-06T14:00+04:00', '2026-03-06T16:00+04:00', 32000, now()) returning id`);
  await wait(amina);
  await world.query(
    `update bookings set ends_at = '2026-03-06T15:00+04:00' where id = '${rows[0]?.id}'`,
  );
  await world.runJobs();
  expect(await offerOf(amina)).toMatchObject({ time: '15:00' });
});

test('whoever begins to wait for what is free is offered it', async () => {
  await wait(amina);
  await world.runJobs();
  expect(await offerOf(amina)).not.toBeNull();
});

test('an offer waits for its client and for their entry, and looks again', async () => {
  const [, , , , , , sixth] = await fill();
  const entry = await wait(amina);
  await callApi(
    world,
    cancelAppointment,
    { id: sixth as string, accept_late: true },
    { by: crowd },
  );
  const deps = {
    ...{
      db: world.db,
      clock: world.clock,
      provider: null,
      messenger: null,
      publicUrl: '',
      secret: 'x'.repeat(40),
    },
    jobs: makeJobs(world.clock),
    random: { bytes: (count: number) => Buffer.alloc(count, 7), uuid: () => crypto.randomUUID() },
    turns: { take: (_: string, work: (turn: object) => unknown) => work({ settle: () => {} }) },
  } as unknown as Parameters<typeof offerFreedTime>[0];
  const freed = { day: '2026-03-06', locationCode: 'A' };
  const lock = sql`select from waitlist_entries where id = ${entry.id}::uuid for update`;
  const [at] = await waitingAt(world, lock, () => offerFreedTime(deps, freed, world.clock.now()));
  expect(at).toContain('from waitlist_entries where id =');
});

test('leaving waits for an offer that is being made, and ends it', async () => {
  const [, , , , , , sixth] = await fill();
  const entry = await wait(amina);
  await free(sixth as string);
  const key = await keyOf(amina);
  const lock = sql`select from waitlist_entries where id = ${entry.id}::uuid for update`;
  const replies = await answersBehind(world, lock, [
    () => callApi(world, leaveWaitlist, { id: entry.id }, { by: amina }),
    () => decline(key),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 409]);
});

test('a cancellation at the desk offers the time too', async () => {
  const { memberOf } = await import('../../../../test/people.ts');
  const desk = await memberOf(world, 'front_desk');
  const [, , , , , , sixth] = await fill();
  await wait(amina);
  const asked = { id: sixth as string, version: 1, by: 'client', counts_as: 'used', reason: 'Ill' };
  expect((await callApi(world, cancelBooking, asked, { by: desk })).statusCode).toBe(200);
  await world.runJobs();
  expect(await offerOf(amina)).not.toBeNull();
});

test('any change of hours, shifts or closures is looked at a minute later', async () => {
  const { memberOf } = await import('../../../../test/people.ts');
  const manager = await memberOf(world, 'manager');
  await wait(amina);
  await world.query('delete from graphile_worker._private_jobs');
  const closure = {
    ...{ location: 'B', name: 'Pipes', starts_on: '2026-12-01', ends_on: '2026-12-01' },
    provisional: true,
  };
  await callApi(world, addClosure, closure, { by: manager });
  await world.runJobs();
  expect(await offerOf(amina)).toBeNull();
  await pass(1);
  expect(await offerOf(amina)).not.toBeNull();
});

test('an entry that a visitor sends without signing in is refused', async () => {
  expect((await callApi(world, joinWaitlist, await wishFor(world))).statusCode).toBe(401);
});

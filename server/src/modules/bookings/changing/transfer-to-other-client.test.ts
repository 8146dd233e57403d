import {
  cancelBooking,
  giveBooking,
  moveBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import { describe, expect, test } from 'vitest';
import { answersBehind, held } from '../../../../test/blocked.ts';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { memberOf } from '../../../../test/people.ts';

const { world, amina, badr, actor, desk, bookAtDesk, buy, bookFrom, share } = await openDesk();
const atOther = await memberOf(world, 'manager');

const tryToGive = (
  booking: { id: string; version?: number },
  changes: Tried<typeof giveBooking> = {},
  by: typeof desk = desk,
) =>
  callApi(
    world,
    giveBooking,
    {
      id: booking.id,
      version: 1,
      client_id: badr.id,
      reason: 'Booked under a namesake',
      ...changes,
    },
    { by },
  );
const bookingsAt = () =>
  world.db
    .selectFrom('bookings')
    .select([
      'id',
      'client_id',
      'status',
      'cancelled_by',
      'service_type',
      'package_id',
      'price_fils',
    ])
    .orderBy('status')
    .execute();
const remindersOf = async (id: string) =>
  (await world.query(`select 1 from graphile_worker._private_jobs where key like 'remind:${id}:%'`))
    .rows.length;
const amend = (fact: object) => expect.objectContaining(fact);

describe('a session that the desk gives to another client', () => {
  test('is cancelled for one client and booked for the other, and both are told', async () => {
    const booked = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    const reply = await tryToGive(booked);
    expect(reply.statusCode).toBe(201);
    const given = reply.json();
    expect(given).toMatchObject({
      client: { id: badr.id },
      status: 'booked',
      date: '2026-03-05',
      time: '14:00:00',
      total_price: 320,
      version: 1,
    });
    expect(await bookingsAt()).toEqual([
      amend({ id: given.id, client_id: badr.id, status: 'booked', price_fils: 32_000 }),
      amend({ id: booked.id, client_id: amina.id, status: 'cancelled', cancelled_by: 'studio' }),
    ]);
    const { rows } = await world.query(
      `select kind, actor_id, reason from booking_events where booking_id = '${booked.id}' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { kind: 'cancelled', actor_id: actor.accountId, reason: 'Booked under a namesake' },
    ]);
    expect([await remindersOf(booked.id), await remindersOf(given.id)]).toEqual([0, 2]);
    await world.runJobs(2);
    expect(world.mails.map(({ to }) => to).toSorted()).toEqual(
      [amina.email, badr.email].toSorted(),
    );
    expect(world.mails.find(({ to }) => to === badr.email)?.subject).toMatch(/confirmed|booked/i);
    expect(world.mails.find(({ to }) => to === amina.email)?.subject).toMatch(/cancelled/i);
  });

  test('gives minutes back to the package of the one, and is paid by the other', async () => {
    const { package: owned } = await buy('Starter Package', { date: '2026-03-10' });
    const session = (await bookFrom(owned, { time: '16:00' })).json();
    const given = await tryToGive(session);
    expect(given.json()).toMatchObject({ serviceType: 'service', total_price: 320 });
    const ledger = await ledgerOf(world, owned.id);
    expect(ledger.slice(-2)).toEqual([
      amend({ kind: 'booked', minutes: -60 }),
      amend({ kind: 'returned', minutes: 60, person_id: amina.id }),
    ]);
    const theirs = await buy('Starter Package', { date: '2026-03-12' }, badr);
    const next = (await bookFrom(owned, { date: '2026-03-11' })).json();
    expect((await tryToGive(next)).json()).toMatchObject({
      serviceType: 'mypackage',
      package_minutes: 60,
      total_price: 0,
    });
    expect((await ledgerOf(world, theirs.package.id)).at(-1)).toMatchObject({
      kind: 'booked',
      minutes: -60,
      person_id: badr.id,
    });
  });

  test('stays on the package that both share, also with its last minutes', async () => {
    const { package: shared } = await buy('Shared Package for Two', { date: '2026-03-10' });
    await share(shared.id, badr);
    const session = (await bookFrom(shared, { time: '16:00' })).json();
    await world.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
       select ${shared.id}, now(), 'adjusted', -balance_minutes, 0, 'For the test'
       from package_entries where package_id = ${shared.id} order by id desc limit 1`,
    );
    const given = await tryToGive(session);
    expect(given.json()).toMatchObject({ serviceType: 'my_shared_package', total_price: 0 });
    expect((await ledgerOf(world, shared.id)).slice(-2)).toEqual([
      amend({ kind: 'returned', minutes: 60, balance_minutes: 60, person_id: amina.id }),
      amend({ kind: 'booked', minutes: -60, balance_minutes: 0, person_id: badr.id }),
    ]);
  });
});

describe('a session is not given', () => {
  test.each([
    ['to its own client', { client_id: amina.id }, 400],
    ['to nobody', { client_id: 999_999 }, 404],
    ['as it was before somebody changed it', { version: 7 }, 409],
    ['without a reason', { reason: ' ' }, 400],
  ] as const)('%s, and stays as it is', async (_, changes, status) => {
    const booked = await bookAtDesk();
    const refused = await tryToGive(booked, changes);
    expect(refused.statusCode).toBe(status);
    expect(refused.json().in_other_languages.ar.detail).toMatch(/[\u0600-\u06ff]/);
    expect(await bookingsAt()).toEqual([amend({ id: booked.id, status: 'booked' })]);
    expect(await remindersOf(booked.id)).toBe(2);
  });

  test('against an overridable rule, except with a reason', async () => {
    const agreed = { override: { reason: 'By telephone' } };
    const booked = await bookAtDesk({ time: '16:10', ...agreed });
    const refused = await tryToGive(booked);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().wishes).toEqual(['grid']);
    expect(await bookingsAt()).toEqual([amend({ id: booked.id, status: 'booked' })]);
    const passed = await tryToGive(booked, agreed);
    expect(passed.json()).toMatchObject({ time: '16:10:00', override_reason: 'By telephone' });
  });

  test('once it is over', async () => {
    const booked = await bookAtDesk();
    world.clock.set('2026-03-05T15:00:00+04:00');
    const refused = await tryToGive(booked);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe('This session is over, and what was is not changed.');
  });
});

describe('when two at the desk want one session at once, one gets it and the other is told who was faster', () => {
  const deeds = {
    give: (at: { id: string }, by: typeof desk) => tryToGive(at, {}, by),
    cancel: ({ id }: { id: string }, by: typeof desk) =>
      callApi(
        world,
        cancelBooking,
        { id, version: 1, by: 'client', counts_as: 'returned', reason: 'Called' },
        { by },
      ),
    move: ({ id }: { id: string }, by: typeof desk) =>
      callApi(world, moveBooking, { id, version: 1, time: '17:00' }, { by }),
  } as const;
  test.each([
    ['give', 'give', 201],
    ['give', 'cancel', 201],
    ['cancel', 'give', 200],
    ['give', 'move', 201],
    ['move', 'give', 200],
  ] as const)('%s, then %s', async (one, other, status) => {
    const booked = await bookAtDesk();
    const [first, second] = await answersBehind(world, held.booking(booked.id), [
      () => deeds[one](booked, desk),
      () => deeds[other](booked, atOther),
    ]);
    expect([first?.statusCode, second?.statusCode]).toEqual([status, 409]);
    expect(second?.json().detail).toMatch(/ has just changed this booking/);
    expect(second?.json().booking.id).toBe(booked.id);
  });
});

import { eraseAccount } from '@limber/contract/accounts.ts';
import { cancelAppointment } from '@limber/contract/appointments.ts';
import { bookForClient } from '@limber/contract/desk/day/bookings.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { listDuesOfDay } from '@limber/contract/desk/day/dues.ts';
import { readOwnDay } from '@limber/contract/desk/day/own-day.ts';
import { listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { listOwnedPackages } from '@limber/contract/packages.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectBlocked, held, waitingAt } from '../../../../test/blocked.ts';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { ownPackage } from '../../../../test/own-package.ts';
import {
  addClient,
  asTherapist,
  serviceNamed,
  type TestClient,
  therapistNamed,
} from '../../../../test/people.ts';
import { openTill } from '../../../../test/till.ts';

const { world, badr, desk, tryToBook, tryToBuy, bookFrom, share, sell, trySell, openAnew } =
  await openTill();
const noura = await therapistNamed(world, 'Noura');
const omar = await therapistNamed(world, 'Omar');
const stretching = await serviceNamed(world, 'Stretching');

let owner: TestClient;
let owners = 0;
beforeEach(async () => {
  owners += 1;
  owner = await addClient(world, `Owner${owners}`);
});

/** Days on which Omar works, each at four in the afternoon; the first is Thursday 5 March 2026. */
const days = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, 2, 5 + index)).toISOString().slice(0, 10),
).filter((day) => new Date(day).getUTCDay() !== 2);
const onDay = (index: number, changes = {}) => ({
  ...{ date: days[index], time: '16:00', therapist_id: omar, ...changes },
});
const short = { duration: 5, total_duration: 5 };

/** Buys a shared package of the owner with a session on the first day, and shares it with Badr. */
async function buyShared() {
  const reply = await tryToBuy('Family Shared Package', onDay(0), owner);
  expect(reply.statusCode).toBe(201);
  const { id, package: bought, total_price } = reply.json();
  await share(bought.id, badr);
  return { first: id as string, bought: bought as { id: number; kind: string }, total_price };
}

const packageRow = (id: number) =>
  world.db
    .selectFrom('owned_packages')
    .select(['active', 'closed_unpaid', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const erase = async (who: TestClient) =>
  (await callApi(world, eraseAccount, { email: who.email }, { by: who })).statusCode;
const owed = async () => (await callApi(world, listOwed, { location: 'A' }, { by: desk })).json();
const pay = (packageId: number, amount: number, clientId = owner.id) =>
  trySell({
    client_id: clientId,
    lines: [{ owned_package_id: packageId }],
    payments: [{ method: 'cash', amount }],
  });

describe('sessions of a package that is not paid', () => {
  const OWN =
    'You have 12 unpaid upcoming sessions, and no more than 12 can be booked online. For more, please contact us.';
  const OF_PACKAGE =
    'This package is not paid yet, and no more sessions can be booked from it online until it is. Please ask its owner, or contact us.';

  test('count among the twelve of its client, however short, until it is paid @MONEY-01', async () => {
    const reply = await tryToBuy('Starter Package', { ...onDay(0), ...short }, owner);
    const { package: bought, total_price: price } = reply.json();
    const from = (index: number) => bookFrom(bought, { ...onDay(index), ...short }, owner);
    for (let index = 1; index < 11; index += 1) {
      expect((await from(index)).statusCode).toBe(201);
    }
    expect((await tryToBook(onDay(11), owner)).statusCode).toBe(201);
    for (const refused of [await from(12), await tryToBook(onDay(12), owner)]) {
      expect([refused.statusCode, refused.json().detail]).toEqual([409, OWN]);
    }
    expect((await tryToBuy('Family Shared Package', onDay(12), owner)).json().detail).toBe(OWN);
    expect((await pay(bought.id, price)).statusCode).toBe(201);
    expect((await from(12)).statusCode).toBe(201);
    expect((await tryToBook(onDay(13), owner)).statusCode).toBe(201);
  });

  test('count for its owner too, where others take them @MONEY-01', async () => {
    const { bought } = await buyShared();
    for (let index = 1; index < 12; index += 1) {
      const booked = await bookFrom(bought, { ...onDay(index), ...short }, badr);
      expect(booked.statusCode).toBe(201);
    }
    const [ofGuest, ofOwner] = [
      await bookFrom(bought, { ...onDay(12), ...short }, badr),
      await bookFrom(bought, { ...onDay(12), ...short }, owner),
    ];
    expect([ofGuest.statusCode, ofGuest.json().detail]).toEqual([409, OF_PACKAGE]);
    expect([ofOwner.statusCode, ofOwner.json().detail]).toEqual([409, OWN]);
    // Their own sessions count for them: eleven are open.
    expect((await tryToBook(onDay(13), badr)).statusCode).toBe(201);
    expect((await tryToBook(onDay(14), badr)).json().detail).toBe(OWN);
  });

  test('take a reason at the desk beyond the twelve', async () => {
    const { bought } = await buyShared();
    for (let index = 1; index < 12; index += 1) {
      await bookFrom(bought, { ...onDay(index), ...short }, badr);
    }
    const atDesk = (changes: Tried<typeof bookForClient>) =>
      callApi(
        world,
        bookForClient,
        {
          client_id: badr.id,
          services: [{ id: stretching, time: 30 }],
          serviceType: 'my_shared_package',
          shared_package_id: bought.id,
          location: 'A',
          total_duration: 30,
          ...onDay(12),
          ...changes,
        },
        { by: desk },
      );
    const asked = await atDesk({});
    expect([asked.statusCode, asked.json().wishes]).toEqual([409, ['open_sessions']]);
    expect((await atDesk({ override: { reason: 'They pay tomorrow' } })).statusCode).toBe(201);
  });

  test('wait for each other, whichever of its people books', async () => {
    const { bought } = await buyShared();
    const gate = await world.db.startTransaction().execute();
    await sql`select pg_advisory_xact_lock(2, ${owner.id}::int)`.execute(gate);
    const booking = bookFrom(bought, onDay(1), badr);
    await expectBlocked(world, 1, booking);
    const waits = await world.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waits.rows).toHaveLength(1);
    await gate.rollback().execute();
    expect((await booking).statusCode).toBe(201);
  });
});

test('a client books no more than six hours of one day, and each session counts as at least half an hour @MONEY-02', async () => {
  const { package: bought } = (await tryToBuy('Balance Package', onDay(5), owner)).json();
  const at = (time: string, minutes: number) =>
    bookFrom(bought, { date: days[0], time, duration: minutes, total_duration: minutes }, owner);
  const replies = [await at('12:00', 180), await at('15:30', 150), await at('18:30', 5)];
  expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201]);
  const more = await at('19:00', 5);
  expect([more.statusCode, more.json().detail]).toEqual([
    409,
    'No more than 360 minutes can be booked online on one day. For more, please contact us.',
  ]);
  expect((await bookFrom(bought, onDay(1), owner)).statusCode).toBe(201);
});

describe('that a package is not paid', () => {
  async function everywhere(date = days[0] as string) {
    const day = (await callApi(world, readDay, { date }, { by: desk })).json();
    const dues = (await callApi(world, listDuesOfDay, { date }, { by: desk })).json();
    const by = await asTherapist(world, omar);
    const own = (await callApi(world, readOwnDay, { date }, { by })).json();
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    return {
      board: day.bookings
        .toSorted(byId)
        .map((each: { package: { unpaid: boolean } }) => each.package.unpaid),
      dues: dues.map((each: { due: number }) => each.due),
      phone: own.sessions.map((each: { package_unpaid: boolean }) => each.package_unpaid),
    };
  }

  test('is shown at each of its sessions: the first, later ones, and a guest’s; and at none once it is paid @MONEY-03', async () => {
    const { bought, total_price: price } = await buyShared();
    for (const [time, who] of [
      ['17:30', owner],
      ['19:00', badr],
    ] as const) {
      expect((await bookFrom(bought, onDay(0, { time }), who)).statusCode).toBe(201);
    }
    const all = (each: unknown) => Array(3).fill(each);
    expect(await everywhere()).toEqual({
      board: all(true),
      dues: all(price),
      phone: all(true),
    });
    // Put on the account of its owner, it is still not paid.
    const put = await sell({
      client_id: owner.id,
      lines: [{ owned_package_id: bought.id }],
      payments: [{ method: 'cash', amount: 1000 }],
    });
    expect(await everywhere()).toEqual({
      board: all(true),
      dues: all(put.due),
      phone: all(true),
    });
    await world.query(`update owned_packages set paid_at = now() where id = ${bought.id}`);
    const paid = await everywhere();
    expect([paid.board, paid.phone]).toEqual([all(false), all(false)]);
  });

  test('is not shown for purchases before the studio had a till', async () => {
    const { bought } = await buyShared();
    await world.query(
      `update owned_packages set bought_at = bought_at - interval '1 day' where id = ${bought.id}`,
    );
    const { board, phone, dues } = await everywhere();
    expect([board, phone, dues]).toEqual([[false], [false], [0]]);
  });
});

describe('erasing the owner of a package that is not paid', () => {
  test('closes it, so that nobody uses it on, when no session was taken from it', async () => {
    const { first, bought } = await buyShared();
    await callApi(world, cancelAppointment, { id: first }, { by: owner });
    expect(await erase(owner)).toBe(200);
    expect(await packageRow(bought.id)).toMatchObject({ active: false, closed_unpaid: false });
    expect((await bookFrom(bought, onDay(1), badr)).statusCode).toBe(409);
    expect((await ledgerOf(world, bought.id)).at(-1)).toMatchObject({
      kind: 'expired',
      balance_minutes: 0,
    });
    expect((await owed()).packages).toEqual([]);
  });

  test('closes the rest, keeps booked sessions, and its price is still owed and can be paid @MONEY-04', async () => {
    const { bought, total_price: price } = await buyShared();
    const guests = (await bookFrom(bought, onDay(1), badr)).json();
    expect(await erase(owner)).toBe(200);
    expect(await packageRow(bought.id)).toEqual({
      active: false,
      closed_unpaid: true,
      paid_at: null,
    });
    const more = await bookFrom(bought, onDay(2), badr);
    expect([more.statusCode, more.json().detail]).toEqual([
      409,
      'Your Family Shared Package is no longer active.',
    ]);
    const date = days[1];
    const day = (await callApi(world, readDay, { date }, { by: desk })).json();
    expect(day.bookings).toMatchObject([{ id: guests.id, package: { unpaid: true } }]);
    const dues = (await callApi(world, listDuesOfDay, { date: date ?? '' }, { by: desk })).json();
    expect(dues).toEqual([{ booking_id: guests.id, due: price }]);

    const [listed] = (await owed()).packages;
    expect(listed).toMatchObject({ owned_package_id: bought.id, price });
    const due = await callApi(world, listDue, { client_id: listed.client.id }, { by: desk });
    expect(due.json().packages).toMatchObject([{ owned_package_id: bought.id }]);
    const paid = await pay(bought.id, price, listed.client.id);
    expect([paid.statusCode, paid.json().due]).toEqual([201, 0]);
    expect((await packageRow(bought.id)).paid_at).toEqual(world.clock.now());
    expect((await owed()).packages).toEqual([]);
    expect((await bookFrom(bought, onDay(2), badr)).statusCode).toBe(409);
  });

  test('leaves one alone that is paid: its people use it on', async () => {
    const { bought, total_price: price } = await buyShared();
    expect((await pay(bought.id, price)).statusCode).toBe(201);
    expect(await erase(owner)).toBe(200);
    expect(await packageRow(bought.id)).toMatchObject({ active: true, closed_unpaid: false });
    expect((await bookFrom(bought, onDay(1), badr)).statusCode).toBe(201);
    const { shared_packages } = (await callApi(world, listOwnedPackages, {}, { by: badr })).json();
    expect(shared_packages).toMatchObject([{ id: bought.id, active: true }]);
  });

  test('also closes a paid one where the owner does not want the others to keep the minutes', async () => {
    const { bought, total_price: price } = await buyShared();
    await pay(bought.id, price);
    const guests = (await bookFrom(bought, onDay(1), badr)).json();
    const [shown] = (await callApi(world, listOwnedPackages, {}, { by: owner })).json()
      .shared_packages;
    expect(shown).toMatchObject({ id: bought.id, guests: ['Badr'] });
    const seen = (await callApi(world, listOwnedPackages, {}, { by: badr })).json();
    expect(seen.shared_packages[0]).not.toHaveProperty('guests');
    const asked = { email: owner.email, erase_shared_minutes: true };
    expect((await callApi(world, eraseAccount, asked, { by: owner })).statusCode).toBe(200);
    expect(await packageRow(bought.id)).toMatchObject({ active: false, closed_unpaid: false });
    expect((await ledgerOf(world, bought.id)).at(-1)).toMatchObject({ kind: 'expired' });
    expect((await bookFrom(bought, onDay(2), badr)).statusCode).toBe(409);
    // Their bookings stay, and return nothing that could be used.
    await callApi(world, cancelAppointment, { id: guests.id }, { by: badr });
    expect((await ledgerOf(world, bought.id)).at(-1)).toMatchObject({
      kind: 'expired',
      balance_minutes: 0,
    });
  });

  test('does not owe what nobody came for: their own sessions to come are cancelled', async () => {
    const { bought } = await buyShared();
    expect(await erase(owner)).toBe(200);
    expect(await packageRow(bought.id)).toMatchObject({ active: false, closed_unpaid: false });
    expect((await owed()).packages).toEqual([]);
  });

  test('waits for a concurrent action on each of their packages', async () => {
    const other = await ownPackage(world, owner.id, 'Balance Package');
    const [waiting] = await waitingAt(world, held.package(other), () => erase(owner));
    expect(waiting).toMatch(/where owner_id = \S+ order by id for no key update$/);
  });

  test('waits for a booking of a guest that is under way', async () => {
    const { bought } = await buyShared();
    const gate = await world.db.startTransaction().execute();
    await gate
      .selectFrom('owned_packages')
      .select('id')
      .where('id', '=', bought.id)
      .forUpdate()
      .execute();
    const erasing = erase(owner);
    await expectBlocked(world, 1, erasing);
    expect(await packageRow(bought.id)).toMatchObject({ active: true });
    await gate.commit().execute();
    expect(await erasing).toBe(200);
  });

  test('lets nothing new be sold to them', async () => {
    await buyShared();
    expect(await erase(owner)).toBe(200);
    const { id } = (await world.query<{ id: number }>('select id from package_products limit 1'))
      .rows[0] ?? { id: 0 };
    const reply = await trySell({
      client_id: owner.id,
      lines: [{ package_id: id, package_balance_id: 1 }],
    });
    expect(reply.statusCode).toBe(404);
    expect((await trySell({ client_id: owner.id, lines: [] })).statusCode).toBe(400);
  });
});

test('a session of an erased client that is owed is settled at the till as well', async () => {
  const booked = await tryToBook({ ...onDay(0), therapist_id: noura, time: '14:00' }, owner);
  await openAnew('2026-03-05T15:30:00+04:00');
  expect(await erase(owner)).toBe(200);
  const [listed] = (await owed()).bookings;
  expect(listed).toMatchObject({ booking_id: booked.json().id, price: 320 });
  const paid = await trySell({
    client_id: listed.client.id,
    lines: [{ booking_id: listed.booking_id }],
    payments: [{ method: 'cash', amount: 320 }],
  });
  expect([paid.statusCode, paid.json().due]).toEqual([201, 0]);
  expect((await owed()).bookings).toEqual([]);
});

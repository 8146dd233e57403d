import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import {
  adjustMinutes,
  freezePackage,
  prolongPackage,
  transferMinutes,
} from '@limber/contract/desk/clients/packages.ts';
import {
  cancelBooking,
  checkInBooking,
  moveBooking,
  undoBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import { retireBranch } from '@limber/contract/desk/studio/branches.ts';
import { retireProduct } from '@limber/contract/desk/studio/products.ts';
import { retireResource } from '@limber/contract/desk/studio/resources.ts';
import { holdTime } from '@limber/contract/scheduling.ts';
import { lengthenAppointment } from '@limber/contract/sessions/longer-sessions.ts';
import { capPerson, invitePerson, leavePackage, removePerson } from '@limber/contract/sharing.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asks, held, waitingAt } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { actorOf, serviceNamed } from '../../../test/people.ts';
import { expirePackage } from '../packages/ending/expire-package.ts';

// Each lock is held by another transaction, and the call has to wait at the very statement that
// takes it: an update of the same row would wait too, but only after reading outdated facts.
const { world, amina, badr, desk, who, tryToBook, bookFrom, share } = await openDesk();
const manager = {
  headers: () => world.bearer(managing, 'manager'),
};
const { accountId: managing } = await actorOf(world, 'manager');
const redLight = await serviceNamed(world, 'Red-Light Therapy');
const DAY = 'A 2026-03-05';

let packageId: number;
let other: number;
let bookingId: string;
let seatId: number;
beforeEach(async () => {
  packageId = await ownPackage(world, amina.id, 'Family Shared Package');
  other = await ownPackage(world, amina.id, 'Balance Package');
  await share(packageId, badr);
  const { rows } = await world.query<{ id: number }>(
    `select id from package_people where package_id = ${packageId}`,
  );
  seatId = rows[0]?.id ?? 0;
  const booked = await bookFrom({ id: packageId, kind: 'shared' });
  expect(booked.statusCode).toBe(201);
  bookingId = booked.json().id;
});

type Row = [lock: keyof typeof asks, gate: () => RawBuilder<unknown>];
const account = (): Row => ['account', () => held.account(amina.id)];
const client = (): Row => ['client', () => held.client(amina.id)];
const pack = (): Row => ['package', () => held.package(packageId)];
const noura = (): Row => ['therapist', () => held.therapist(who.noura)];
const booking = (): Row => ['booking', () => held.booking(bookingId)];
const beds = (): Row => ['resources', () => held.resources(DAY)];

const at = { time: '17:00' };
const deeds: Record<string, [call: () => PromiseLike<unknown>, locks: Row[]]> = {
  'a client books': [() => tryToBook(at), [['client', () => held.client(amina.id)], noura()]],
  'a client books from a package': [
    () => bookFrom({ id: packageId, kind: 'shared' }, at),
    [client(), pack(), noura()],
  ],
  'a client books with anybody': [
    () => tryToBook({ ...at, therapist_id: null }),
    [['branchDay', () => held.branchDay(DAY)]],
  ],
  'a client books a bed': [
    () =>
      tryToBook({
        ...at,
        services: [{ id: redLight, name: '', time: 30, price: 120, type: 'service' }],
        ...{ duration: 30, total_duration: 30, total_price: 120 },
      }),
    [beds()],
  ],
  'a client holds a time': [
    () =>
      callApi(
        world,
        holdTime,
        { therapist_id: who.noura, date: '2026-03-05', ...at, total_duration: 60, location: 'A' },
        { by: amina },
      ),
    [noura()],
  ],
  'a client moves': [
    () =>
      callApi(
        world,
        rescheduleAppointment,
        { id: bookingId, date: '2026-03-05', ...at },
        { by: amina },
      ),
    [account(), client(), pack(), noura(), booking()],
  ],
  'a client makes a session longer': [
    () => callApi(world, lengthenAppointment, { id: bookingId, total_duration: 75 }, { by: amina }),
    [account(), client(), pack(), noura(), booking()],
  ],
  'a client cancels': [
    () => callApi(world, cancelAppointment, { id: bookingId }, { by: amina }),
    [account(), pack(), booking()],
  ],
  'the desk moves': [
    () => callApi(world, moveBooking, { id: bookingId, version: 1, ...at }, { by: desk }),
    [account(), client(), pack(), noura(), booking()],
  ],
  'the desk cancels': [
    () =>
      callApi(
        world,
        cancelBooking,
        { id: bookingId, version: 1, by: 'client', counts_as: 'returned', reason: 'Called' },
        { by: desk },
      ),
    [account(), pack(), booking()],
  ],
  'the desk checks somebody in': [
    () => callApi(world, checkInBooking, { id: bookingId, version: 1 }, { by: desk }),
    [booking()],
  ],
  'minutes are adjusted': [
    () =>
      callApi(
        world,
        adjustMinutes,
        { id: packageId, minutes: 30, reason: 'A gift' },
        { by: manager },
      ),
    [pack()],
  ],
  'minutes are transferred': [
    () =>
      callApi(
        world,
        transferMinutes,
        { id: packageId, into: other, minutes: 30, reason: 'A wish' },
        { by: manager },
      ),
    [pack(), ['package', () => held.package(other)]],
  ],
  'a package is prolonged': [
    () =>
      callApi(
        world,
        prolongPackage,
        { id: packageId, expiry_date: '2027-04-30', reason: 'Was ill' },
        { by: desk },
      ),
    [pack()],
  ],
  'a package is frozen': [
    () =>
      callApi(
        world,
        freezePackage,
        { id: packageId, from: '2026-04-01', to: '2026-04-10', reason: 'Travels' },
        { by: desk },
      ),
    [pack()],
  ],
  'a package expires': [() => expirePackage(world.db, packageId, world.clock.now()), [pack()]],
  'an owner invites': [
    () =>
      callApi(
        world,
        invitePerson,
        { id: packageId, email: 'friend@client.example' },
        { by: amina },
      ),
    [account(), pack()],
  ],
  'an owner sets a cap': [
    () =>
      callApi(world, capPerson, { id: packageId, person: seatId, cap_minutes: 60 }, { by: amina }),
    [account(), pack()],
  ],
  'an owner takes somebody out': [
    () => callApi(world, removePerson, { id: packageId, person: seatId }, { by: amina }),
    [account(), ['account', () => held.account(badr.id)], pack()],
  ],
  'somebody leaves': [
    () => callApi(world, leavePackage, { id: packageId }, { by: badr }),
    [['account', () => held.account(badr.id)], pack()],
  ],
};

describe.each(Object.entries(deeds))('when %s', (_, [call, locks]) => {
  test.each(locks.map(([lock, gate], index) => [lock, index, gate] as const))(
    'it waits for the %s (%i)',
    async (lock, _index, gate) => {
      const [waiting, ...others] = await waitingAt(world, gate(), call);
      expect(others).toEqual([]);
      expect(waiting).toMatch(asks[lock]);
    },
  );
});

test('taking a step back waits for the therapist and the session', async () => {
  const undo = () => callApi(world, undoBooking, { id: bookingId, version: 2 }, { by: desk });
  const cancel = () =>
    callApi(
      world,
      cancelBooking,
      { id: bookingId, version: 1, by: 'client', counts_as: 'returned', reason: 'Called' },
      { by: desk },
    );
  await cancel();
  const [waiting] = await waitingAt(world, held.therapist(who.noura), undo);
  expect(waiting).toMatch(asks.therapist);
});

test.each([
  ['resources', retireResource, 'select from resources order by id for no key update'],
  ['locations', retireBranch, 'select from locations order by code for no key update'],
  ['package_products', retireProduct, 'select from package_products order by id for no key update'],
] as const)(
  'changes of the %s of the studio wait for each other',
  async (table, route, statement) => {
    const gate = sql`select from ${sql.table(table)} for no key update`;
    const args = table === 'locations' ? { location: 'A' } : { id: 1 };
    const [waiting] = await waitingAt(world, gate, () =>
      callApi(
        world,
        route as typeof retireResource,
        { ...args, version: 99, retired: true } as never,
        {
          by: manager,
        },
      ),
    );
    expect(waiting).toBe(statement);
  },
);

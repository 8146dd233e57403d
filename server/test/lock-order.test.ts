import { removePerson } from '@limber/contract/sharing.ts';
import { beforeEach, expect, test } from 'vitest';
import { cancel } from '../src/modules/bookings/changing/cancel.ts';
import { makeJobs } from '../src/platform/jobs.ts';
import { expectBlocked } from './blocked.ts';
import { forgetBookings, ownedRequest, postBooking, purchaseRequest } from './booking-requests.ts';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { ownPackage } from './own-package.ts';
import { actorOf, addClient, type TestClient, therapistNamed } from './people.ts';

// Two requests wait at one gate, in the order in which they would deadlock if one of them took
// its locks the other way round.
let owner: TestClient;
let guest: TestClient;
let packageId: number;
let added = 0;

const world = await openWorld();
beforeEach(async () => {
  await forgetBookings(world);
  added += 1;
  owner = await addClient(world, `Owner${added}`);
  guest = await addClient(world, `Guest${added}`);
  packageId = await ownPackage(world, owner.id, 'Family Shared Package');
});

/** Puts a person into a package: joined, or with an invitation that waits. */
async function addPerson(person: TestClient, into: number, joined: boolean): Promise<number> {
  const { id } = await world.db
    .insertInto('package_people')
    .values({
      package_id: into,
      email: person.email,
      account_id: joined ? person.id : null,
      token_hash: Buffer.from(`${person.email} ${into}`),
      invited_at: world.clock.now(),
      expires_at: '2026-03-18T10:00:00+04:00',
      joined_at: joined ? world.clock.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A session of the guest tomorrow at two, from the shared package. */
async function bookFromPackage(): Promise<string> {
  const payload = await ownedRequest(world, { id: packageId, kind: 'shared' });
  const booked = await postBooking(world, guest, payload);
  expect(booked.statusCode).toBe(201);
  return booked.json().id;
}

async function erase({ email, headers }: TestClient): Promise<number> {
  const url = '/api/v1/accounts/profile';
  const payload = { email };
  return (await world.app.inject({ method: 'DELETE', url, headers: headers(), payload }))
    .statusCode;
}

/** Begins `first`, then `second`, while a row is locked that both need, and lets the row go. */
async function behindGate<A, B>(
  gateAt: { table: 'owned_packages' | 'package_people' | 'therapists'; id: number },
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const gate = await world.db.startTransaction().execute();
  try {
    await gate
      .selectFrom(gateAt.table)
      .select('id')
      .where('id', '=', gateAt.id)
      .forUpdate()
      .execute();
    const one = first();
    await expectBlocked(world, 1, one);
    const other = second();
    await expectBlocked(world, 2, other);
    await gate.rollback().execute();
    return await Promise.all([one, other]);
  } finally {
    if (!gate.isRolledBack) await gate.rollback().execute();
  }
}

test('a person is removed from a package while they erase their account', async () => {
  const personId = await addPerson(guest, packageId, true);
  await bookFromPackage();
  const remove = async () =>
    (await callApi(world, removePerson, { id: packageId, person: personId }, { by: owner }))
      .statusCode;
  const gate = { table: 'owned_packages', id: packageId } as const;
  expect(await behindGate(gate, remove, () => erase(guest))).toEqual([204, 200]);
});

test('the desk cancels a session of a package while its client erases their account', async () => {
  await addPerson(guest, packageId, true);
  const bookingId = await bookFromPackage();
  const desk = await actorOf(world, 'front_desk');
  const deps = { db: world.db, jobs: makeJobs(world.clock) };
  const cancelThere = () => cancel(deps, desk, bookingId, {}, world.clock.now());
  const gate = { table: 'owned_packages', id: packageId } as const;
  const [cancelled, erased] = await behindGate(gate, cancelThere, () => erase(guest));
  expect([cancelled.status, erased]).toEqual(['cancelled', 200]);
});

test('two who invited each other erase their accounts', async () => {
  const guestsPackage = await ownPackage(world, guest.id, 'Family Shared Package');
  await addPerson(owner, guestsPackage, false);
  const personId = await addPerson(guest, packageId, false);
  const gate = { table: 'package_people', id: personId } as const;
  expect(
    await behindGate(
      gate,
      () => erase(guest),
      () => erase(owner),
    ),
  ).toEqual([200, 200]);
});

test('a package is bought that may unlock the membership, and its buyer then erases the account', async () => {
  const payload = await purchaseRequest(world, 'Balance Package');
  const buy = async () => (await postBooking(world, guest, payload)).statusCode;
  const gate = { table: 'therapists', id: await therapistNamed(world, 'Noura') } as const;
  expect(await behindGate(gate, buy, () => erase(guest))).toEqual([201, 200]);
});

import { readStatement } from '@limber/contract/package-statement.ts';
import {
  listOwnedPackages,
  readActivePackage,
  readActiveSharedPackage,
  readActiveUnlimitedPackage,
} from '@limber/contract/packages.ts';
import type { Route } from '@limber/contract/route.ts';
import { describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openWorld, TEST_NOW } from '../../../test/harness.ts';
import { addEntry, ownPackage, sharePackage } from '../../../test/own-package.ts';
import { addClient, type TestClient } from '../../../test/people.ts';

const world = await openWorld();

let added = 0;
function someone(): Promise<TestClient> {
  world.clock.set(TEST_NOW);
  added += 1;
  return addClient(world, `Client${added}`);
}

async function get<R extends Route>(client: TestClient, route: R, args: Tried<R> = {}) {
  const reply = await callApi(world, route, args, { by: client });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

describe('the active package', () => {
  test('of each kind has its shape, and only that kind answers 200 @API-09 @API-10 @STATE-09', async () => {
    const client = await someone();
    const id = await ownPackage(world, client.id, 'Starter Package');
    const regular = await get(client, readActivePackage);
    expect(regular).toEqual({
      status: 200,
      body: {
        id,
        kind: 'regular',
        remaining_time: 300,
        total_time: 300,
        package_option: {
          id: expect.any(Number),
          package: { id: expect.any(Number), name: 'Starter Package' },
        },
        expiry_date: '2026-06-02',
        services_included: expect.any(Array),
        owned: true,
        others: [],
      },
    });
    expect(regular.body.services_included.map((each: { name: string }) => each.name)).toEqual([
      'Stretching',
      'PNF Stretching',
      'Dynamic Stretching',
      'Red-Light Therapy',
      'Compression',
    ]);
    for (const route of [readActiveSharedPackage, readActiveUnlimitedPackage]) {
      const none = await get(client, route);
      expect(none.status).toBe(204);
    }
    await ownPackage(world, client.id, 'Shared Package for Two');
    const shared = await get(client, readActiveSharedPackage);
    expect(shared.body.shared_package.name).toBe('Shared Package for Two');
    expect(shared.body.remaining_time).toBe(600);
    await ownPackage(world, client.id, 'Unlimited Recovery');
    const unlimited = await get(client, readActiveUnlimitedPackage);
    expect(unlimited.body).toMatchObject({
      remaining_time: null,
      total_time: null,
      expiry_date: '2026-04-03',
      unlimited_package: { name: 'Unlimited Recovery' },
    });
  });

  test('is the one that expires first, and names the others', async () => {
    const client = await someone();
    const never = await ownPackage(world, client.id, 'Balance Package', { expiresOn: null });
    const late = await ownPackage(world, client.id, 'Balance Package');
    const soon = await ownPackage(world, client.id, 'Starter Package');
    const { body } = await get(client, readActivePackage);
    expect(body.id).toBe(soon);
    expect(body.others.map((each: { id: number }) => each.id)).toEqual([late, never]);
    expect(body.others[0].others).toBeUndefined();
  });

  test('excludes one that is used up, closed, or past its last day in Dubai @PKG-02', async () => {
    const client = await someone();
    await ownPackage(world, client.id, 'Balance Package', { active: false });
    const usedUp = await ownPackage(world, client.id, 'Balance Package');
    await addEntry(world, usedUp, 'booked', -600, client.id);
    await ownPackage(world, client.id, 'Unlimited Stretching', { expiresOn: '2026-03-04' });
    expect((await get(client, readActivePackage)).status).toBe(204);
    world.clock.set('2026-03-04T23:59:59+04:00');
    expect((await get(client, readActiveUnlimitedPackage)).status).toBe(200);
    world.clock.set('2026-03-05T00:00:00+04:00');
    expect((await get(client, readActiveUnlimitedPackage)).status).toBe(204);
  });

  test('can be shared with the caller, who sees only what their cap leaves', async () => {
    const owner = await someone();
    const guest = await someone();
    const id = await ownPackage(world, owner.id, 'Family Shared Package');
    await sharePackage(world, id, guest, 120);
    await addEntry(world, id, 'booked', -90, guest.id);
    await addEntry(world, id, 'returned', 30, guest.id);
    const theirs = await get(guest, readActiveSharedPackage);
    expect(theirs.body).toMatchObject({ id, remaining_time: 60, balance: 1140, owned: false });
    const own = await get(owner, readActiveSharedPackage);
    expect(own.body.remaining_time).toBe(1140);
    expect(own.body).not.toHaveProperty('balance');
    await addEntry(world, id, 'booked', -60, guest.id);
    expect((await get(guest, readActiveSharedPackage)).status).toBe(204);
    const { id: person } = await world.db
      .updateTable('package_people')
      .set({ cap_minutes: null })
      .where('package_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await get(guest, readActiveSharedPackage)).body.remaining_time).toBe(1080);
    await world.db
      .updateTable('package_people')
      .set({ removed_at: world.clock.now() })
      .where('id', '=', person)
      .execute();
    expect((await get(guest, readActiveSharedPackage)).status).toBe(204);
  });
});

describe('the packages of the dashboard', () => {
  test('come by kind, used up and expired ones last @API-22 @STATE-10', async () => {
    const client = await someone();
    const other = await someone();
    const good = await ownPackage(world, client.id, 'Starter Package');
    const closed = await ownPackage(world, client.id, 'Balance Package', { active: false });
    const shared = await ownPackage(world, other.id, 'Family Shared Package');
    await sharePackage(world, shared, client, 300);
    await addEntry(world, shared, 'booked', -90, client.id);
    await ownPackage(world, client.id, 'Unlimited Stretching');
    const { body } = await get(client, listOwnedPackages);
    expect(body.user_packages).toEqual([
      {
        id: good,
        kind: 'regular',
        name: 'Starter Package',
        active: true,
        remaining_time: 300,
        total_time: 300,
        expiry_date: '2026-06-02',
        bought_on: '2026-03-04',
        owned: true,
        people_limit: 1,
      },
      expect.objectContaining({ id: closed, active: false, remaining_time: 600 }),
    ]);
    expect(body.shared_packages).toEqual([
      expect.objectContaining({
        id: shared,
        owned: false,
        remaining_time: 1110,
        total_time: 1200,
        people_limit: 4,
        cap_minutes: 300,
        cap_left: 210,
      }),
    ]);
    expect(body.shared_packages[0].owner_first_name).toMatch(/^Client/);
    // The owner sees the same balance, and no cap.
    const [owners] = (await get(other, listOwnedPackages)).body.shared_packages;
    expect(owners.remaining_time).toBe(1110);
    expect(owners).not.toHaveProperty('cap_left');
    expect(body.unlimited_packages).toEqual([
      expect.objectContaining({ remaining_time: null, total_time: null }),
    ]);
  });

  test('are empty lists for a client without any', async () => {
    expect((await get(await someone(), listOwnedPackages)).body).toEqual({
      user_packages: [],
      shared_packages: [],
      unlimited_packages: [],
    });
  });
});

describe('the statement', () => {
  test('lists every change of minutes, newest first, with the client of the session', async () => {
    const owner = await someone();
    const guest = await someone();
    const id = await ownPackage(world, owner.id, 'Shared Package for Two');
    await sharePackage(world, id, guest);
    await addEntry(world, id, 'booked', -45, guest.id);
    await addEntry(world, id, 'returned', 45, guest.id);
    await addEntry(world, id, 'adjusted', 15, null);
    const { body } = await get(owner, readStatement, { id });
    expect(body).toMatchObject({ count: 4, next: null, previous: null });
    const guestName = expect.stringMatching(/^Client\d+ Haddad$/);
    expect(body.results).toEqual([
      expect.objectContaining({
        kind: 'adjusted',
        minutes: 15,
        balance: 615,
        person: null,
        reason: 'A mistake at the desk',
      }),
      expect.objectContaining({ kind: 'returned', minutes: 45, balance: 600, person: guestName }),
      expect.objectContaining({ kind: 'booked', minutes: -45, balance: 555, person: guestName }),
      expect.objectContaining({ kind: 'bought', minutes: 600, balance: 600, price: 2900 }),
    ]);
    expect(Object.keys(body.results[0]).sort()).toEqual(
      ['at', 'balance', 'id', 'kind', 'minutes', 'person', 'price', 'reason', 'session'].sort(),
    );
  });

  test('comes in pages', async () => {
    const owner = await someone();
    const id = await ownPackage(world, owner.id, 'Starter Package');
    for (let number = 0; number < 4; number += 1)
      await addEntry(world, id, 'booked', -30, owner.id);
    const first = (await get(owner, readStatement, { id, limit: 2 })).body;
    expect(first.results.map((line: { balance: number }) => line.balance)).toEqual([180, 210]);
    expect(first.next).toBe(`/api/v1/appointment/packages/${id}/statement/?limit=2&offset=2`);
    const last = (await get(owner, readStatement, { id, limit: 2, offset: 4 })).body;
    expect(last).toMatchObject({ count: 5, next: null });
    expect(last.results).toHaveLength(1);
  });

  test('is for the owner alone', async () => {
    const owner = await someone();
    const guest = await someone();
    const id = await ownPackage(world, owner.id, 'Shared Package for Two');
    await sharePackage(world, id, guest);
    for (const client of [guest, await someone()]) {
      const refused = await get(client, readStatement, { id });
      expect(refused.status).toBe(404);
      expect(refused.body.error).toBe('We do not know this package.');
    }
    expect((await get(owner, readStatement, { id: 999_999 })).status).toBe(404);
  });
});

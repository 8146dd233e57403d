import { beforeAll, describe, expect, test } from 'vitest';
import { openWorld, TEST_NOW, type World } from '../../../test/harness.ts';
import { addEntry, ownPackage } from '../../../test/own-package.ts';
import { addClient, type TestClient } from '../../../test/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

let added = 0;
function someone(): Promise<TestClient> {
  world.clock.set(TEST_NOW);
  added += 1;
  return addClient(world, `Client${added}`);
}

async function get(client: TestClient, path: string) {
  const url = `/api/v1/appointment/${path}`;
  const reply = await world.app.inject({ url, headers: client.headers() });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

async function join(packageId: number, client: TestClient, capMinutes: number | null = null) {
  await world.db
    .insertInto('package_people')
    .values({
      package_id: packageId,
      email: client.email,
      account_id: client.id,
      joined_at: world.clock.now(),
      token_hash: Buffer.from(`${packageId} ${client.id}`),
      cap_minutes: capMinutes,
      invited_at: world.clock.now(),
      expires_at: world.clock.now(),
    })
    .execute();
}

describe('the active package', () => {
  test('of each kind has its shape, and only that kind answers 200 @API-09 @API-10 @STATE-09', async () => {
    const client = await someone();
    const id = await ownPackage(world, client.id, 'Starter Package');
    const regular = await get(client, 'active-package/');
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
    for (const path of ['active-shared-package/', 'active-unlimited-package/']) {
      const none = await get(client, path);
      expect(none.status).toBe(204);
    }
    await ownPackage(world, client.id, 'Shared Package for Two');
    const shared = await get(client, 'active-shared-package/');
    expect(shared.body.shared_package.name).toBe('Shared Package for Two');
    expect(shared.body.remaining_time).toBe(600);
    await ownPackage(world, client.id, 'Unlimited Recovery');
    const unlimited = await get(client, 'active-unlimited-package/');
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
    const { body } = await get(client, 'active-package/');
    expect(body.id).toBe(soon);
    expect(body.others.map((each: { id: number }) => each.id)).toEqual([late, never]);
    expect(body.others[0].others).toBeUndefined();
  });

  test('is none that is used up, closed, or past its last day in Dubai @PKG-02', async () => {
    const client = await someone();
    await ownPackage(world, client.id, 'Balance Package', { active: false });
    const usedUp = await ownPackage(world, client.id, 'Balance Package');
    await addEntry(world, usedUp, 'booked', -600, client.id);
    await ownPackage(world, client.id, 'Unlimited Stretching', { expiresOn: '2026-03-04' });
    expect((await get(client, 'active-package/')).status).toBe(204);
    world.clock.set('2026-03-04T23:59:59+04:00');
    expect((await get(client, 'active-unlimited-package/')).status).toBe(200);
    world.clock.set('2026-03-05T00:00:00+04:00');
    expect((await get(client, 'active-unlimited-package/')).status).toBe(204);
  });

  test('can be shared with the caller, who sees no more than their cap leaves', async () => {
    const owner = await someone();
    const guest = await someone();
    const id = await ownPackage(world, owner.id, 'Family Shared Package');
    await join(id, guest, 120);
    await addEntry(world, id, 'booked', -90, guest.id);
    await addEntry(world, id, 'returned', 30, guest.id);
    const theirs = await get(guest, 'active-shared-package/');
    expect(theirs.body).toMatchObject({ id, remaining_time: 60, owned: false });
    expect((await get(owner, 'active-shared-package/')).body.remaining_time).toBe(1140);
    await addEntry(world, id, 'booked', -60, guest.id);
    expect((await get(guest, 'active-shared-package/')).status).toBe(204);
    const { id: person } = await world.db
      .updateTable('package_people')
      .set({ cap_minutes: null })
      .where('package_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await get(guest, 'active-shared-package/')).body.remaining_time).toBe(1080);
    await world.db
      .updateTable('package_people')
      .set({ removed_at: world.clock.now() })
      .where('id', '=', person)
      .execute();
    expect((await get(guest, 'active-shared-package/')).status).toBe(204);
  });
});

describe('the packages of the dashboard', () => {
  test('come by kind, used up and expired ones last @API-22 @STATE-10', async () => {
    const client = await someone();
    const other = await someone();
    const good = await ownPackage(world, client.id, 'Starter Package');
    const closed = await ownPackage(world, client.id, 'Balance Package', { active: false });
    const shared = await ownPackage(world, other.id, 'Family Shared Package');
    await join(shared, client, 300);
    await ownPackage(world, client.id, 'Unlimited Stretching');
    const { body } = await get(client, 'packages/');
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
        remaining_time: 300,
        total_time: 1200,
        people_limit: 4,
        cap_minutes: 300,
      }),
    ]);
    expect(body.shared_packages[0].owner_first_name).toMatch(/^Client/);
    expect(body.unlimited_packages).toEqual([
      expect.objectContaining({ remaining_time: null, total_time: null }),
    ]);
  });

  test('are empty lists for who has none', async () => {
    expect((await get(await someone(), 'packages/')).body).toEqual({
      user_packages: [],
      shared_packages: [],
      unlimited_packages: [],
    });
  });
});

describe('the statement', () => {
  test('tells every minute, newest first, and whose session it was', async () => {
    const owner = await someone();
    const guest = await someone();
    const id = await ownPackage(world, owner.id, 'Shared Package for Two');
    await join(id, guest);
    await addEntry(world, id, 'booked', -45, guest.id);
    await addEntry(world, id, 'returned', 45, guest.id);
    await addEntry(world, id, 'adjusted', 15, null);
    const { body } = await get(owner, `packages/${id}/statement/`);
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
      expect.objectContaining({ kind: 'bought', minutes: 600, balance: 600, person: null }),
    ]);
    expect(Object.keys(body.results[0]).sort()).toEqual(
      ['at', 'balance', 'id', 'kind', 'minutes', 'person', 'reason'].sort(),
    );
  });

  test('comes in pages', async () => {
    const owner = await someone();
    const id = await ownPackage(world, owner.id, 'Starter Package');
    for (let number = 0; number < 4; number += 1)
      await addEntry(world, id, 'booked', -30, owner.id);
    const path = `packages/${id}/statement/`;
    const first = (await get(owner, `${path}?limit=2`)).body;
    expect(first.results.map((line: { balance: number }) => line.balance)).toEqual([180, 210]);
    expect(first.next).toBe(`/api/v1/appointment/${path}?limit=2&offset=2`);
    const last = (await get(owner, `${path}?limit=2&offset=4`)).body;
    expect(last).toMatchObject({ count: 5, next: null });
    expect(last.results).toHaveLength(1);
  });

  test('is for the owner alone', async () => {
    const owner = await someone();
    const guest = await someone();
    const id = await ownPackage(world, owner.id, 'Shared Package for Two');
    await join(id, guest);
    for (const client of [guest, await someone()]) {
      const refused = await get(client, `packages/${id}/statement/`);
      expect(refused.status).toBe(404);
      expect(refused.body.error).toBe('We do not know this package.');
    }
    expect((await get(owner, 'packages/999999/statement/')).status).toBe(404);
  });
});

import { addClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import {
  addPackagePerson,
  capPackagePerson,
  removePackagePerson,
} from '@limber/contract/desk/clients/sharing.ts';
import type { Route } from '@limber/contract/route.ts';
import { listPackagePeople } from '@limber/contract/sharing.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { ownPackage } from '../../../../test/own-package.ts';

const { world, desk, amina, badr } = await openDesk();

async function ask<R extends Route>(route: R, args: Tried<R>, by: typeof desk = desk) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}

let pack: number;
let sara: number;
beforeEach(async () => {
  pack = await ownPackage(world, amina.id, 'Family Shared Package');
  sara = (await ask(addClient, { first_name: 'Sara', phone_number: '050 765 4321' })).body.id;
});

const add = (client_id: number, more: Tried<typeof addPackagePerson> = {}) =>
  ask(addPackagePerson, { id: pack, client_id, adult: true, ...more });

test('a relative known only by telephone shares a package after the desk adds them', async () => {
  const added = await add(sara, { cap_minutes: 60 });
  expect([added.status, added.body]).toEqual([
    201,
    {
      ...{ id: expect.any(Number), name: expect.stringMatching(/^Sara/), email: '' },
      ...{ status: 'joined', cap_minutes: 60, used_minutes: 0, invited_until: null },
    },
  ]);
  const { household } = (await ask(readClient, { id: amina.id })).body;
  expect(household).toMatchObject([{ id: sara, seat_id: added.body.id, cap_minutes: 60 }]);
  const owned = (await ask(readClient, { id: sara })).body.packages;
  expect(owned).toMatchObject([{ id: pack, owned: false }]);
  // The owner sees them, and no address that there is not.
  expect((await ask(listPackagePeople, { id: pack }, amina)).body).toMatchObject([
    { status: 'owner' },
    { status: 'joined', email: '' },
  ]);
  await world.runJobs();
  expect(world.mails).toEqual([]);
});

test('the rules for invitations apply, and a person with an address is told when it starts and ends', async () => {
  expect((await add(sara, { adult: false })).body.fields).toHaveProperty('adult');
  expect((await add(sara, { cap_minutes: 100_000 })).body.fields).toHaveProperty('cap_minutes');
  expect((await add(amina.id)).body.error).toBe('This package is theirs already.');
  expect((await add(2_000_000)).status).toBe(404);
  const { status, body } = await add(badr.id);
  expect(status).toBe(201);
  expect((await add(badr.id)).body.error).toBe('This person shares the package already.');
  await world.runJobs();
  expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [badr.email, 'Limber: You now share Amina’s package'],
  ]);
  const seat = { id: pack, person: body.id };
  expect((await ask(removePackagePerson, seat)).status).toBe(204);
  expect((await ask(removePackagePerson, seat)).status).toBe(404);
  await world.runJobs();
  expect(world.mails.at(-1)?.subject).toBe('Limber: You no longer share Amina’s package');
  expect((await ask(readClient, { id: amina.id })).body.household).toEqual([]);
});

test('two desks that change one cap do not overwrite each other, and the actor is logged', async () => {
  const { body } = await add(badr.id);
  const seat = { id: pack, person: body.id };
  const both = await Promise.all(
    [60, 120].map((cap_minutes) =>
      ask(capPackagePerson, { ...seat, cap_minutes, seen_cap_minutes: null }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const logged = await world.db
    .selectFrom('audit_log')
    .select(['action', 'account_id'])
    .where('subject', '=', `shared_package ${pack}`)
    .orderBy('id')
    .execute();
  expect(logged).toEqual([
    { action: 'added', account_id: badr.id },
    { action: 'changed', account_id: badr.id },
  ]);
});

test('places are assigned once, however many the desks add at a time', async () => {
  const people = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      ask(addClient, { first_name: 'Guest', phone_number: `05076543${n}0` }),
    ),
  );
  const replies = await Promise.all(people.map(({ body }) => add(body.id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
});

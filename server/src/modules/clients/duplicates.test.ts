import { addClient } from '@limber/contract/desk/clients/clients.ts';
import {
  listDuplicates,
  mergeClients,
  tellApart,
} from '@limber/contract/desk/clients/duplicates.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';

const { world, desk } = await openDesk();

beforeEach(async () => {
  await world.query('delete from accounts where merged_into is not null');
  await world.query('delete from accounts where created_by is not null');
});

async function ask<R extends Route>(route: R, args: Tried<R>) {
  const reply = await callApi(world, route, args, { by: desk });
  return { status: reply.statusCode, body: reply.json() };
}

const add = async (first_name: string, last_name: string, phone_number: string) =>
  (await ask(addClient, { first_name, last_name, phone_number })).body.id as number;

/** Pairs that are proposed, with what both have. */
async function proposed() {
  const { body } = await ask(listDuplicates, {});
  return body.results.map(({ why, clients }: { why: string[]; clients: { id: number }[] }) => [
    clients.map(({ id }) => id),
    why,
  ]);
}

test('likely duplicates are proposed, likeliest first; a family that shares a number is not one', async () => {
  const sara = await add('Sara', 'Nasser', '0507654321');
  const mother = await add('Huda', 'Nasser', '0507654321');
  const short = await add('sara', '', '+971 50 765 4321');
  const again = await add('SARA', 'Nasser', '050-765 4321');
  const elsewhere = await add('Sara', 'Nasser', '0559876543');
  await add('Omar', '', '0551111111');
  await add('Omar', '', '0552222222');
  const pairs = await proposed();
  expect(pairs[0]).toEqual([
    [sara, again],
    ['number', 'name'],
  ]);
  expect(pairs.slice(1)).toEqual(
    expect.arrayContaining([
      [[sara, elsewhere], ['name']],
      [[again, elsewhere], ['name']],
      [[sara, short], ['number']],
      [[short, again], ['number']],
    ]),
  );
  expect(pairs).toHaveLength(5);
  expect(pairs.flat(2)).not.toContain(mother);
  const page = await ask(listDuplicates, { limit: 2, offset: 4 });
  expect(page.body).toMatchObject({ count: 5, next: null, results: [{}] });
});

test('a pair known to be two people is no longer proposed, and neither is a merged client', async () => {
  const [one = 0, other = 0, third = 0] = [
    await add('Sara', 'Nasser', '0507654321'),
    await add('Sara', 'Nasser', '0559876543'),
    await add('Sara', 'Nasser', '0521111111'),
  ];
  for (const _ of [1, 2]) {
    expect((await ask(tellApart, { id: other, other_id: one })).status).toBe(200);
  }
  expect(await proposed()).toHaveLength(2);
  expect((await ask(mergeClients, { id: one, duplicate_id: third })).status).toBe(200);
  expect(await proposed()).toEqual([]);
  // A record of two people is deleted with one of the two.
  expect((await ask(mergeClients, { id: one, duplicate_id: other })).status).toBe(200);
  expect((await world.query('select * from told_apart')).rows).toEqual([]);
  expect((await ask(tellApart, { id: one, other_id: other })).status).toBe(404);
  expect((await ask(tellApart, { id: one, other_id: one })).status).toBe(400);
});

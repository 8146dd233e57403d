import { changeClient, mergeClients } from '@limber/contract/desk/clients/clients.ts';
import { eraseClient } from '@limber/contract/desk/clients/privacy.ts';
import { importClients } from '@limber/contract/desk/studio/import.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { untilBlocked } from './blocked.ts';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { actorOf, addClient } from './people.ts';

const world = await openWorld();
const { accountId } = await actorOf(world, 'manager');
const by = { headers: () => world.bearer(accountId, 'manager') };
const [kept, gone, other] = [
  await addClient(world, 'Kept'),
  await addClient(world, 'Gone'),
  await addClient(world, 'Other'),
];
const row = {
  ...{ line: 2, key: '1', first_name: 'Hala', last_name: 'Nasser' },
  ...{ phone_number: '0501234567', email: null, gender: null, language: null },
};

const merge = { id: kept.id, duplicate_id: gone.id, email: kept.email };
test.each([
  [
    ...['an import', 'another import', 'select pg_advisory_xact_lock(7, 0)'],
    ...[importClients, { source: 'Fresha', apply: true, rows: [row] }],
  ],
  [
    ...['a merge', 'a booking of the one who stays', `select pg_advisory_xact_lock(2, ${kept.id})`],
    ...[mergeClients, merge],
  ],
  [
    ...['a merge', 'a booking of the one who goes', `select pg_advisory_xact_lock(2, ${gone.id})`],
    ...[mergeClients, { ...merge, id: gone.id, duplicate_id: other.id, email: gone.email }],
  ],
  [
    ...['an erasure', 'another erasure', 'select pg_advisory_xact_lock(4, 0)'],
    ...[eraseClient, { id: other.id, reason: 'Asked' }],
  ],
  [
    ...['a change', 'what is done for the client'],
    `select from accounts where id = ${kept.id} for key share`,
    ...[changeClient, { id: kept.id, version: 1, last_name: 'Haddad' }],
  ],
] as const)('%s waits for %s', async (_who, _what, lock, route, args) => {
  const gate = await world.db.startTransaction().execute();
  await sql.raw(lock).execute(gate);
  let isOver = false;
  const asking = callApi(world, route as Route, args as never, { by }).finally(() => {
    isOver = true;
  });
  await untilBlocked(world, 1, asking);
  expect(isOver).toBe(false);
  await gate.rollback().execute();
  // What it waited for has been done; what it says itself is for other tests.
  expect((await asking).statusCode).not.toBe(503);
});

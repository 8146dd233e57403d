import { isAnsweredOnce, type Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingAt } from './blocked.ts';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { openAccepted } from './matrix/accepted-requests.ts';
import { openMatrix } from './matrix/open-matrix.ts';
import { nameOf } from './matrix/row.ts';
import { rows } from './matrix-rows.ts';
import { readContract } from './read-contract.ts';

// The account of a person who acts is not erased or merged meanwhile: each call of the team waits
// for that, and takes the lock before every other one. Those of clients are in erased.test.ts.
const world = await openWorld();
const matrix = await openMatrix(world);
const accepted = await openAccepted(world, matrix);

/** The statements with which the product locks a person who acts. */
const LOCKS_ACTOR =
  /from "?accounts"? where .*(for key share|for update|for no key update|for share)$/;

/**
 * Calls that do not lock it first, each with the statement at which it waits: their records name the
 * caller, so that they wait too, only later. `nothing`: what is sent here is refused before.
 */
const OTHERS: Readonly<Record<string, string>> = {
  'DELETE desk/clients/:id/claim-link': 'nothing',
  'POST desk/clients': 'insert into accounts (first_na',
  'POST desk/clients/:id/merge': 'insert into account_changes (a',
  'POST desk/clients/:id/tell-apart': 'insert into told_apart (accoun',
  'POST desk/contacts': 'insert into contacts (client_i',
  'POST desk/doors/close': 'nothing',
  'POST desk/packages/:id/adjust/': 'insert into package_entries (p',
  'PUT desk/clients/:id': 'insert into account_changes (a',
  'PUT desk/contacts/:id': 'update contacts set outcome = ',
  'PUT desk/studio/sentences': 'nothing',
};

test('every call of the team that writes waits while the account of its caller is being erased', async () => {
  const found: Record<string, string> = {};
  for (const route of (await readContract()).filter(isAnsweredOnce)) {
    const name = nameOf(route);
    if (!name.includes(' desk/')) continue;
    await world.query(`update bookings set status = 'no_show' where status = 'booked'`);
    const things = await matrix.makeThings();
    const row = rows[name];
    const own = typeof row === 'object' ? row : {};
    const asked = (await accepted(route, things)) ?? {
      role: (own.by ?? (route.access as Exclude<Route['access'], 'public'>)).at(-1) ?? 'manager',
      args: (await (own.own ?? own.foreign)?.(things)) ?? {},
    };
    const token = matrix.freshBearer(asked.role);
    const by = { headers: () => token };
    await world.sessionsBegun();
    const erasing = sql`select from accounts where id = ${matrix.ids[asked.role]}::int for update`;
    const [waiting = 'nothing'] = await waitingAt(world, erasing, () =>
      callApi(world, route, asked.args, { by }),
    );
    if (!LOCKS_ACTOR.test(waiting)) found[name] = waiting.replaceAll('"', '').slice(0, 30);
  }
  expect(found).toEqual(OTHERS);
});

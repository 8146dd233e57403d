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

/** Their answers are not kept, since they hold a secret or somebody's data. */
const NOT_ANSWERED_ONCE = ['POST desk/clients/:id/claim-link', 'POST desk/clients/:id/export'];

function isWrittenByTeam(route: Route): boolean {
  if (NOT_ANSWERED_ONCE.includes(nameOf(route))) return true;
  return route.path.startsWith('desk/') && isAnsweredOnce(route);
}

test('every call of the team that writes waits while the account of its caller is being erased', async () => {
  const late: Record<string, string> = {};
  for (const route of (await readContract()).filter(isWrittenByTeam)) {
    const name = nameOf(route);
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
    if (!LOCKS_ACTOR.test(waiting)) late[name] = waiting.replaceAll('"', '').slice(0, 30);
  }
  expect(late).toEqual({});
});

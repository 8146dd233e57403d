import { type Route, signedIn } from '@limber/contract/route.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { openWorld } from './harness.ts';
import { compareRows } from './matrix/compare-rows.ts';
import { openMatrix } from './matrix/open-matrix.ts';
import { nameOf, type Row, type Things } from './matrix/row.ts';
import { needsFullWay, whoMay } from './matrix/who-may.ts';
import { rows } from './matrix-rows.ts';
import { readContract } from './read-contract.ts';

// Every route of the contract, each role, something of the caller's own and something foreign.
const world = await openWorld();
const declared = await readContract();
const { ask, freshBearer, makeThings } = await openMatrix(world);

describe('a therapist sees no telephone number and cannot cancel; a foreign booking is 404; the generated matrix of every route × role × own and foreign object is complete, and a new route without a row fails CI', () => {
  test('every route has a row, and every row a route', () => {
    expect(compareRows(declared, rows)).toEqual([]);
  });

  test('a route without a row, and a row without its route, would be found', () => {
    const planted = { method: 'GET', path: 'desk/planted/' } as const;
    const [first, ...others] = declared;
    expect(compareRows([...declared, planted], rows)).toEqual([
      'GET desk/planted/ has no row in the matrix.',
    ]);
    expect(compareRows(others, rows)).toEqual([
      `${nameOf(first as Route)} is no route, but has a row in the matrix.`,
    ]);
  });

  test('the contract opens no route to others than the studio means, nor to a PIN', () => {
    const closed = declared.filter(({ access }) => access !== 'public');
    for (const route of closed) {
      expect(route.access, nameOf(route)).toEqual(whoMay(route));
      expect(route.fullWay ?? false, `${nameOf(route)}, the full way`).toBe(needsFullWay(route));
    }
    expect(closed.length).toBeGreaterThan(100);
  });

  test('what a route says of branches has a row that tries a foreign one', () => {
    const untried = declared.filter((route) => {
      const row = rows[nameOf(route)];
      const onlyManagers = route.access !== 'public' && route.access.join() === 'manager';
      return route.concerns && !onlyManagers && !(typeof row === 'object' && row.foreign);
    });
    expect(untried.map(nameOf)).toEqual([]);
  });

  test('the desk’s bookings and their readings name the branch', () => {
    const silent = declared.filter(
      ({ path, concerns }) => /^desk\/.*(?:booking|drawer|sale)s?\/:/.test(path) && !concerns,
    );
    expect(silent.map(nameOf)).toEqual([]);
  });

  test.each(declared.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
    const row = rows[name];
    if (!row) throw new Error(`${name} has no row in matrix-rows.ts.`);
    if (route.access === 'public') return expect(row).toBe('anybody');
    expect((await ask(route, {}, undefined)).status).toBe(401);
    let things: Things | undefined;
    for (const role of signedIn) {
      // Most rows need none, and who is refused leaves them as they were.
      if (typeof row !== 'string') things ??= await makeThings();
      await tryRole(route, row, role, things);
      if (route.access.includes(role)) things = undefined;
    }
  });
});

test('a manager who names an unknown branch is told so', async () => {
  const ofBranches = declared.filter(({ concerns }) => concerns?.branch);
  for (const route of ofBranches) {
    const row = rows[nameOf(route)];
    const args =
      typeof row === 'object' ? await (row.own ?? row.foreign)?.(await makeThings()) : {};
    const [, name = ''] = route.concerns?.branch?.split('.') ?? [];
    const by = { headers: () => freshBearer('manager') };
    const named = { ...args, [name]: 'Z' };
    const reply = await callApi(world, route, named, { by, streams: true });
    reply.stream().destroy();
    expect([400, 404], `${nameOf(route)}: ${reply.statusCode}`).toContain(reply.statusCode);
  }
  expect(ofBranches.length).toBeGreaterThan(5);
});

async function tryRole(
  route: Route,
  row: Row,
  role: AccountType,
  made: Things | undefined,
): Promise<void> {
  const things = made as Things;
  const asked = `${nameOf(route)} as ${role}`;
  const {
    own,
    foreign,
    elsewhere,
    by = route.access,
    seenBy = ['manager'],
  } = typeof row === 'string' ? {} : row;
  const mine = (await own?.(things)) ?? {};
  if (!route.access.includes(role)) {
    const { status } = await ask(route, mine, role);
    expect(status, asked).toBe(403);
    return;
  }
  if (foreign && !seenBy.includes(role)) {
    const { status } = await ask(route, await foreign(things), role);
    expect(status, `${asked}, foreign`).toBe(404);
  }
  if (elsewhere && role === 'front_desk') {
    const { status } = await ask(route, await elsewhere(things), role);
    expect(status, `${asked}, elsewhere`).toBe(404);
  }
  if ((own || row === 'oneself') && by.includes(role)) {
    const { status } = await ask(route, mine, role);
    // An incomplete request is refused for what is missing, not for its caller.
    const closed = route.half ? [401, 404] : [401, 403, 404];
    if (route.path.startsWith('accounts/profile') && route.method === 'DELETE') return;
    expect(closed, `${asked}, own: ${status}`).not.toContain(status);
    expect(status, `${asked}, own`).toBeLessThan(500);
  }
  if (own && !by.includes(role)) {
    const { status } = await ask(route, mine, role);
    expect([403, 404], `${asked}, not theirs: ${status}`).toContain(status);
  }
  // A team member who has given only the one-time code is just a client.
  if (role !== 'client' && !route.half && !route.access.includes('client')) {
    const { status } = await ask(route, mine, role, 'half');
    expect(status, `${asked}, half`).toBe(403);
  }
}

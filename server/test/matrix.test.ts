import { randomUUID } from 'node:crypto';
import { type Route, signedIn } from '@limber/contract/route.ts';
import type { AccountType } from '@limber/contract/values.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { issueAccessToken } from '../src/platform/http/session.ts';
import { bearing } from './at-the-desk.ts';
import { callApi } from './call-api.ts';
import { openWorld, TEST_SECRET } from './harness.ts';
import type { Row, Things } from './matrix/row.ts';
import { rows } from './matrix-rows.ts';
import { ownPackage } from './own-package.ts';
import { actorOf, addClient, serviceNamed, therapistNamed } from './people.ts';
import { readContract } from './read-contract.ts';

// Every route of the contract, each role, something of one's own and something foreign.
const world = await openWorld();
const declared = await readContract();
const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;
const ids = {} as Record<AccountType, number>;

beforeAll(async () => {
  ids.client = (await addClient(world, 'Amina')).id;
  for (const role of ['therapist', 'front_desk', 'manager'] as const) {
    ids[role] = (await actorOf(world, role)).accountId;
  }
  await world.query(
    `delete from staff_locations where account_id = ${ids.front_desk} and location_code <> 'A'`,
  );
});

const withoutRow = (routes: readonly Pick<Route, 'method' | 'path'>[]) =>
  routes.map(nameOf).filter((name) => !(name in rows));

describe('a therapist sees no telephone number and cannot cancel; a foreign booking is 404; the generated matrix of every route × role × own and foreign object is complete, and a new route without a row fails CI', () => {
  test('every route has a row, and every row a route', () => {
    expect(withoutRow(declared)).toEqual([]);
    expect(
      Object.keys(rows).filter((name) => !declared.some((each) => nameOf(each) === name)),
    ).toEqual([]);
  });

  test('a route without a row would be found', () => {
    const planted = { method: 'GET', path: 'desk/planted/' } as const;
    expect(withoutRow([...declared, planted])).toEqual(['GET desk/planted/']);
  });

  test('what a route says of branches has a row that tries a foreign one', () => {
    const untried = declared.filter((route) => {
      const row = rows[nameOf(route)];
      const onlyManagers = route.access !== 'public' && route.access.join() === 'manager';
      return route.concerns && !onlyManagers && !(typeof row === 'object' && row.foreign);
    });
    expect(untried.map(nameOf)).toEqual([]);
  });

  test('whom the desk books for and what it reads of a booking says where it stands', () => {
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
    for (const role of signedIn) await tryRole(route, row, role);
  });
});

test('what a therapist is told of a session has a first name and an initial, and no number', async () => {
  const told = declared.filter(
    ({ access, file }) => !file && access.includes('therapist') && !access.includes('client'),
  );
  const answered: string[] = [];
  for (const route of told) {
    const row = rows[nameOf(route)];
    const { own, foreign } = typeof row === 'object' ? row : { own: () => ({}) };
    const asked: Record<string, unknown>[] = [];
    for (const of of [own, foreign]) if (of) asked.push(of(await makeThings()));
    for (const args of asked) {
      const by = { headers: () => freshBearer('therapist') };
      const { body, statusCode } = await callApi(world, route, args, { by });
      expect(body, nameOf(route)).not.toContain('500000000');
      expect(body, nameOf(route)).not.toContain('Haddad');
      if (statusCode < 300) answered.push(nameOf(route));
    }
  }
  expect(answered).toEqual(
    expect.arrayContaining(['GET desk/bookings/:id/notes/', 'POST desk/bookings/:id/notes/']),
  );
});

test('whatever the desk changes is written down with the name of who asked', async () => {
  await noteRecords();
  const changes = declared.filter(
    ({ method, path, half }) => method !== 'GET' && path.startsWith('desk/') && !half,
  );
  let named = 0;
  for (const route of changes) {
    const row = rows[nameOf(route)];
    const { own, by = route.access } = typeof row === 'object' ? row : { own: undefined };
    const role = (['manager', 'front_desk'] as const).find((each) => by.includes(each));
    if (!own || !role) continue;
    const args = own(await makeThings());
    await world.query('truncate noted');
    const { status } = await ask(route, args, role);
    if (status >= 300) continue;
    const { rows: noted } = await world.query<{ what: string; who: string | null }>('table noted');
    for (const { what, who } of noted) {
      expect(who, `${nameOf(route)} writes ${what}`).toBe(String(ids[role]));
      named += 1;
    }
  }
  expect(named).toBeGreaterThan(25);
});

test('a manager who names a branch that there is not is told so', async () => {
  const ofBranches = declared.filter(({ concerns }) => concerns?.branch);
  for (const route of ofBranches) {
    const row = rows[nameOf(route)];
    const args = typeof row === 'object' ? (row.own ?? row.foreign)?.(await makeThings()) : {};
    const [, name = ''] = route.concerns?.branch?.split('.') ?? [];
    const by = { headers: () => freshBearer('manager') };
    const named = { ...args, [name]: 'Z' };
    const reply = await callApi(world, route, named, { by, streams: true });
    reply.stream().destroy();
    expect([400, 404], `${nameOf(route)}: ${reply.statusCode}`).toContain(reply.statusCode);
  }
  expect(ofBranches.length).toBeGreaterThan(5);
});

async function tryRole(route: Route, row: Row, role: AccountType): Promise<void> {
  const things = await makeThings();
  const asked = `${nameOf(route)} as ${role}`;
  const {
    own,
    foreign,
    by = route.access,
    seenBy = ['manager'],
  } = typeof row === 'string' ? {} : row;
  if (!route.access.includes(role)) {
    const { status } = await ask(route, own?.(things) ?? {}, role);
    expect(status, asked).toBe(403);
    return;
  }
  if (foreign && !seenBy.includes(role)) {
    const { status } = await ask(route, foreign(things), role);
    expect(status, `${asked}, foreign`).toBe(404);
  }
  if ((own || row === 'oneself') && by.includes(role)) {
    const { status } = await ask(route, own?.(things) ?? {}, role);
    // What is asked by half is refused for what is missing, not for who asks.
    const closed = route.half ? [401, 404] : [401, 403, 404];
    if (route.path.startsWith('accounts/profile') && route.method === 'DELETE') return;
    expect(closed, `${asked}, own: ${status}`).not.toContain(status);
  }
  if (own && !by.includes(role)) {
    const { status } = await ask(route, own(things), role);
    expect([403, 404], `${asked}, not theirs: ${status}`).toContain(status);
  }
  // Somebody of the team who has shown the code alone is a client, and no more.
  if (role !== 'client' && !route.half && !route.access.includes('client')) {
    const { status } = await ask(route, own?.(things) ?? {}, role, 'half');
    expect(status, `${asked}, half`).toBe(403);
  }
}

/** Asks and reads the status alone: some replies never end. */
async function ask(route: Route, args: object, role: AccountType | undefined, half?: 'half') {
  if (!role) return { status: (await callApi(world, route, args)).statusCode };
  const by = half
    ? bearing(
        issueAccessToken(
          TEST_SECRET,
          { accountId: ids[role], accountType: 'client', sessionId: randomUUID() },
          world.clock.now(),
        ),
      )
    : { headers: () => freshBearer(role) };
  const reply = await callApi(world, route, args, { by, streams: true });
  reply.stream().destroy();
  return { status: reply.statusCode };
}

/** Has the database note who is named by each row that says who did something. */
async function noteRecords(): Promise<void> {
  const who =
    'actor_id|made_by|opened_by|created_by|enrolled_by|granted_by|set_by|imported_by|told_by';
  const { rows: columns } = await world.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name ~ '^(${who})$'`,
  );
  await world.query(`
    create table noted (what text not null, who text);
    create function note_record() returns trigger language plpgsql as $$ begin
      insert into noted values (tg_table_name, to_jsonb(new) ->> tg_argv[0]);
      return new;
    end $$`);
  for (const { table_name, column_name } of columns) {
    await world.query(`create trigger note after insert on ${table_name}
      for each row execute function note_record('${column_name}')`);
  }
}

/** A session that no other row has ended. */
function freshBearer(role: AccountType) {
  world.forgetSessions();
  return world.bearer(ids[role], role);
}

let made = 0;

/** Everything anew for each try, as some of it is used up. */
async function makeThings(): Promise<Things> {
  const [noura, arjun] = await Promise.all(
    ['Noura', 'Arjun'].map((name) => therapistNamed(world, name)),
  );
  made += 1;
  const badr = (await addClient(world, `Badr${made}`)).id;
  const hour = 24 * (10 + made);
  const book = async (clientId: number, therapistId: number | undefined, branch: string) => {
    const id = randomUUID();
    await world.query(`insert into bookings (id, client_id, therapist_id, location_code, service_type,
      status, starts_at, ends_at, price_fils, created_at)
      values ('${id}', ${clientId}, ${therapistId}, '${branch}', 'service', 'booked',
        '2026-03-04T14:00+04'::timestamptz + interval '${hour} hours',
        '2026-03-04T15:00+04'::timestamptz + interval '${hour} hours', 32000, now())`);
    return id;
  };
  const { rows: found } = await world.query<{ counter: number }>(`
    with counter as (
      insert into devices (location_code, name, token_hash, enrolled_by, enrolled_at)
      values ('A', 'Counter', '${made}', ${ids.manager}, now()) returning id
    )
    select id as counter from counter`);
  const close = async (branch: string) => {
    const closed = await world.query<{ id: number }>(`insert into closures
      (name, title, greeting_ar, location_code, starts_on, ends_on, state) values
      ('Pipes', '', '', '${branch}', '2026-12-10', '2026-12-11', 'provisional') returning id`);
    return closed.rows[0]?.id ?? 0;
  };
  const beSick = async (therapistId: number | undefined) => {
    const noted = await world.query<{ id: number }>(`insert into time_off
      (therapist_id, starts_at, ends_at, reason, kind) values
      (${therapistId}, '2026-12-10', '2026-12-11', 'Sick', 'sick') returning id`);
    return noted.rows[0]?.id ?? 0;
  };
  const session = randomUUID();
  await world.query(`insert into sessions (id, account_id, started_at, ends_at)
    values ('${session}', ${ids.front_desk}, now(), now() + interval '1 day')`);
  return {
    booking: await book(ids.client, noura, 'A'),
    foreignBooking: await book(badr, arjun, 'B'),
    pack: await ownPackage(world, ids.client, 'Family Shared Package'),
    foreignPack: await ownPackage(world, badr, 'Family Shared Package'),
    noura: noura ?? 0,
    arjun: arjun ?? 0,
    timeOff: await beSick(noura),
    foreignTimeOff: await beSick(arjun),
    service: await serviceNamed(world, 'Stretching'),
    counter: found[0]?.counter ?? 0,
    amina: ids.client,
    badr,
    frontDesk: ids.front_desk,
    closure: await close('A'),
    foreignClosure: await close('B'),
    session,
  };
}

import { listNextAppointments, listPastAppointments } from '@limber/contract/appointments.ts';
import { readClient } from '@limber/contract/desk/clients/clients.ts';
import { listContacts } from '@limber/contract/desk/clients/contacts.ts';
import { readLiability } from '@limber/contract/desk/clients/packages.ts';
import {
  listClientNotes,
  listClientSessions,
  readClientStory,
} from '@limber/contract/desk/clients/timeline.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { listDocuments } from '@limber/contract/desk/money/documents.ts';
import { listDrawers, readDayReport } from '@limber/contract/desk/money/drawers.ts';
import { listOwed } from '@limber/contract/desk/money/owed.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { listSalesToClient } from '@limber/contract/desk/money/till.ts';
import { listToCome } from '@limber/contract/desk/rota/upcoming-sessions.ts';
import { readRota } from '@limber/contract/desk/rota/weeks.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import { readStatement } from '@limber/contract/package-statement.ts';
import { listOwnedPackages } from '@limber/contract/packages.ts';
import type { Route } from '@limber/contract/route.ts';
import { listPackagePeople } from '@limber/contract/sharing.ts';
import { beforeAll, expect, test } from 'vitest';
import { callApi, type Tried } from './call-api.ts';
import { memberOf } from './people.ts';
import { mostIn, openSeeded, turnRows } from './seeded.ts';

// The demo's lists, in which each has several rows, are asked for as its rows were written, and
// again once every row of the database lies the other way round: a list without an order of its own
// comes as its rows lie.
const world = await openSeeded('2026-03-04T10:00:00+04:00');
const manager = await memberOf(world, 'manager');
const client = (id: unknown) => ({ headers: () => world.bearer(Number(id)) });

const most = mostIn(world);
const regular = await most('client_id', 'sales join bookings using (client_id)');
const used = await most('package_id', 'package_entries');
const shared = await most('package_id', 'package_people');
const { rows: owners } = await world.query<{ id: number; owner: number }>(
  'select id, owner_id as owner from owned_packages',
);
const ownerOf = (id: unknown) => client(owners.find((each) => each.id === id)?.owner);
const noted = await most('b.client_id', 'session_notes n join bookings b on b.id = booking_id');
const contacted = await most('client_id', 'contacts');
const busy = await most(
  'therapist_id',
  `bookings where starts_at > '2026-03-04' and status = 'booked'`,
);
const drawer = await most('drawer_id', 'tips');
const session = await most('booking_id', 'booking_events');

type Way = 'rising' | 'falling';
type By = { headers(): { authorization: string } };
/** A call, the place of the list in its reply, and the key that identifies a row. */
type Case = [what: string, route: Route, args: object, by: By, path: string, key: string, way: Way];

// One client with several packages, all unused.
await world.query(`insert into owned_packages (owner_id, product_id, option_id, kind, name, minutes, price_fils, people_limit, bought_at, expires_on)
  select ${regular}, product_id, option_id, 'regular', name, minutes, price_fils, 1, '2026-01-01'::timestamptz + (((n * 2) % 5) || ' days')::interval, '2027-01-01'
  from (select * from owned_packages where kind = 'regular' order by id limit 1) as p, generate_series(1, 4) as n`);

const cases: Case[] = [
  [
    'the client’s next sessions',
    listNextAppointments,
    {},
    client(regular),
    'results',
    'date time',
    'rising',
  ],
  [
    'the client’s past sessions',
    listPastAppointments,
    {},
    client(regular),
    'results',
    'date time',
    'falling',
  ],
  [
    'the client’s packages',
    listOwnedPackages,
    {},
    client(regular),
    'user_packages',
    'bought_on',
    'falling',
  ],
  ['a package’s statement', readStatement, { id: used }, ownerOf(used), 'results', 'id', 'falling'],
  ['who shares a package', listPackagePeople, { id: shared }, ownerOf(shared), '', 'id', 'rising'],
  [
    'the sessions of a client at the desk',
    listClientSessions,
    { id: regular },
    manager,
    'results',
    'date time',
    'falling',
  ],
  [
    'what is next of a client at the desk',
    readClient,
    { id: regular },
    manager,
    'next_sessions',
    'date time',
    'rising',
  ],
  ['a client’s story', readClientStory, { id: regular }, manager, 'results', 'at', 'falling'],
  ['the notes of a client', listClientNotes, { id: noted }, manager, 'results', 'id', 'falling'],
  [
    'when a client was called',
    listContacts,
    { id: contacted },
    manager,
    'results',
    'id',
    'falling',
  ],
  [
    'the sales to a client',
    listSalesToClient,
    { client_id: regular },
    manager,
    '',
    'at',
    'falling',
  ],
  [
    'what is owed in packages',
    readLiability,
    {},
    manager,
    'packages',
    'owned_package_id',
    'rising',
  ],
  [
    'the sessions of a day',
    readDay,
    { date: '2026-03-05' },
    manager,
    'bookings',
    'from_minute',
    'rising',
  ],
  [
    'what became of a session',
    readDeskSession,
    { id: session },
    manager,
    'events',
    'at',
    'falling',
  ],
  [
    'other visits of its client',
    readDeskSession,
    { id: session },
    manager,
    'visits',
    'starts_at',
    'falling',
  ],
  ['invoices', listDocuments, { location: 'A' }, manager, 'results', 'issued_at', 'falling'],
  ['drawers', listDrawers, { location: 'A' }, manager, 'results', 'day', 'falling'],
  [
    'tips in the report of a day',
    readDayReport,
    { id: drawer, location: 'A' },
    manager,
    'tips',
    'therapist',
    'rising',
  ],
  ['sales that are owed', listOwed, { location: 'A' }, manager, 'sales', 'at', 'rising'],
  [
    'takings',
    readStudioReport,
    { from: '2026-02-01', to: '2026-03-04' },
    manager,
    'takings',
    'day location',
    'rising',
  ],
  [
    'sessions that were missed',
    readStudioReport,
    { from: '2026-02-01', to: '2026-03-04' },
    manager,
    'missed',
    'starts_at',
    'rising',
  ],
  ['what is to come of a therapist', listToCome, { id: busy }, manager, '', 'starts_at', 'rising'],
  ['the days of the rota', readRota, { from: '2026-03-02' }, manager, 'days', 'date', 'rising'],
  [
    'the people of the rota',
    readRota,
    { from: '2026-03-02' },
    manager,
    'people',
    'location',
    'rising',
  ],
  ['the audit log', listAudit, {}, manager, 'records', 'id', 'falling'],
];

const listsOf = async () => {
  const found: Record<string, string>[][] = [];
  for (const [what, route, args, by, path] of cases) {
    const reply = await callApi(world, route, args as Tried<Route>, { by });
    expect([what, reply.statusCode]).toEqual([what, 200]);
    const answer = reply.json();
    found.push(path === '' ? answer : answer[path]);
  }
  return found;
};

let before: Record<string, string>[][];
let after: typeof before;
beforeAll(async () => {
  // Who looks at notes is written down, which the second looking sees.
  await listsOf();
  before = await listsOf();
  await turnRows(world);
  after = await listsOf();
});

test.each(cases.map(([what, , , , , key, way], place) => ({ what, key, way, place })))(
  '$what: $way by $key, however the rows lie',
  ({ key, way, place }) => {
    const rows = before[place] ?? [];
    const keys = rows.map((row) =>
      key
        .split(' ')
        .map((name) =>
          typeof row[name] === 'number' ? String(row[name]).padStart(9, '0') : row[name],
        )
        .join(' '),
    );
    expect(new Set(keys).size).toBeGreaterThan(1);
    const rising = keys.toSorted();
    expect(keys).toEqual(way === 'rising' ? rising : rising.toReversed());
    expect(after[place]).toEqual(rows);
  },
);

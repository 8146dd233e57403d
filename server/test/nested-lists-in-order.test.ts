import { exportData } from '@limber/contract/accounts.ts';
import { listNextAppointments, listPastAppointments } from '@limber/contract/appointments.ts';
import {
  listLocations,
  listPackages,
  listServices,
  listSharedPackages,
  listTherapists,
} from '@limber/contract/catalogue.ts';
import { readClient } from '@limber/contract/desk/clients/clients.ts';
import { readStatementAtDesk } from '@limber/contract/desk/clients/packages.ts';
import { listClientNotes, listClientSessions } from '@limber/contract/desk/clients/timeline.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { readUsual } from '@limber/contract/desk/day/usual-session.ts';
import { listSalesToClient } from '@limber/contract/desk/money/till.ts';
import { listToCome } from '@limber/contract/desk/rota/upcoming-sessions.ts';
import { readRota } from '@limber/contract/desk/rota/weeks.ts';
import { listPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { listStudioProducts } from '@limber/contract/desk/studio/products.ts';
import { listStudioServices } from '@limber/contract/desk/studio/services.ts';
import { listStaff } from '@limber/contract/desk/studio/team.ts';
import { listStudioTherapists } from '@limber/contract/desk/studio/therapists.ts';
import type { Route } from '@limber/contract/route.ts';
import { beforeAll, expect, test } from 'vitest';
import { callApi, type Tried } from './call-api.ts';
import { actorOf } from './people.ts';
import { mostIn, openSeeded, turnRows } from './seeded.ts';

// The lists inside of answers, of which the demo has several rows or is given them here: as rows
// were written, and once every row lies the other way round.
const world = await openSeeded('2026-03-04T10:00:00+04:00');
const { accountId } = await actorOf(world, 'manager');
const manager = { headers: () => world.bearer(accountId, 'manager') };

type By = { headers(): { authorization: string } };
const client = (id: unknown): By => ({ headers: () => world.bearer(Number(id)) });

const most = mostIn(world);
const regular = await most('client_id', 'sales join bookings using (client_id)');
const used = await most('package_id', 'package_entries');
const noted = await most('b.client_id', 'session_notes n join bookings b on b.id = booking_id');
const session = await most('booking_id', 'booking_events');
const busy = await most(
  'therapist_id',
  `bookings where starts_at > '2026-03-04' and status = 'booked'`,
);
const { rows: members } = await world.query<{ id: number; type: 'front_desk' }>(`
  select id, account_type as type from accounts
  where id = ${await most('account_id', 'staff_locations')}`);
const ofTeam: By = { headers: () => world.bearer(members[0]?.id ?? 0, members[0]?.type) };

const reads: Readonly<Record<string, [route: Route, args: object, by: By]>> = {
  'next sessions': [listNextAppointments, {}, client(regular)],
  'past sessions': [listPastAppointments, {}, client(regular)],
  'sessions at the desk': [listClientSessions, { id: regular }, manager],
  'a client': [readClient, { id: regular }, manager],
  'notes of a client': [listClientNotes, { id: noted }, manager],
  'the usual session': [readUsual, { id: regular }, manager],
  'a statement': [readStatementAtDesk, { id: used }, manager],
  'sales to a client': [listSalesToClient, { client_id: regular }, manager],
  'a day': [readDay, { date: '2026-03-05' }, manager],
  'a session': [readDeskSession, { id: session }, manager],
  'a week': [readRota, { from: '2026-03-02' }, manager],
  'data of a client': [exportData, {}, client(regular)],
  'data of one of the team': [exportData, {}, ofTeam],
  'sessions to come': [listToCome, { id: busy }, manager],
  branches: [listLocations, {}, manager],
  services: [listServices, {}, manager],
  packages: [listPackages, {}, manager],
  'shared packages': [listSharedPackages, {}, manager],
  therapists: [listTherapists, {}, manager],
  'services of the studio': [listStudioServices, {}, manager],
  'packages of the studio': [listStudioProducts, {}, manager],
  'therapists of the studio': [listStudioTherapists, {}, manager],
  pay: [listPay, {}, manager],
  team: [listStaff, {}, manager],
};

const answers = async () => {
  const found: Record<string, unknown> = {};
  for (const [what, [route, args, by]] of Object.entries(reads)) {
    const reply = await callApi(world, route, args as Tried<Route>, { by });
    expect([what, reply.statusCode, reply.body]).toEqual([what, 200, reply.body]);
    found[what] = reply.json();
  }
  return found;
};
let before: Record<string, unknown>;
let after: typeof before;
/** Once the lines of each session were numbered the other way round. */
let renumbered: typeof before;

beforeAll(async () => {
  // Who looks at notes is written down, which the second looking sees.
  await answers();
  before = await answers();
  await turnRows(world);
  after = await answers();
  await world.query('update booking_lines set position = 100 - position');
  renumbered = await answers();
});

/** The lists at a path inside of an answer, through the lists on the way. */
function listsAt(answer: unknown, path: string): unknown[][] {
  let at: unknown[] = [answer];
  for (const step of path.split('/')) {
    at = at.flat().flatMap((each) => {
      const next = (each as Record<string, unknown> | null)?.[step];
      return next === undefined || next === null ? [] : [next];
    });
  }
  return at as unknown[][];
}

test.each(Object.keys(reads))('%s: the same, however the rows lie', (what) => {
  expect(after[what]).toEqual(before[what]);
});

test.each([
  ['a day', 'branches', 'code'],
  ['a day', 'therapists', 'id'],
  ['a day', 'therapists/shifts', 'from_minute'],
  ['a week', 'days/hours', 'location'],
  ['a week', 'branches', 'code'],
  ['a week', 'people/days', 'date'],
  ['a week', 'people/days/shifts', 'from_minute'],
  ['data of a client', 'appointments/history', 'at'],
  ['data of one of the team', 'branches_worked_at', 'branch'],
  ['branches', 'results/opening_hours', 'weekday'],
  ['services', 'results/durations', 'time'],
  ['packages', 'results/services_included', 'id'],
  ['shared packages', 'results/services_included', 'id'],
  ['shared packages', 'results/options', 'time'],
  ['the usual session', 'packages/services_included', 'id'],
  ['therapists', 'services', 'id'],
  ['services of the studio', 'prices', 'time'],
  ['services of the studio', 'therapist_ids', ''],
  ['packages of the studio', 'sizes', 'time'],
  ['packages of the studio', 'service_ids', ''],
  ['therapists of the studio', 'service_ids', ''],
  ['team', 'locations', ''],
])('in %s: %s rise by their %s', (what, path, key) => {
  const lists = listsAt(before[what], path).map((list) =>
    list.map((row) => {
      const value = key === '' ? row : (row as Record<string, unknown>)[key];
      return typeof value === 'number' ? String(value).padStart(9, '0') : String(value);
    }),
  );
  expect(Math.max(...lists.map((list) => new Set(list).size))).toBeGreaterThan(1);
  expect(lists).toEqual(lists.map((list) => list.toSorted()));
});

test.each([
  ['next sessions', 'results/appointment_services'],
  ['past sessions', 'results/appointment_services'],
  ['sessions at the desk', 'results/appointment_services'],
  ['a client', 'next_sessions/appointment_services'],
  ['a client', 'past_sessions/appointment_services'],
  ['a statement', 'results/session/appointment_services'],
  ['a day', 'bookings/services'],
  ['a session', 'visits/services'],
  ['data of a client', 'appointments/services'],
  ['sessions to come', 'services'],
])('in %s: %s stand as they were booked', (what, path) => {
  const [asBooked, turned] = [listsAt(before[what], path), listsAt(renumbered[what], path)];
  expect(Math.max(...asBooked.map(({ length }) => length))).toBeGreaterThan(1);
  expect(turned).toEqual(asBooked.map((list) => list.toReversed()));
});

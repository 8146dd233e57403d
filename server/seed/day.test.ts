import { type DeskDay, readDay } from '@limber/contract/desk/day/day.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { beforeAll, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../src/platform/studio-days.ts';
import { callApi } from '../test/call-api.ts';
import type { World } from '../test/harness.ts';
import { openSeeded } from '../test/seeded.ts';
import { nextEid } from './demo-eid.ts';
import { arabic } from './translations.ts';

let world: World;
let day: DeskDay;

beforeAll(async () => {
  world = await openSeeded('2026-03-03T16:12:00+04:00');
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'manager@limber.example')
    .executeTakeFirstOrThrow();
  const manager = { headers: () => world.bearer(id, 'manager') };
  day = (await callApi(world, readDay, {}, { by: manager })).json();
});

const rows = async (statement: string) => (await world.query(statement)).rows;

test('a day is under way: past, running and upcoming sessions and no-shows, at both branches', () => {
  for (const branch of ['A', 'B']) {
    const here = day.bookings.filter(({ location }) => location === branch);
    const statuses = new Set(here.map(({ status }) => status));
    expect(here.length).toBeGreaterThan(12);
    expect(statuses).toContain('completed');
    expect(statuses).toContain('check_in');
    expect(statuses).toContain('booked');
    expect(here.some(({ resources }) => resources.length > 0)).toBe(true);
  }
  expect(day.bookings.some(({ status }) => status === 'no_show')).toBe(true);
});

test('today somebody has walked in, known by their telephone alone, and somebody comes after closing for a reason', async () => {
  const today = `starts_at::date = '2026-03-03'`;
  const [walkIn] = await rows(`
    select b.status from bookings b
      join accounts a on a.id = b.client_id
      join accounts by on by.id = b.booked_by
    where ${today} and b.source = 'walk_in' and a.email is null and a.phone_e164 is not null
      and b.starts_at between timestamptz '2026-03-03 15:50+04' and '2026-03-03 16:12+04'
      and by.account_type = 'front_desk'`);
  expect(walkIn).toEqual({ status: 'check_in' });
  const [agreed] = await rows(`
    select b.override_reason, event.wishes from bookings b
      join booking_events event on event.booking_id = b.id and event.kind = 'booked'
    where ${today} and b.ends_at > timestamptz '2026-03-03 22:00+04'`);
  expect(agreed).toEqual({
    override_reason: 'Comes straight from the airport',
    wishes: ['hours', 'shift'],
  });
});

test('the site has free hours with everybody on most of their days of the next two weeks', async () => {
  const team = await world.db
    .selectFrom('therapists')
    .innerJoin('shifts', 'shifts.therapist_id', 'therapists.id')
    .select(['therapists.id', 'weekday'])
    .where('books_by_phone', '=', false)
    .execute();
  const days = Array.from({ length: 14 }, (_, index) => addDays('2026-03-03', index + 1));
  for (const id of new Set(team.map((each) => each.id))) {
    const works = days.filter((date) =>
      team.some((shift) => shift.id === id && shift.weekday === weekdayOf(date)),
    );
    const asked = works.map((date) =>
      callApi(world, availableTimesForServices, { therapist_id: id, date, total_duration: 60 }),
    );
    const free = (await Promise.all(asked)).filter((reply) => reply.json().length > 0);
    expect(free.length).toBeGreaterThanOrEqual(works.length - 3);
  }
});

test('the next Eid is provisional, takes bookings, and lists the sessions that confirming it would affect', async () => {
  const closures = await rows(
    `select name, starts_on::text, shuts, made_by is not null as by_somebody
     from closures where state = 'provisional'`,
  );
  expect(closures).toEqual([
    { name: 'Eid Al Fitr', starts_on: '2026-03-20', shuts: false, by_somebody: true },
  ]);
  const [{ count } = {}] = await rows(
    `select count(*)::int as count from bookings where starts_at::date between '2026-03-20' and '2026-03-22'`,
  );
  expect(count).toBeGreaterThan(10);
});

test('both Eids have an Arabic name in Arabic replies', () => {
  for (const day of ['2026-03-19', '2026-03-20']) {
    expect(arabic[nextEid(day).name]).toMatch(/^عيد /);
  }
});

test('the next Eid is the first that begins after today, year after year', () => {
  expect(nextEid('2026-03-19').startsOn).toBe('2026-03-20');
  expect(nextEid('2026-03-20')).toMatchObject({ name: 'Eid Al Adha', startsOn: '2026-05-27' });
  expect(nextEid('2026-11-22')).toMatchObject({ startsOn: '2027-03-09', endsOn: '2027-03-11' });
});

test('a therapist is sick tomorrow, and every session of the day is still to be covered', async () => {
  const [sick] = await rows(`
    select off.kind, count(*)::int as sessions, count(distinct b.therapist_id)::int as therapists
    from time_off off
      join time_off_sessions met on met.time_off_id = off.id
      join bookings b on b.id = met.booking_id and b.status = 'booked'
    where b.starts_at::date = '2026-03-04' group by off.id`);
  expect(sick).toMatchObject({ kind: 'sick', therapists: 1 });
  expect(sick?.sessions).toBeGreaterThanOrEqual(3);
});

test('two clients are known twice, and a household shares a package and a telephone number', async () => {
  const twice = await rows(`
    select a.first_name as known, b.first_name as again from accounts a
      join accounts b on b.phone_e164 = a.phone_e164 and b.email is null and a.email is not null
    order by 1`);
  expect(twice).toEqual([
    { known: 'Emma', again: 'Emma' },
    { known: 'Khalid', again: 'Khaled' },
  ]);
  const household = await rows(`
    select a.first_name from package_people p join accounts a on a.id = p.account_id
      join owned_packages o on o.id = p.package_id
      join accounts owner on owner.id = o.owner_id and owner.phone_e164 = a.phone_e164
    order by 1`);
  expect(household).toEqual([{ first_name: 'Mariam' }, { first_name: 'Sultan' }]);
});

test('no-shows were called, and a client who comes often has a history with notes', async () => {
  const calls = await rows(`select distinct outcome from contacts where about = 'session'`);
  expect(calls.length).toBeGreaterThan(1);
  const [hind] = await rows(`
    select count(*)::int as sessions, count(distinct package_id)::int as packages,
      (select count(*)::int from session_notes n join bookings on bookings.id = n.booking_id
        where bookings.client_id = a.id) as notes
    from bookings b join accounts a on a.id = b.client_id
    where a.email = 'hind.al.falasi@client.example' group by a.id`);
  expect(hind?.sessions).toBeGreaterThan(30);
  expect(hind?.packages).toBe(1);
  expect(hind?.notes).toBeGreaterThan(5);
});

test.each([
  ['before six in the morning', '2026-03-04T02:00:00+04:00'],
  ['late in the evening', '2026-03-04T23:50:00+04:00'],
])('the demo begins at any hour: %s', async (_when, instant) => {
  const other = await openSeeded(instant);
  const { rows: open } = await other.query(
    'select id from drawer_sessions where closed_at is null',
  );
  expect(open).toHaveLength(2);
  const { rows: ahead } = await other.query(`
    select id from booking_events where at > '${instant}'
    union all select id from payments where at > '${instant}'
    union all select id from tax_documents where issued_at > '${instant}'`);
  expect(ahead).toEqual([]);
});

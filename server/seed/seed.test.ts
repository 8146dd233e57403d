import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { dayOf, minutesOf, timeOf, weekdayOf } from '../src/platform/studio-days.ts';
import type { World } from '../test/harness.ts';
import { openSeeded } from '../test/seeded.ts';
import { demoLogins } from './seed.ts';

let world: World;

beforeAll(async () => {
  world = await openSeeded();
});

async function countOf(table: 'settings' | 'therapists' | 'locations' | 'closures') {
  const { count } = await world.db
    .selectFrom(table)
    .select((at) => at.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function liveBookings() {
  return world.db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .execute();
}

test('seeding again, even at the same time, leaves one seed', async () => {
  expect(await countOf('settings')).toBe(1);
  expect(await countOf('therapists')).toBe(10);
  expect(await countOf('locations')).toBe(7);
  expect(await countOf('closures')).toBe(2);
});

test('every printed login has an account of its role', async () => {
  const accounts = await world.db
    .selectFrom('accounts')
    .select(['email', 'account_type'])
    .execute();
  for (const { email, role } of demoLogins) {
    expect(accounts).toContainEqual({ email, account_type: role });
  }
});

test('every session is inside the shifts of its therapist and the hours of the branch, but those agreed at the desk', async () => {
  const shifts = await world.db.selectFrom('shifts').selectAll().execute();
  const hours = await world.db.selectFrom('opening_hours').selectAll().execute();
  const all = await liveBookings();
  expect(all.length).toBeGreaterThan(2000);
  const bookings = all.filter(({ override_reason }) => override_reason === null);
  expect(all.length - bookings.length).toBeGreaterThan(20);
  const outside = bookings.filter((booking) => {
    const weekday = weekdayOf(dayOf(booking.starts_at));
    const starts = minutesOf(timeOf(booking.starts_at));
    const ends = minutesOf(timeOf(booking.ends_at));
    const holds = (from: number, to: number) => from <= starts && ends <= to;
    return !(
      shifts.some(
        (shift) =>
          shift.therapist_id === booking.therapist_id &&
          shift.weekday === weekday &&
          holds(shift.from_minute, shift.to_minute),
      ) &&
      hours.some(
        (open) =>
          open.location_code === booking.location_code &&
          open.weekday === weekday &&
          holds(open.from_minute, open.to_minute),
      )
    );
  });
  expect(outside).toEqual([]);
});

test('every session has the room or the device that its services need, as long as it counts', async () => {
  const { rows: without } = await sql`
    select b.id from bookings b
      join booking_lines line on line.booking_id = b.id
      join service_resources need on need.service_id = line.service_id
    where not exists (
      select from booking_resources given join resources r on r.id = given.resource_id
      where given.booking_id = b.id and r.kind = need.kind and r.location_code = b.location_code
        and given.live = (b.status not in ('cancelled', 'no_show'))
    )`.execute(world.db);
  expect(without).toEqual([]);
});

test('no client is in two sessions on one day', async () => {
  const seen = (await liveBookings()).map((row) => `${row.client_id} ${dayOf(row.starts_at)}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test('statuses are true to the time, and each is the last event of its booking', async () => {
  const now = world.clock.now();
  for (const { starts_at, status } of await liveBookings()) {
    expect(starts_at <= now).toBe(status !== 'booked');
  }
  const { rows } = await sql`
    select 1 from bookings where status <> (
      select to_status from booking_events where booking_id = bookings.id order by id desc limit 1
    ) or price_fils + discount_fils <> (
      select sum(price_fils) from booking_lines where booking_id = bookings.id
    )`.execute(world.db);
  expect(rows).toEqual([]);
});

test('the demo client has sessions past, today and to come', async () => {
  const sessions = await world.db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.client_id')
    .select('starts_at')
    .where('email', '=', 'amina@client.example')
    .execute();
  const today = dayOf(world.clock.now());
  const days = sessions.map((session) => dayOf(session.starts_at));
  expect(days.some((day) => day < today)).toBe(true);
  expect(days).toContain(today);
  expect(days.some((day) => day > today)).toBe(true);
});

test('every ledger adds up, never falls below zero, and pays sessions booked since it began', async () => {
  const { rows: wrong } = await sql`
    select package_id from package_entries e
    where balance_minutes <> (
      select sum(minutes) from package_entries where package_id = e.package_id and id <= e.id
    ) or at < (select max(at) from package_entries where package_id = e.package_id and id < e.id)`.execute(
    world.db,
  );
  expect(wrong).toEqual([]);
  const { rows: unpaid } = await sql`
    select b.id from bookings b join owned_packages p on p.id = b.package_id
    where b.created_at < p.bought_at or b.price_fils <> 0 or (p.kind <> 'unlimited' and not exists (
      select from package_entries
      where booking_id = b.id and kind = 'booked' and minutes = -b.package_minutes
        and person_id = b.client_id
    ))`.execute(world.db);
  expect(unpaid).toEqual([]);
});

test('no id is that of two things', async () => {
  const { rows } = await sql<{ ids: number }>`
    select last_value::int / 10000 as ids from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(world.db);
  const ranges = rows.map(({ ids }) => ids);
  expect(ranges.length).toBeGreaterThan(5);
  expect(ranges).not.toContain(0);
  expect(new Set(ranges).size).toBe(ranges.length);
});

test('every minute that unlocks a membership is counted once, and members pay less since', async () => {
  const { rows: members } = await sql<{ minutes: number }>`
    select sum(p.minutes)::int as minutes from memberships m
    join owned_packages p on p.membership_id = m.id group by m.id`.execute(world.db);
  expect(members.length).toBeGreaterThan(3);
  expect(Math.min(...members.map((member) => member.minutes))).toBeGreaterThanOrEqual(500);
  const { rows: mistaken } = await sql`
    select b.id from bookings b where discount_fils <> case when exists (
      select from memberships where account_id = b.client_id and granted_at < b.created_at
    ) then price_fils + discount_fils - (price_fils + discount_fils) * 90 / 1000 * 10 else 0 end`.execute(
    world.db,
  );
  expect(mistaken).toEqual([]);
});

test('the demo client has packages in use, one shared, one expired, and a card', async () => {
  const { rows } = await sql<{ kind: string; balance: number; over: boolean }>`
    select p.kind, p.expires_on < '2026-03-04' as over, (
      select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
    ) as balance
    from owned_packages p join accounts a on a.id = p.owner_id
    where a.email = 'amina@client.example' order by p.bought_at`.execute(world.db);
  expect(rows.map(({ kind, over }) => [kind, over])).toEqual([
    ['regular', true],
    ['shared', false],
    ['regular', false],
  ]);
  expect(rows.map(({ balance }) => balance > 0)).toEqual([false, true, true]);
  const cards = await world.db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('number')
    .where('email', '=', 'amina@client.example')
    .where('valid_to', '>', '2026-03-04')
    .execute();
  expect(cards.length).toBeGreaterThan(0);
});

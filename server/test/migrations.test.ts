import { afterAll, expect, test } from 'vitest';
import { readPhones } from '../src/modules/accounts/phones/read-phones.ts';
import { JOB_PATIENCE, openDatabase } from '../src/platform/database/db.ts';
import { book, openPast, STUDIO } from './past-schema.ts';

// What a migration makes of rows written by the previous version.
const { client, url, migrateTo, close } = await openPast();
afterAll(close);

test('0011: a booking that bought a package states what was paid for it, the others stay', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  for (const [at, type, packageId, minor] of [
    ['12:00', 'package', 1, 0],
    ['13:00', 'mypackage', 1, 0],
    ['14:00', 'package', 2, 0],
    ['15:00', 'service', null, 32_000],
  ] as const) {
    await client.query(book(at, type, packageId, minor));
  }
  await migrateTo('0011');
  const { rows } = await client.query(
    'select service_type as type, price_fils as paid, discount_fils as off from bookings order by starts_at',
  );
  expect(rows).toEqual([
    { type: 'package', paid: 247_500, off: 27_500 },
    { type: 'mypackage', paid: 0, off: 0 },
    // The studio charges less today than was paid: there was no discount.
    { type: 'package', paid: 290_000, off: 0 },
    { type: 'service', paid: 32_000, off: 0 },
  ]);
});

test('0018: the team says what it speaks, in codes alone', async () => {
  await migrateTo('0018');
  const { rows } = await client.query('select languages from therapists');
  expect(rows).toEqual([{ languages: ['ar', 'en'] }]);
  for (const wrong of ['{English}', '{en,NULL}', '{""}'])
    await expect(
      client.query('update therapists set languages = $1::text[]', [wrong]),
    ).rejects.toThrow(/check constraint/);
});

test('0019: every booking takes its therapist to its end, and a no-show no more', async () => {
  await migrateTo('0018');
  await client.query(
    `update bookings set status = 'no_show' where starts_at = '2026-03-05T13:00+04'`,
  );
  await migrateTo('0019');
  const { rows } = await client.query(
    'select count(*)::int from bookings where busy_until = ends_at',
  );
  expect(rows).toEqual([{ count: 4 }]);
  await client.query(book('13:00', 'service', null, 32_000));
  await expect(client.query(book('14:00', 'service', null, 32_000))).rejects.toThrow(
    /one_session_at_a_time/,
  );
  // A process of the version before books and moves in its own words.
  await client.query(
    `update bookings set buffer_minutes = 15 where starts_at = '2026-03-05T15:00+04'`,
  );
  await client.query(`update bookings
    set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
    where starts_at = '2026-03-05T15:00+04'`);
  const moved = await client.query(
    `select busy_until = '2026-03-05T17:15+04' as follows from bookings where buffer_minutes = 15`,
  );
  expect(moved.rows).toEqual([{ follows: true }]);
});

test('0020: hours and shifts are in minutes, of the evening before where they were early', async () => {
  await client.query(`
    insert into opening_hours values ('A', 1, '12:00', '22:00'), ('A', 5, '04:00', '24:00'),
      ('A', 7, '00:00', '05:30');
    insert into shifts values (1, 1, '12:00', '16:00'), (1, 1, '14:00', '20:00'),
      (1, 1, '20:30', '22:00'), (1, 3, '05:00', '09:00')`);
  await migrateTo('0020');
  const { rows: hours } = await client.query(
    `select weekday, from_minute as from, to_minute as to, opens_at as opens
     from opening_hours order by weekday`,
  );
  expect(hours).toEqual([
    { weekday: 1, from: 720, to: 1320, opens: '12:00:00' },
    { weekday: 4, from: 1680, to: 1800, opens: null },
    { weekday: 5, from: 360, to: 1440, opens: '04:00:00' },
    { weekday: 6, from: 1440, to: 1770, opens: null },
  ]);
  const { rows: shifts } = await client.query(
    `select weekday, location_code as at, from_minute as from, to_minute as to, ends_at as ends
     from shifts order by weekday, from_minute`,
  );
  expect(shifts).toEqual([
    { weekday: 1, at: 'A', from: 720, to: 1200, ends: '20:00:00' },
    { weekday: 1, at: 'A', from: 1230, to: 1320, ends: '22:00:00' },
    { weekday: 2, at: 'A', from: 1740, to: 1800, ends: null },
    { weekday: 3, at: 'A', from: 360, to: 540, ends: '09:00:00' },
  ]);
});

test('0020: no hours and no shifts overlap while they are valid, and a day ends at six', async () => {
  const open = (from: number, to: number, validFrom: string | null, validTo: string | null) =>
    client.query(
      `insert into opening_hours (location_code, weekday, from_minute, to_minute, valid_from, valid_to)
       values ('A', 2, $1, $2, $3, $4)`,
      [from, to, validFrom, validTo],
    );
  await open(720, 960, null, '2027-02-07');
  await open(1020, 1320, null, '2027-02-07');
  await open(1200, 1500, '2027-02-08', '2027-03-09');
  await expect(open(900, 1000, '2027-01-01', null)).rejects.toThrow(/one_opening_at_a_time/);
  await expect(open(1440, 1801, '2027-03-10', null)).rejects.toThrow(/check constraint/);
  await expect(open(300, 500, '2027-03-10', null)).rejects.toThrow(/check constraint/);
  await expect(
    client.query(`insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
      values (1, 'A', 1, 1100, 1300)`),
  ).rejects.toThrow(/one_shift_at_a_time/);
});

test('0021: existing clients stay unchanged, and their numbers are parsed at the next start', async () => {
  await client.query(`update accounts set phone_number = '050 765 4321' where id = 2`);
  await migrateTo('0021');
  // A process of the version before writes no other form of the number it changes.
  const unread = `select count(*)::int from accounts where phone_read is distinct from phone_number`;
  expect((await client.query(unread)).rows).toEqual([{ count: 2 }]);
  const { db, close } = openDatabase(url, 1, JOB_PATIENCE);
  await readPhones(db);
  await client.query(`update accounts set phone_number = '+49 171 2345678' where id = 2`);
  expect((await client.query(unread)).rows).toEqual([{ count: 1 }]);
  await readPhones(db);
  await close();
  const { rows } = await client.query(
    'select email, gender, phone_number, phone_e164, created_by from accounts where id = 2',
  );
  expect(rows).toEqual([
    {
      email: 'amina@client.example',
      gender: 'female',
      phone_number: '+49 171 2345678',
      phone_e164: '+491712345678',
      created_by: null,
    },
  ]);
  expect((await client.query(unread)).rows).toEqual([{ count: 0 }]);
});

test('0021: a client can be reached, and the team is known', async () => {
  const add = (columns: string, values: string) =>
    client.query(`insert into accounts (first_name, last_name, phone_number, created_at, ${columns})
      values ('Badr', 'Haddad', '0501234567', now(), ${values})`);
  await expect(add('gender', `'male'`)).rejects.toThrow(/somebody_to_reach/);
  await expect(add('phone_e164, account_type', `'+971501234567', 'manager'`)).rejects.toThrow(
    /team_is_known/,
  );
  // Families share one.
  await add('phone_e164', `'+971501234567'`);
  await add('phone_e164', `'+971501234567'`);
});

test('0022: earlier closures stay, and close whole days', async () => {
  const add = (more = '') =>
    client.query(`insert into closures (name, title, greeting_ar, starts_on, ends_on${more && ', from_minute, to_minute'})
      values ('Eid', 'Eid Mubarak', '', '2026-03-20', '2026-03-22'${more})`);
  await add();
  await migrateTo('0022');
  // A process of the previous version goes on writing them.
  await add();
  const { rows } = await client.query('select state, shuts, from_minute, made_by from closures');
  const kept = { state: 'confirmed', shuts: true, from_minute: null, made_by: null };
  expect(rows).toEqual([kept, kept]);
  await add(', 720, 1800');
  for (const part of [', 720, 720', ', 300, 720', ', 720, null', ', 720, 1801'])
    await expect(add(part)).rejects.toThrow(/part_of_a_day/);
});

test('0023: events have their kind, and who cancelled is known', async () => {
  await migrateTo('0022');
  await client.query(`
    insert into booking_events (booking_id, at, actor_id, from_status, to_status, from_starts_at, from_therapist_id)
    select b.id, now(), actor, was, is_now, case when moved then now() end, case when moved then 1 end
    from bookings b join (values
      ('12:00', 2, null, 'booked', false), ('12:00', 2, 'booked', 'booked', true),
      ('12:00', 1, 'booked', 'check_in', false), ('12:00', 1, 'check_in', 'no_show', false),
      ('12:00', 1, 'no_show', 'check_in', false), ('12:00', 1, 'check_in', 'completed', false),
      ('14:00', 2, 'booked', 'cancelled', false), ('16:00', 1, 'booked', 'cancelled', false)
    ) as told (at, actor, was, is_now, moved)
      on b.starts_at = ('2026-03-05T' || at || '+04')::timestamptz and b.status <> 'no_show';
    update bookings set status = 'cancelled'
    where starts_at in ('2026-03-05T14:00+04', '2026-03-05T16:00+04')`);
  await migrateTo('0023');
  const { rows: events } = await client.query(
    `select kind, undoes is not null as undoes from booking_events
     where booking_id = (select id from bookings where starts_at = '2026-03-05T12:00+04') order by id`,
  );
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['booked', 'moved', 'checked_in', 'missed', 'undone', 'completed'],
  ]);
  expect(events.filter(({ undoes }) => undoes)).toEqual([{ kind: 'undone', undoes: true }]);
  const { rows: bookings } = await client.query(
    `select source, version, cancelled_by as by from bookings
     where status = 'cancelled' order by starts_at`,
  );
  expect(bookings).toEqual([
    { source: 'site', version: 1, by: 'client' },
    { source: 'site', version: 1, by: 'studio' },
  ]);
});

test('0023: what the version before writes is named and counted', async () => {
  const { rows } = await client.query(`
    with one as (select id from bookings where starts_at = '2026-03-05T12:00+04'),
    changed as (update bookings set late = late where id = (select id from one) returning version)
    insert into booking_events (booking_id, at, actor_id, from_status, to_status)
    select id, now(), 1, 'check_in', 'completed' from one
    returning kind, (select version from changed)`);
  expect(rows).toEqual([{ kind: 'completed', version: 2 }]);
});

test('0025: old ledgers have the value paid without VAT, and the last minute takes the rest', async () => {
  await migrateTo('0024');
  // 2475 and 2900 AED for 600 minutes; the first is used up in three sessions, one of which is
  // returned.
  const bookings = await client.query<{ id: string }>(
    'select id from bookings where package_id = 1 order by starts_at',
  );
  const [first, second] = bookings.rows.map(({ id }) => id);
  let balance = 0;
  const enter = (packageId: number, kind: string, minutes: number, bookingId: string | null) => {
    balance = kind === 'bought' ? minutes : balance + minutes;
    return client.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, booking_id, reason)
       values ($1, now(), $2, $3, $4, $5, $6)`,
      [packageId, kind, minutes, balance, bookingId, kind === 'adjusted' ? 'A gift' : null],
    );
  };
  await enter(1, 'bought', 600, null);
  await enter(1, 'booked', -130, first ?? null);
  await enter(1, 'adjusted', 30, null);
  await enter(1, 'booked', -60, second ?? null);
  await enter(1, 'returned', 130, first ?? null);
  await enter(1, 'expired', -570, null);
  await enter(2, 'bought', 600, null);
  await enter(2, 'booked', -70, null);
  await migrateTo('0025');
  const { rows } = await client.query<{ of: number; value: number; balance: number }>(
    'select package_id as of, value_fils as value, balance_fils as balance from package_entries order by id',
  );
  const taken = Math.round((235_714 * 130) / 600);
  const left = 235_714 - taken;
  const second60 = Math.round((left * 60) / 500);
  expect(rows).toEqual([
    { of: 1, value: 235_714, balance: 235_714 },
    { of: 1, value: -taken, balance: left },
    { of: 1, value: 0, balance: left },
    { of: 1, value: -second60, balance: left - second60 },
    { of: 1, value: taken, balance: left - second60 + taken },
    { of: 1, value: -(left - second60 + taken), balance: 0 },
    { of: 2, value: 276_190, balance: 276_190 },
    { of: 2, value: -Math.round((276_190 * 70) / 600), balance: expect.any(Number) },
  ]);
});

test('0025: a process of the previous version goes on writing the ledger and memberships', async () => {
  await client.query(`insert into package_entries (package_id, at, kind, minutes, balance_minutes)
    values (2, now(), 'booked', -530, 0)`);
  const { rows } = await client.query(
    'select sum(value_fils)::int as sum from package_entries where package_id = 2',
  );
  expect(rows).toEqual([{ sum: 0 }]);
  const grant = `insert into memberships (account_id, number, valid_from, valid_to, granted_at)
    values (2, 'LMB-0000-0001', '2026-03-05', '2027-03-04', now()) on conflict do nothing`;
  expect((await client.query(grant)).rowCount).toBe(1);
  expect((await client.query(grant)).rowCount).toBe(0);
});

test('0026: the desk sees the branches that it has seen, and its sessions are half', async () => {
  await migrateTo('0025');
  await client.query(`
    insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
    values ('desk@limber.example', 'Fatima', 'Saeed', '', 'female', 'front_desk', now());
    insert into sessions (id, account_id, started_at, ends_at)
    select gen_random_uuid(), id, now(), now() + interval '1 day' from accounts
    where email = 'desk@limber.example'`);
  await migrateTo('0026');
  const { rows } = await client.query(`
    select location_code as branch, second_factor as factor from staff_locations
    join accounts on accounts.id = staff_locations.account_id join sessions on sessions.account_id = accounts.id`);
  expect(rows).toEqual([{ branch: 'A', factor: null }]);
  // A process of the version before begins and ends sessions in its own words.
  await client.query(`
    insert into sessions (id, account_id, started_at, ends_at)
    values (gen_random_uuid(), 2, now(), now() + interval '1 day');
    update sessions set ended_at = now(), ended_why = 'signed out'`);
});

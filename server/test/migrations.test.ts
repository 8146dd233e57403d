import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openClient } from '../src/platform/database/connections.ts';
import { migrate } from '../src/platform/database/migrate.ts';

// What a migration makes of rows that the version before it has written.
const MIGRATIONS = resolve(import.meta.dirname, '../migrations');
const folder = mkdtempSync(join(tmpdir(), 'limber-before-'));
const name = `before_${randomBytes(6).toString('hex')}`;
const url = Object.assign(new URL(inject('databaseServer')), { pathname: `/${name}` }).toString();

let admin: pg.Client;
let client: pg.Client;

beforeAll(async () => {
  admin = await openClient(inject('databaseServer'));
  await admin.query(`create database ${name}`);
  client = await openClient(url);
});
afterAll(async () => {
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

async function migrateTo(last: string): Promise<void> {
  const names = readdirSync(MIGRATIONS).filter((each) => each.slice(0, 4) <= last);
  for (const each of names) copyFileSync(join(MIGRATIONS, each), join(folder, each));
  await migrate(url, folder);
}

/** A studio of one therapist, an option at 2750 AED, and two packages bought at 2475 and 2900. */
const STUDIO = `
  insert into locations values ('A', 'Al Warqa', '', '', '', '', true, 1);
  insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
  values ('noura@limber.example', 'Noura', 'Al Hashimi', '', 'female', 'therapist', now()),
    ('amina@client.example', 'Amina', 'Haddad', '', 'female', 'client', now());
  insert into therapists (account_id, location_code, position) values (1, 'A', 1);
  insert into package_products (kind, name, description, position)
  values ('regular', 'Balance Package', '', 1);
  insert into package_options (product_id, minutes, price_fils, validity_days)
  values (1, 600, 275000, 180);
  insert into owned_packages
    (owner_id, product_id, option_id, kind, name, minutes, price_fils, people_limit, bought_at)
  values (2, 1, 1, 'regular', 'Balance Package', 600, 247500, 1, now()),
    (2, 1, 1, 'regular', 'Balance Package', 600, 290000, 1, now());`;

const book = (at: string, type: string, packageId: number | null, fils: number) => `
  insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
    starts_at, ends_at, price_fils, package_id, package_minutes, created_at)
  values (gen_random_uuid(), 2, 1, 'A', '${type}', 'booked', '2026-03-05T${at}+04',
    '2026-03-05T${at}+04'::timestamptz + interval '1 hour', ${fils}, ${packageId},
    ${packageId && 60}, now());`;

test('0011: a booking that bought a package says what was paid for it, the others stay', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  for (const [at, type, packageId, fils] of [
    ['12:00', 'package', 1, 0],
    ['13:00', 'mypackage', 1, 0],
    ['14:00', 'package', 2, 0],
    ['15:00', 'service', null, 32_000],
  ] as const) {
    await client.query(book(at, type, packageId, fils));
  }
  await migrateTo('0011');
  const { rows } = await client.query(
    'select service_type as type, price_fils as paid, discount_fils as off from bookings order by starts_at',
  );
  expect(rows).toEqual([
    { type: 'package', paid: 247_500, off: 27_500 },
    { type: 'mypackage', paid: 0, off: 0 },
    // The studio asks less today than was paid: nothing was taken off.
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

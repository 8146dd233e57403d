import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { openClient } from '../src/platform/database/open-connections.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../migrations');

/** A database in the state of an earlier version. */
export interface PastDatabase {
  readonly client: pg.Client;
  readonly url: string;
  /** Applies the migrations up to and including this number, such as `0011`. */
  migrateTo(last: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens an empty database of its own, before the first migration. */
export async function openPast(): Promise<PastDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'limber-before-'));
  const name = `before_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(inject('databaseServer')), { pathname: `/${name}` }).toString();
  const admin = await openClient(inject('databaseServer'));
  await admin.query(`create database ${name}`);
  const client = await openClient(url);
  return {
    client,
    url,
    async migrateTo(last) {
      const names = readdirSync(MIGRATIONS).filter((each) => each.slice(0, 4) <= last);
      for (const each of names) copyFileSync(join(MIGRATIONS, each), join(folder, each));
      await migrate(url, folder);
    },
    async close() {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A studio of one therapist, an option at 2750 AED, and two packages bought at 2475 and 2900. */
export const STUDIO = `
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

/** SQL that books an hour of the client, by a package or not. */
export const book = (at: string, type: string, packageId: number | null, minor: number) => `
  insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
    starts_at, ends_at, price_fils, package_id, package_minutes, created_at)
  values (gen_random_uuid(), 2, 1, 'A', '${type}', 'booked', '2026-03-05T${at}+04',
    '2026-03-05T${at}+04'::timestamptz + interval '1 hour', ${minor}, ${packageId},
    ${packageId && 60}, now());`;

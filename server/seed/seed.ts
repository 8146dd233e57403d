import {
  DEFAULT_COUNTRY,
  DEFAULT_COUNTRY_FACTS,
} from '@limber/contract/country/default-country-and-currency.ts';
import { demoStudio, newStudio } from '@limber/contract/terms/studio-facts.ts';
import { sql } from 'kysely';
import type { Clock } from '../src/platform/clock.ts';
import type { Db, Trx } from '../src/platform/database/db.ts';
import { insertDemo } from './demo.ts';
import { insertDemoFactors } from './demo-factors.ts';
import { insertNotes } from './demo-records.ts';
import { insertRows } from './insert-rows.ts';
import { insertStudio } from './insert-studio.ts';
import { seededChance } from './seeded-chance.ts';

/** Accounts for trying the studio out; the code goes to the inbox. */
export const demoLogins = [
  { role: 'client', email: 'amina@client.example' },
  { role: 'therapist', email: 'noura@limber.example' },
  { role: 'front_desk', email: 'desk@limber.example' },
  { role: 'manager', email: 'manager@limber.example' },
] as const;

const SEED_LOCK = 0x11b_5eed;

/**
 * Fills an empty database in one transaction. A studio of its own begins with nothing; with
 * `invented` there are branches, a catalogue, a team and partners; with `demo` also clients and two
 * months of bookings around `clock.now()`; with `secret` in addition the team can sign in with
 * {@link demoFactors}, and has session notes. Does nothing to a database that has settings, so two
 * processes may start at once.
 */
export async function seedWhenEmpty(
  db: Db,
  { clock, demo, invented = true, secret }: Seeding,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The other process may seed for longer than requests wait for a lock.
    await sql`set local lock_timeout = '60s'`.execute(trx);
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const settings = await trx.selectFrom('settings').select('id').executeTakeFirst();
    if (settings) return;

    const now = clock.now();
    await spreadIds(trx);
    await insertRows(trx, 'settings', [
      {
        ...{ id: true, switches: '{}', website_version: 1 },
        ...(invented ? { ...demoStudio, opened_at: now } : newStudio),
        ...PLACE,
      },
    ]);
    if (!invented) return;
    await insertStudio(trx, now);
    if (demo) await insertDemo(trx, now, seededChance(2020));
    if (demo && secret) {
      await insertDemoFactors(trx, secret, now);
      await insertNotes(trx, secret);
    }
  });
}

const PLACE = {
  country: DEFAULT_COUNTRY,
  zone: DEFAULT_COUNTRY_FACTS.zone,
  currency: DEFAULT_COUNTRY_FACTS.currency,
};

interface Seeding {
  readonly clock: Clock;
  readonly demo: boolean;
  /** Default: true. */
  readonly invented?: boolean;
  /** Key of the demo's second factors. */
  readonly secret?: string;
}

/**
 * Starts the ids of each table 10,000 after those of the previous one, in order of their names: no
 * two things share an id, so mistaking one for another finds nothing.
 */
async function spreadIds(trx: Trx): Promise<void> {
  await sql`
    select setval(sequencename::regclass, 10000 * row_number() over (order by sequencename), false)
    from pg_sequences where schemaname = 'public' and last_value is null`.execute(trx);
}

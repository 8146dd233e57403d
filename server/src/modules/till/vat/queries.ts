import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** A rate of VAT, in hundredths of a percent, from a day (`YYYY-MM-DD`) on. */
export interface StoredVatRate {
  readonly validFrom: string;
  readonly basisPoints: number;
  readonly setBy: string | null;
  readonly setAt: Date | null;
}

/** The rates that hold or will, the latest first. */
export async function listStoredRates(db: Db | Trx): Promise<StoredVatRate[]> {
  const { rows } = await sql<StoredVatRate>`
    select r.valid_from::text as "validFrom", r.basis_points as "basisPoints",
      by.first_name || ' ' || by.last_name as "setBy", r.set_at as "setAt"
    from vat_rates r left join accounts by on by.id = r.set_by
    where r.withdrawn_at is null order by r.valid_from desc`.execute(db);
  return rows;
}

/** How often the rates were changed. */
export async function findVersion(db: Db | Trx): Promise<number> {
  const found = await db.selectFrom('settings').select('vat_version').executeTakeFirst();
  return found?.vat_version ?? 1;
}

/** The latest day with a sale or a closed drawer; null when there is none. */
export async function findLastBooks(db: Db | Trx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from drawer_sessions d
    where closed_at is not null or exists (select from sales where drawer_id = d.id)`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * Makes every other change of the rates wait until the transaction ends, and every sale: who sells
 * holds the drawer first and then asks for the rate of its day.
 */
export async function lockRates(trx: Trx): Promise<void> {
  await sql`lock table drawer_sessions in exclusive mode`.execute(trx);
}

/** Writes the rate from a day on, in the place of what began then. */
export async function upsertRate(
  trx: Trx,
  rate: { validFrom: string; basisPoints: number; actorId: number; at: Date },
): Promise<void> {
  const terms = {
    basis_points: rate.basisPoints,
    set_by: rate.actorId,
    set_at: rate.at,
    withdrawn_at: null,
  };
  await trx
    .insertInto('vat_rates')
    .values({ valid_from: rate.validFrom, ...terms })
    .onConflict((days) => days.column('valid_from').doUpdateSet(terms))
    .execute();
}

/** Takes the rate that begins on a day back. */
export async function updateWithdrawn(trx: Trx, validFrom: string, at: Date): Promise<void> {
  await trx
    .updateTable('vat_rates')
    .set({ withdrawn_at: at })
    .where('valid_from', '=', validFrom)
    .execute();
}

/** Counts a change of the rates. */
export async function updateVersion(trx: Trx): Promise<void> {
  await trx
    .updateTable('settings')
    .set((row) => ({ vat_version: row('vat_version', '+', 1) }))
    .execute();
}

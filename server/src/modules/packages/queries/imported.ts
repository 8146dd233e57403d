import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { balance } from './owned.ts';

/** A package that was bought elsewhere, as it is kept here. */
export interface ImportedPackage {
  readonly ownerId: number;
  readonly productId: number;
  readonly optionId: number;
  readonly kind: string;
  readonly name: string;
  readonly peopleLimit: number;
  /** As bought; null: unlimited. */
  readonly totalMinutes: number | null;
  /** What was paid, with VAT. */
  readonly priceFils: number;
  readonly boughtAt: Date;
  /** `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
}

/** Writes such a package, which was paid where it was bought, and answers its id. */
export async function insertImportedPackage(trx: Trx, its: ImportedPackage): Promise<number> {
  const { id } = await trx
    .insertInto('owned_packages')
    .values({
      owner_id: its.ownerId,
      product_id: its.productId,
      option_id: its.optionId,
      kind: its.kind,
      name: its.name,
      minutes: its.totalMinutes,
      price_fils: its.priceFils,
      people_limit: its.peopleLimit,
      bought_at: its.boughtAt,
      paid_at: its.boughtAt,
      expires_on: its.expiresOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a line of a locked package's ledger that brings its own value with it. */
export async function insertValued(
  trx: Trx,
  entry: {
    readonly packageId: number;
    readonly kind: 'imported' | 'adjusted';
    readonly minutes: number;
    readonly valueFils: number;
    readonly actorId: number;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into package_entries
      (package_id, at, kind, minutes, balance_minutes, actor_id, reason, value_fils)
    select p.id, ${entry.at}::timestamptz, ${entry.kind}::text, ${entry.minutes}::int,
      ${balance} + ${entry.minutes}::int, ${entry.actorId}::int, ${entry.reason}::text,
      ${entry.valueFils}::int
    from owned_packages p where p.id = ${entry.packageId}::int`.execute(trx);
}

/** A package that was imported, as it stands; `used`: something else came into its ledger since. */
export async function findImported(trx: Trx, packageId: number) {
  const { rows } = await sql<{
    minutes: number;
    fils: number;
    expiresOn: string | null;
    used: boolean;
  }>`
    select coalesce(held.balance_minutes, 0) as minutes, coalesce(held.balance_fils, 0) as fils,
      p.expires_on as "expiresOn", exists (
        select from package_entries e
        where e.package_id = p.id and e.kind not in ('imported', 'adjusted')
      ) or exists (select from bookings b where b.package_id = p.id)
        -- Its last day is what was said here, not what the file says.
        or exists (select from package_prolongations l where l.package_id = p.id) as used
    from owned_packages p left join lateral (
      select balance_minutes, balance_fils from package_entries
      where package_id = p.id order by id desc limit 1
    ) as held on true
    where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}

/** Writes another last day of a package. */
export async function updateLastDay(
  trx: Trx,
  packageId: number,
  expiresOn: string | null,
): Promise<void> {
  await trx
    .updateTable('owned_packages')
    .set({ expires_on: expiresOn })
    .where('id', '=', packageId)
    .execute();
}

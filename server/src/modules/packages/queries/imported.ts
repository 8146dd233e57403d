import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { insertRow, updateRows } from '../../../platform/database/rows-by-values.ts';
import { IMPORTED_AGAIN } from '../owned-package-rules.ts';
import { balance } from './ledger.ts';

/** A package bought elsewhere, as stored here. */
export interface ImportedPackage {
  readonly ownerId: number;
  readonly productId: number;
  readonly optionId: number;
  readonly kind: string;
  readonly name: string;
  readonly peopleLimit: number;
  /** As bought; null: unlimited. */
  readonly totalMinutes: number | null;
  /** What was paid, including VAT. */
  readonly priceMinor: number;
  readonly boughtAt: Date;
  /** `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
}

/** Inserts such a package, which was paid where it was bought, and returns its id. */
export async function insertImportedPackage(trx: Trx, its: ImportedPackage): Promise<number> {
  return insertRow(trx, 'owned_packages', {
    owner_id: its.ownerId,
    product_id: its.productId,
    option_id: its.optionId,
    kind: its.kind,
    name: its.name,
    minutes: its.totalMinutes,
    price_fils: its.priceMinor,
    people_limit: its.peopleLimit,
    bought_at: its.boughtAt,
    paid_at: its.boughtAt,
    expires_on: its.expiresOn,
  });
}

/** Writes a line of a locked package's ledger that brings its own value with it. */
export async function insertValued(
  trx: Trx,
  entry: {
    readonly packageId: number;
    readonly kind: 'imported' | 'adjusted';
    readonly minutes: number;
    readonly valueMinor: number;
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
      ${entry.valueMinor}::int
    from owned_packages p where p.id = ${entry.packageId}::int`.execute(trx);
}

/**
 * An imported package, with what the files brought into it. `used`: its ledger has gained other
 * entries than minutes from the desk; `adjusted`: it has gained those, which no file may change.
 */
export async function findImported(trx: Trx, packageId: number) {
  const byFile = sql`(e.kind = 'imported' or e.kind = 'adjusted' and starts_with(e.reason, ${IMPORTED_AGAIN}::text))`;
  const { rows } = await sql<{
    ownerId: number;
    productId: number;
    name: string;
    minutes: number;
    minor: number;
    expiresOn: string | null;
    used: boolean;
    adjusted: boolean;
  }>`
    select p.owner_id as "ownerId", p.product_id as "productId", p.name, ledger.minutes, ledger.minor,
      p.expires_on as "expiresOn", ledger.adjusted, ledger.used
        or exists (select from bookings b where b.package_id = p.id)
        -- Its last day is what was said here, not what the file says.
        or exists (select from package_prolongations l where l.package_id = p.id) as used
    from owned_packages p cross join lateral (
      select coalesce(sum(e.minutes) filter (where ${byFile}), 0)::int as minutes,
        coalesce(sum(e.value_fils) filter (where ${byFile}), 0)::int as minor,
        coalesce(bool_or(e.kind not in ('imported', 'adjusted')), false) as used,
        coalesce(bool_or(e.kind = 'adjusted' and not ${byFile}), false) as adjusted
      from package_entries e where e.package_id = p.id
    ) as ledger
    where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}

/** Updates a package's last day. */
export function updateLastDay(trx: Trx, packageId: number, expiresOn: string | null) {
  return updateRows(trx, 'owned_packages', {
    where: { id: packageId },
    set: { expires_on: expiresOn },
  });
}

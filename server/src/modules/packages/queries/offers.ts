import type { PackageKind } from '@limber/contract/packages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { isKindSold } from '../../../platform/database/is-kind-sold.ts';
import { insertRow, updateRows } from '../../../platform/database/rows-by-values.ts';
import { IS_UNPAID } from '../../../platform/database/unpaid-or-sold-package.ts';
import type { LockedPackage, PackageOffer } from '../owned-package-rules.ts';
import { balance } from './ledger.ts';
import { included, shortestMinutes } from './owned.ts';

/** The offer with these ids; undefined when they do not belong together or to the kind. */
export function findOffer(
  trx: Trx,
  kind: PackageKind,
  productId: number,
  optionId: number,
): Promise<PackageOffer | undefined> {
  return findOfferWhere(
    trx,
    sql`p.id = ${productId}::int and o.id = ${optionId}::int and p.kind = ${kind}::text and p.active
      and o.active and ${isKindSold('p')} and not p.renews`,
  );
}

/** What a plan buys each month, or a gift card is for, on sale or not any more; undefined when there is no such size. */
export function findOfferOfSize(trx: Trx, optionId: number): Promise<PackageOffer | undefined> {
  return findOfferWhere(trx, sql`o.id = ${optionId}::int`);
}

async function findOfferWhere(
  trx: Trx,
  condition: RawBuilder<unknown>,
): Promise<PackageOffer | undefined> {
  const { rows } = await sql<PackageOffer>`
    select p.id as "productId", o.id as "optionId", p.kind, p.name, o.minutes,
      o.price_fils as "priceMinor", o.validity_days as "validityDays",
      p.people_limit as "peopleLimit", ${included('p.id')} as included
    from package_products p join package_options o on o.product_id = p.id
    where ${condition}`.execute(trx);
  return rows[0];
}

interface UsablePackage extends Pick<LockedPackage, 'name' | 'balanceMinutes'> {
  readonly shortestMinutes: number;
}

/**
 * The packages of a kind that an account owns and can use on `today`, the soonest to expire first,
 * each with the shortest session that it can be used for.
 */
export async function listUsablePackages(
  trx: Trx,
  ownerId: number,
  kind: PackageKind,
  today: string,
): Promise<UsablePackage[]> {
  const { rows } = await sql<UsablePackage>`
    select name, "balanceMinutes", "shortestMinutes" from (
      select p.name, p.expires_on, p.id, ${shortestMinutes} as "shortestMinutes",
        case when p.minutes is not null then ${balance} end as "balanceMinutes"
      from owned_packages p
      where p.owner_id = ${ownerId}::int and p.kind = ${kind}::text and p.active
        and (p.expires_on is null or p.expires_on >= ${today}::date)
    ) as owned
    where "balanceMinutes" is null or "balanceMinutes" > 0
    order by expires_on nulls last, id
  `.execute(trx);
  return rows;
}

/** Inserts a bought package as it is sold today and returns its id. */
export async function insertPackage(
  trx: Trx,
  bought: {
    ownerId: number;
    offer: PackageOffer;
    paidMinor: number;
    expiresOn: string | null;
    at: Date;
  },
): Promise<number> {
  const { offer } = bought;
  return insertRow(trx, 'owned_packages', {
    owner_id: bought.ownerId,
    product_id: offer.productId,
    option_id: offer.optionId,
    kind: offer.kind,
    name: offer.name,
    minutes: offer.minutes,
    price_fils: bought.paidMinor,
    people_limit: offer.peopleLimit,
    bought_at: bought.at,
    expires_on: bought.expiresOn,
  });
}

/**
 * Records when packages were paid that were unpaid, and whose price is still owed: one that was
 * closed by a refund was not paid for. Null: they are unpaid again.
 */
export async function updatePaid(
  trx: Trx,
  packageIds: readonly number[],
  paidAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('owned_packages')
    .set({ paid_at: paidAt })
    .where('id', 'in', packageIds)
    .where('paid_at', paidAt === null ? 'is not' : 'is', null)
    .$if(paidAt !== null, (those) =>
      those.where((row) => row.or([row('active', '=', true), row('closed_unpaid', '=', true)])),
    )
    .execute();
}

/**
 * Unpaid packages of an account, and whether sessions are taken from each, not counting the owner's
 * own upcoming ones.
 */
export async function listUnpaid(
  trx: Trx,
  ownerId: number,
  now: Date,
): Promise<{ id: number; balanceMinutes: number | null; used: boolean }[]> {
  const { rows } = await sql<{ id: number; balanceMinutes: number | null; used: boolean }>`
    select p.id, case when p.minutes is not null then ${balance} end as "balanceMinutes",
      exists (
        select from bookings b where b.package_id = p.id and (b.status <> 'cancelled' or b.late)
          and not (b.client_id = p.owner_id and b.status = 'booked' and b.starts_at > ${now}::timestamptz)
      ) as used
    from owned_packages p where p.owner_id = ${ownerId}::int and ${sql.raw(IS_UNPAID)}
    order by p.id`.execute(trx);
  return rows;
}

/** Open packages of an account that others may share. */
export async function listShared(
  trx: Trx,
  ownerId: number,
): Promise<{ id: number; balanceMinutes: number | null }[]> {
  const { rows } = await sql<{ id: number; balanceMinutes: number | null }>`
    select p.id, case when p.minutes is not null then ${balance} end as "balanceMinutes"
    from owned_packages p
    where p.owner_id = ${ownerId}::int and p.active and p.kind = 'shared' order by p.id`.execute(
    trx,
  );
  return rows;
}

/** Closes a package whose owner was erased before paying for it; `used`: its price stays owed. */
export function updateClosedUnpaid(trx: Trx, packageId: number, used: boolean) {
  return updateRows(trx, 'owned_packages', {
    where: { id: packageId },
    set: { active: false, closed_unpaid: used },
  });
}

/**
 * Records that a package was fully refunded, but stays open for minutes that came from elsewhere;
 * nothing is owed for it any more.
 */
export function updateGivenBack(trx: Trx, packageId: number, at: Date) {
  return updateRows(trx, 'owned_packages', {
    where: { id: packageId },
    set: { given_back_at: at, paid_at: sql`coalesce(paid_at, ${at}::timestamptz)` },
  });
}

/** An open package that is not paid, and whether sessions are taken from it; undefined: none. */
export async function findUnpaid(
  trx: Trx,
  packageId: number,
): Promise<{ id: number; balanceMinutes: number | null; used: boolean } | undefined> {
  const { rows } = await sql<{ id: number; balanceMinutes: number | null; used: boolean }>`
    select p.id, case when p.minutes is not null then ${balance} end as "balanceMinutes",
      exists (
        select from bookings b where b.package_id = p.id and (b.status <> 'cancelled' or b.late)
      ) as used
    from owned_packages p where p.id = ${packageId}::int and ${sql.raw(IS_UNPAID)}`.execute(trx);
  return rows[0];
}

/** Closes a package: it can no longer be booked from. */
export function updateClosed(trx: Trx, packageId: number) {
  return updateRows(trx, 'owned_packages', { where: { id: packageId }, set: { active: false } });
}

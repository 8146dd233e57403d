import type { TiersApply, TiersBy } from '@limber/contract/desk/studio/pay-rates.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockTherapistAccounts } from '../../../platform/database/lock-account.ts';
import { deleteRows, updateRows } from '../../../platform/database/rows-by-values.ts';

/** What somebody is paid: minor units an hour, and shares in hundredths of a percent. */
export interface RateTerms {
  readonly perHourMinor: number;
  readonly shareBasisPoints: number;
  readonly productBasisPoints: number;
  readonly tiersBy: TiersBy | null;
  readonly tiersApply: TiersApply | null;
  /** Lowest first. */
  readonly tiers: readonly Tier[];
  readonly shares: readonly OwnShare[];
}

interface Tier {
  /** Minor units, or sessions. */
  readonly reached: number;
  readonly shareBasisPoints: number;
}

/** Of one service or one product. */
interface OwnShare {
  readonly serviceId: number | null;
  readonly productId: number | null;
  readonly shareBasisPoints: number;
}

/** A pay rate with its days. */
export interface StoredRate extends RateTerms {
  readonly id: number;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly setBy: string;
  readonly setAt: string;
}

/** A therapist with their rates, the latest first. */
export interface StoredPay {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
  readonly accountId: number;
  readonly fullName: string;
  readonly rates: readonly StoredRate[];
}

/** Every therapist's pay in the studio's order, retired ones among them; `erased`: also of erased ones. */
export async function listStoredPay(db: Db | Trx, { erased = false } = {}): Promise<StoredPay[]> {
  const { rows } = await sql<StoredPay>`
    select t.id, t.pay_version as version, t.active, t.account_id as "accountId",
      a.first_name || ' ' || a.last_name as "fullName",
      coalesce((
        select json_agg(json_build_object('id', r.id, 'validFrom', r.valid_from,
          'validTo', r.valid_to, 'perHourMinor', r.per_hour_fils,
          'shareBasisPoints', r.share_basis_points, 'setAt', r.set_at,
          'productBasisPoints', r.product_basis_points, 'tiersBy', r.tiers_by,
          'tiersApply', r.tiers_apply, 'tiers', coalesce((
            select json_agg(json_build_object('reached', reached,
              'shareBasisPoints', share_basis_points) order by reached)
            from pay_tiers where rate_id = r.id), '[]'),
          'shares', coalesce((
            select json_agg(json_build_object('serviceId', service_id, 'productId', retail_product_id,
              'shareBasisPoints', share_basis_points) order by service_id, retail_product_id)
            from pay_shares where rate_id = r.id), '[]'),
          'setBy', by.first_name || ' ' || by.last_name) order by r.valid_from desc)
        from pay_rates r join accounts by on by.id = r.set_by
        where r.therapist_id = t.id), '[]') as rates
    from therapists t join accounts a on a.id = t.account_id
    where a.erased_at is null or ${erased}::boolean
    order by t.position, t.id`.execute(db);
  return rows;
}

/** Makes every other change of somebody's pay wait until the transaction ends. */
export async function lockPay(trx: Trx, therapistId: number): Promise<void> {
  await lockTherapistAccounts(trx, therapistId);
  await sql`select from therapists where id = ${therapistId} for no key update`.execute(trx);
}

/** Counts a change of somebody's pay. */
export function updateVersion(trx: Trx, therapistId: number) {
  return updateRows(trx, 'therapists', {
    where: { id: therapistId },
    set: { pay_version: sql`pay_version + 1` },
  });
}

export interface NewRate extends RateTerms {
  readonly setBy: number;
  readonly setAt: Date;
}

const termsOf = (rate: NewRate) => ({
  per_hour_fils: rate.perHourMinor,
  share_basis_points: rate.shareBasisPoints,
  product_basis_points: rate.productBasisPoints,
  tiers_by: rate.tiersBy,
  tiers_apply: rate.tiersApply,
  set_by: rate.setBy,
  set_at: rate.setAt,
});

/** Replaces the terms of a rate that keeps its days. */
export async function updateTerms(trx: Trx, id: number, rate: NewRate): Promise<void> {
  await updateRows(trx, 'pay_rates', { where: { id }, set: termsOf(rate) });
  await deleteRows(trx, 'pay_tiers', { rate_id: id });
  await deleteRows(trx, 'pay_shares', { rate_id: id });
  await insertParts(trx, id, rate);
}

async function insertParts(trx: Trx, id: number, { tiers, shares }: RateTerms): Promise<void> {
  const part = ({ shareBasisPoints }: Tier | OwnShare) => ({
    rate_id: id,
    share_basis_points: shareBasisPoints,
  });
  if (tiers.length > 0) {
    const rows = tiers.map((tier) => ({ ...part(tier), reached: tier.reached }));
    await trx.insertInto('pay_tiers').values(rows).execute();
  }
  if (shares.length > 0) {
    const rows = shares.map((share) => ({
      ...part(share),
      service_id: share.serviceId,
      retail_product_id: share.productId,
    }));
    await trx.insertInto('pay_shares').values(rows).execute();
  }
}

/** Of the services and products with these ids, those that exist. */
export async function listKnown(
  trx: Trx,
  { services, products }: { services: readonly number[]; products: readonly number[] },
): Promise<{ services: number[]; products: number[] }> {
  const { rows } = await sql<{ services: number[]; products: number[] }>`
    select array(select id from services where id = any(${services}::int[])) as services,
      array(select id from retail_products where id = any(${products}::int[])) as products`.execute(
    trx,
  );
  return rows[0] ?? { services: [], products: [] };
}

/** Lets a rate end on the day before `day`. */
export async function endRate(trx: Trx, id: number, day: string): Promise<void> {
  await sql`update pay_rates set valid_to = ${day}::date - 1 where id = ${id}`.execute(trx);
}

/** Adds a rate from a day on, until the day before another or for good. */
export async function insertRate(
  trx: Trx,
  therapistId: number,
  from: string,
  until: string | null,
  rate: NewRate,
): Promise<void> {
  const { id } = await trx
    .insertInto('pay_rates')
    .values({
      therapist_id: therapistId,
      valid_from: from,
      valid_to: sql<string | null>`${until}::date - 1`,
      ...termsOf(rate),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertParts(trx, id, rate);
}

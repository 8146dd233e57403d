import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockTherapistAccounts } from '../../../platform/database/lock-account.ts';

/** A pay rate: fils an hour, and hundredths of a percent of the value of sessions. */
export interface StoredRate {
  readonly id: number;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly perHourFils: number;
  readonly shareBasisPoints: number;
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

/** Every therapist's pay in the studio's order, retired ones among them. */
export async function listStoredPay(db: Db | Trx): Promise<StoredPay[]> {
  const { rows } = await sql<StoredPay>`
    select t.id, t.pay_version as version, t.active, t.account_id as "accountId",
      a.first_name || ' ' || a.last_name as "fullName",
      coalesce((
        select json_agg(json_build_object('id', r.id, 'validFrom', r.valid_from,
          'validTo', r.valid_to, 'perHourFils', r.per_hour_fils,
          'shareBasisPoints', r.share_basis_points, 'setAt', r.set_at,
          'setBy', by.first_name || ' ' || by.last_name) order by r.valid_from desc)
        from pay_rates r join accounts by on by.id = r.set_by
        where r.therapist_id = t.id), '[]') as rates
    from therapists t join accounts a on a.id = t.account_id
    where a.erased_at is null
    order by t.position, t.id`.execute(db);
  return rows;
}

/** Makes every other change of somebody's pay wait until the transaction ends. */
export async function lockPay(trx: Trx, therapistId: number): Promise<void> {
  await lockTherapistAccounts(trx, therapistId);
  await sql`select from therapists where id = ${therapistId} for no key update`.execute(trx);
}

/** Counts a change of somebody's pay. */
export async function updateVersion(trx: Trx, therapistId: number): Promise<void> {
  await trx
    .updateTable('therapists')
    .set((row) => ({ pay_version: row('pay_version', '+', 1) }))
    .where('id', '=', therapistId)
    .execute();
}

interface NewRate {
  readonly perHourFils: number;
  readonly shareBasisPoints: number;
  readonly setBy: number;
  readonly setAt: Date;
}

const termsOf = ({ perHourFils, shareBasisPoints, setBy, setAt }: NewRate) => ({
  per_hour_fils: perHourFils,
  share_basis_points: shareBasisPoints,
  set_by: setBy,
  set_at: setAt,
});

/** Replaces the terms of a rate that keeps its days. */
export async function updateTerms(trx: Trx, id: number, rate: NewRate): Promise<void> {
  await trx.updateTable('pay_rates').set(termsOf(rate)).where('id', '=', id).execute();
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
  await trx
    .insertInto('pay_rates')
    .values({
      therapist_id: therapistId,
      valid_from: from,
      valid_to: sql<string | null>`${until}::date - 1`,
      ...termsOf(rate),
    })
    .execute();
}

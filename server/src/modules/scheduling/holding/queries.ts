import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { deleteRows, hasRow } from '../../../platform/database/rows-by-values.ts';
import type { Holder } from '../bookable-days-rules.ts';
import type { Takes } from '../buffer-and-resource-rules.ts';
import type { Slot } from '../slot-rules.ts';
import type { HoldingBrowser, StoredHold } from './hold-rules.ts';

/**
 * Makes holds of one account wait for each other until the transaction ends; a therapist's lock
 * comes after.
 */
export async function lockHolder(trx: Trx, { accountId }: Holder): Promise<void> {
  if (accountId === null) return;
  await sql`select pg_advisory_xact_lock(5, ${accountId}::int)`.execute(trx);
}

/** Somebody's current holds: two only until one has replaced the other. */
export async function listHolds(db: Db, holder: Holder, now: Date): Promise<readonly StoredHold[]> {
  const { rows } = await sql<StoredHold>`
    select therapist_id as "therapistId", starts_at as "startsAt", ends_at as "endsAt"
    from holds where ${isOf(holder)} and expires_at > ${now}::timestamptz
  `.execute(db);
  return rows;
}

/**
 * Stores a browser's hold on a slot of a therapist, replacing every earlier hold of it and its
 * account, and returns its end: an identical hold is not extended. Under their lock.
 */
export async function upsertHold(
  trx: Trx,
  held: {
    therapistId: number;
    slot: Slot;
    takes: Takes;
    resourceIds: readonly number[];
    expiresAt: Date;
  },
  { now, holder }: { now: Date; holder: HoldingBrowser },
): Promise<Date> {
  const { therapistId, slot, takes, resourceIds, expiresAt } = held;
  const [, { rows }] = await Promise.all([
    sql`
      with mine as (
        select id, browser from holds where ${isOf(holder)} order by id for update
      )
      delete from holds using mine where holds.id = mine.id and mine.browser <> ${holder.browser}::text
    `.execute(trx),
    sql<{ expiresAt: Date }>`
      insert into holds as kept (account_id, browser, therapist_id, starts_at, ends_at, buffer_minutes,
        therapist_minutes, resource_ids, expires_at)
      values (${holder.accountId}::int, ${holder.browser}::text, ${therapistId}::int,
        ${slot.startsAt}::timestamptz, ${slot.endsAt}::timestamptz, ${takes.bufferMinutes}::int,
        ${takes.therapistMinutes}::int, ${resourceIds}::int[], ${expiresAt}::timestamptz)
      on conflict (browser) do update set
        account_id = coalesce(excluded.account_id, kept.account_id),
        therapist_id = excluded.therapist_id, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, buffer_minutes = excluded.buffer_minutes,
        therapist_minutes = excluded.therapist_minutes, resource_ids = excluded.resource_ids,
        expires_at = case
          when kept.expires_at > ${now}::timestamptz
            and (kept.therapist_id, kept.starts_at, kept.ends_at)
              = (excluded.therapist_id, excluded.starts_at, excluded.ends_at)
          then kept.expires_at else excluded.expires_at end
      returning expires_at as "expiresAt"
    `.execute(trx),
  ]);
  return (rows[0] as { expiresAt: Date }).expiresAt;
}

/** Deletes somebody's holds. */
export async function deleteHolds(db: Db | Trx, holder: Holder): Promise<void> {
  // In the order in which others take them.
  await sql`
    with mine as (select id from holds where ${isOf(holder)} order by id for update)
    delete from holds using mine where holds.id = mine.id`.execute(db);
}

/** Gives a browser's current hold to the account, replacing one that it had elsewhere. */
export async function updateHolder(
  trx: Trx,
  holder: HoldingBrowser & { readonly accountId: number },
  now: Date,
): Promise<void> {
  const { accountId, browser } = holder;
  const isRunning = sql`browser = ${browser}::text and expires_at > ${now}::timestamptz`;
  await Promise.all([
    sql`
      with mine as (
        select id, browser from holds
        where ${isOf(holder)} and exists (select from holds where ${isRunning})
        order by id for update
      )
      delete from holds using mine where holds.id = mine.id and mine.browser <> ${browser}::text
    `.execute(trx),
    sql`update holds set account_id = ${accountId}::int where ${isRunning}`.execute(trx),
  ]);
}

/** Deletes expired holds, and skips rows that are being renewed. */
export async function deleteEndedHolds(db: Db, now: Date): Promise<void> {
  await sql`
    delete from holds where id in (
      select id from holds where expires_at <= ${now}::timestamptz for update skip locked
    )`.execute(db);
}

/**
 * A hold of a payment or of an offer stays for as long as that: nothing else replaces or releases
 * it.
 */
const isOf = ({ accountId, browser }: Holder) =>
  sql`(payment_id is null and offer_id is null and (account_id = ${accountId}::int or browser = ${browser}::text))`;

/** A time that is held for something that ends by itself: no browser holds it. */
export interface HeldFor {
  readonly accountId: number;
  readonly therapistId: number;
  readonly slot: Pick<Slot, 'startsAt' | 'endsAt'>;
  readonly takes: Pick<Takes, 'bufferMinutes' | 'therapistMinutes'>;
  readonly resourceIds: readonly number[];
}

/** Stores the hold of a payment, which stays until {@link deleteHoldOfPayment}. */
export async function insertHoldOfPayment(
  trx: Trx,
  { paymentId, ...held }: HeldFor & { readonly paymentId: string },
): Promise<void> {
  await insertHoldFor(trx, sql`payment_id`, { id: paymentId, ...held, expiresAt: null });
}

/** Stores the hold of an offer, which stays until it expires or {@link deleteHoldOfOffer}. */
export async function insertHoldOfOffer(
  trx: Trx,
  { offerId, ...held }: HeldFor & { readonly offerId: string; readonly expiresAt: Date },
): Promise<void> {
  await insertHoldFor(trx, sql`offer_id`, { id: offerId, ...held });
}

async function insertHoldFor(
  trx: Trx,
  which: RawBuilder<unknown>,
  held: HeldFor & { readonly id: string; readonly expiresAt: Date | null },
): Promise<void> {
  const { id, accountId, therapistId, slot, takes, resourceIds, expiresAt } = held;
  await sql`
    insert into holds (${which}, account_id, browser, therapist_id, starts_at, ends_at,
      buffer_minutes, therapist_minutes, resource_ids, expires_at)
    values (${id}::uuid, ${accountId}::int, ${`for ${id}`}::text,
      ${therapistId}::int, ${slot.startsAt}::timestamptz, ${slot.endsAt}::timestamptz,
      ${takes.bufferMinutes}::int, ${takes.therapistMinutes}::int, ${resourceIds}::int[],
      coalesce(${expiresAt}::timestamptz, 'infinity'))`.execute(trx);
}

/** Deletes the hold of a payment. */
export async function deleteHoldOfPayment(trx: Trx, paymentId: string): Promise<void> {
  await deleteRows(trx, 'holds', { payment_id: paymentId });
}

/** Deletes the hold of an offer. */
export async function deleteHoldOfOffer(trx: Trx, offerId: string): Promise<void> {
  await deleteRows(trx, 'holds', { offer_id: offerId });
}

/** Whether the time of a payment is still held. */
export async function hasHoldOfPayment(db: Db, paymentId: string): Promise<boolean> {
  return hasRow(db, 'holds', { payment_id: paymentId });
}

/** When the first of the holds that clients have on a day at present ends; undefined: nobody holds one. */
export async function findNextEndOfHolds(
  db: Db,
  [begins, ends]: readonly [Date, Date],
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('holds')
    .select('expires_at as expiresAt')
    .where('payment_id', 'is', null)
    .where('offer_id', 'is', null)
    .where('expires_at', '>', now)
    .where('starts_at', '>=', begins)
    .where('starts_at', '<', ends)
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst();
  return row?.expiresAt;
}

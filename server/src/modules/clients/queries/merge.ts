import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import { endKeysOf } from '../../../platform/software/accepted-key.ts';

/** Columns that hold an owner, who becomes the one that stays. */
export const MOVED = {
  bookings: 'client_id',
  owned_packages: 'owner_id',
  plans: 'account_id',
  contacts: 'client_id',
  partner_interactions: 'account_id',
  partner_code_requests: 'account_id',
  partner_codes: 'handed_to',
  pictures: 'account_id',
  import_rows: 'account_id',
  earlier_visits: 'account_id',
  account_changes: 'account_id',
  health_note_reads: 'account_id',
  health_consents: 'account_id',
  gift_cards: 'account_id',
  api_keys: 'account_id',
  waitlist_entries: 'account_id',
  messages: 'account_id',
} as const;

/** What belongs to an account that nobody signs in to any more. */
export const ENDED = [
  'sessions',
  'one_time_codes',
  'registration_notes',
  'account_claims',
  'holds',
  'idempotency_keys',
  'calendar_feeds',
  'assistant_codes',
  'wallet_devices',
  'push_subscriptions',
] as const;

/** Makes what both clients do wait, in the order in which it takes its locks itself. */
export async function lockBoth(trx: Trx, ids: readonly [number, number]): Promise<void> {
  const [first, second] = ids.toSorted((a, b) => a - b);
  await sql`select pg_advisory_xact_lock(2, ${first}::int)`.execute(trx);
  await sql`select pg_advisory_xact_lock(2, ${second}::int)`.execute(trx);
  await sql`
    select from accounts where id in (${first}::int, ${second}::int) order by id for update
  `.execute(trx);
}

/**
 * Moves everything from one client to another, and deletes what only an account with sign-in has.
 */
export async function updateOwner(
  trx: Trx,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Promise<void> {
  // Their keys move as history, and open nothing.
  await endKeysOf(trx, from, null, now);
  for (const [table, column] of Object.entries(MOVED)) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${to}::int
      where ${sql.ref(column)} = ${from}::int`.execute(trx);
  }
  for (const table of ENDED) {
    await sql`delete from ${sql.table(table)} where account_id = ${from}::int`.execute(trx);
  }
  await sql`
    delete from told_apart where account_id = ${from}::int or other_id = ${from}::int`.execute(trx);
}

/** Gift cards that were bought by one client were bought by the other. */
export function updateBuyer(trx: Trx, from: number, to: number) {
  return updateRows(trx, 'gift_cards', { where: { bought_by: from }, set: { bought_by: to } });
}

/** The card on file of either stays; a second one is removed, also at the provider. */
export async function updateCards(trx: Trx, from: number, to: number): Promise<void> {
  await sql`
    delete from saved_cards where account_id = ${from}::int and (kept_at is null or exists (
      select from saved_cards where account_id = ${to}::int and kept_at is not null
    ))`.execute(trx);
  await sql`update saved_cards set account_id = ${to}::int where account_id = ${from}::int`.execute(
    trx,
  );
}

/** Favourites of either are those of the one who stays, since the earlier time. */
export async function updateFavourites(trx: Trx, from: number, to: number): Promise<void> {
  await sql`
    with gone as (
      delete from favourites where account_id = ${from}::int returning therapist_id, since
    )
    insert into favourites as kept (account_id, therapist_id, since)
    select ${to}::int, therapist_id, since from gone
    on conflict (account_id, therapist_id) do update
      set since = least(kept.since, excluded.since)`.execute(trx);
}

/**
 * Seats in packages of others, and open invitations to either address, which then lead to the one
 * that stays. A second seat in one package, and one in a package of their own, are given up.
 */
export async function updateSeats(
  trx: Trx,
  { from, to, email, at }: { from: number; to: number; email: string | null; at: Date },
): Promise<void> {
  await sql`
    update package_people person set removed_at = ${at}::timestamptz
    where removed_at is null and (
      account_id in (${from}::int, ${to}::int) and exists (
        select from owned_packages where id = person.package_id and owner_id = ${to}::int
      ) or account_id = ${from}::int and exists (
        select from package_people other where other.package_id = person.package_id
          and other.account_id = ${to}::int and other.removed_at is null
      ) or account_id is null and email in (
        select email from accounts where id in (${from}::int, ${to}::int)
      ) and (
        exists (select from owned_packages where id = person.package_id and owner_id = ${to}::int)
        or exists (
          select from package_people other where other.package_id = person.package_id
            and other.id <> person.id and other.removed_at is null and (
              other.account_id in (${from}::int, ${to}::int)
              or other.id < person.id and other.account_id is null
                and other.email in (select email from accounts where id in (${from}::int, ${to}::int))
            )
        )
      )
    )`.execute(trx);
  await sql`
    update package_people set account_id = ${to}::int where account_id = ${from}::int`.execute(trx);
  await sql`
    update package_people set email = ${email}::text
    where account_id is null and removed_at is null and ${email}::text is not null
      and email in (select email from accounts where id in (${from}::int, ${to}::int))`.execute(
    trx,
  );
}

/**
 * Puts the years of membership under one card number, that of the one who stays; a year that starts
 * on a day on which they have one stays where it was. A card number is unique to an account row by
 * row, so it changes in steps.
 */
export async function updateMemberships(trx: Trx, from: number, to: number): Promise<void> {
  const { rows } = await sql<{ id: number; number: string }>`
    select m.id, coalesce(
      (select number from memberships where account_id = ${to}::int order by valid_from desc limit 1),
      (select number from memberships where account_id = ${from}::int order by valid_from desc limit 1)
    ) as number
    from memberships m
    where account_id = ${from}::int and (revoked_at is not null or not exists (
      select from memberships own where own.account_id = ${to}::int
        and own.valid_from = m.valid_from and own.revoked_at is null))
    order by m.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`
    update memberships set number = 'LMB-9999-' || lpad((id % 10000)::text, 4, '0')
    where id = any (${ids}::int[])`.execute(trx);
  await sql`update memberships set account_id = ${to}::int where id = any (${ids}::int[])`.execute(
    trx,
  );
  for (const { id, number } of rows) {
    await updateRows(trx, 'memberships', { where: { id }, set: { number } });
  }
}

/** What a merge reads of both beyond what every call knows of a client. */
export async function findForMerge(trx: Trx, id: number) {
  return trx
    .selectFrom('accounts')
    .select([
      ...(['goal', 'profile_picture_id', 'cover_photo_id', 'phone_read'] as const),
      sql<Date | null>`(
        select max(withdrawn_at) from health_consents where account_id = ${id}::int
      )`.as('withdrawnAt'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Earlier duplicates of the merged client now lead to the one that stays. */
export function updateLedOn(trx: Trx, from: number, to: number) {
  return updateRows(trx, 'accounts', { where: { merged_into: from }, set: { merged_into: to } });
}

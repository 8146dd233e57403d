import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** The account to be erased, locked: its bookings wait until the transaction ends. */
export async function lockPerson(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'email', 'phone_e164', 'account_type', 'merged_into'])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Makes erasures wait for each other until the transaction ends: each touches packages, invitations
 * and mails of others, in no fixed order. Take it after the account's lock.
 */
export async function lockErasing(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(4, 0)`.execute(trx);
}

/** The duplicates that were merged into an account, with the addresses that led there. */
export async function listMerged(trx: Trx, accountId: number): Promise<ToErase[]> {
  return trx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('merged_into', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Addresses to which codes were sent for a link to claim an account by. */
export async function listAddressesToClaim(trx: Trx, accountId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('one_time_codes')
    .select('claims')
    .distinct()
    .where('account_id', '=', accountId)
    .where('claims', 'is not', null)
    .$narrowType<{ claims: string }>()
    .execute();
  return rows.map(({ claims }) => claims);
}

/** Former addresses of an account that nobody has now. */
export async function listFormerAddresses(trx: Trx, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct was as email from account_changes
    where account_id = ${accountId}::int and field in ('email', 'other_email') and was is not null
      and not exists (select from accounts where email = was)`.execute(trx);
  return rows.map(({ email }) => email);
}

/** The person to erase; without an address, nothing is looked up by address. */
export interface ToErase {
  readonly id: number;
  readonly email: string | null;
}

/**
 * A client who has been inactive since an instant and is signed in nowhere, locked; undefined: none
 * left.
 */
export async function lockDormant(trx: Trx, since: Date): Promise<ToErase | undefined> {
  const { rows } = await sql<ToErase>`
    select id, email from accounts a
    where account_type = 'client' and erased_at is null and merged_into is null
      and created_at < ${since} and coalesce(verified_at, created_at) < ${since}
      and not exists (select from bookings where client_id = a.id and ends_at >= ${since})
      and not exists (
        select from owned_packages
        where owner_id = a.id and (bought_at >= ${since} or expires_on >= ${since}::timestamptz)
      )
      and not exists (select from package_people where account_id = a.id and joined_at >= ${since})
      and not exists (
        select from memberships where account_id = a.id and valid_to >= ${since}::timestamptz
      )
      and not exists (
        select from sales s join accounts one on one.id = a.id or one.merged_into = a.id
        where (s.client_id = one.id or s.payer_id = one.id) and s.at >= ${since}
      )
      and not exists (select from sessions where account_id = a.id)
      -- What is owed to them stays owed.
      and coalesce((
        select balance_fils from credit_entries where account_id = a.id order by id desc limit 1
      ), 0) = 0
    order by id limit 1 for update of a skip locked`.execute(trx);
  return rows[0];
}

/** Ids of a client's sessions that are booked and have not begun. */
export async function listComingSessions(db: Db | Trx, accountId: number, now: Date) {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('client_id', '=', accountId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => row.id);
}

import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import { COUNTED_MONTHS } from './rules.ts';

/** Makes grants to one account wait for each other until the transaction ends. */
export async function lockMember(trx: Trx, accountId: number): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * The packages whose minutes count towards the next membership of an account: bought in the last
 * {@link COUNTED_MONTHS} months, not closed, not counted before, and paid when the studio waits for
 * that. Unlimited packages have no minutes to count.
 */
export async function listCounted(
  db: Db | Trx,
  accountId: number,
  now: Date,
): Promise<{ id: number; minutes: number }[]> {
  const { rows } = await sql<{ id: number; minutes: number }>`
    select id, minutes from owned_packages
    where owner_id = ${accountId}::int and minutes is not null and active
      and membership_id is null
      and bought_at > ${now}::timestamptz - ${COUNTED_MONTHS}::int * interval '1 month'
      and (paid_at is not null or not exists (select from settings where membership_waits_for_payment))
  `.execute(db);
  return rows;
}

/** The last year of membership that an account was ever granted. */
export async function findLastMembership(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('memberships')
    .select(['number', 'valid_to as validTo'])
    .where('account_id', '=', accountId)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Writes a year of membership and answers its id; undefined when the number is another's. */
export async function insertMembership(
  trx: Trx,
  membership: {
    accountId: number;
    number: string;
    validFrom: string;
    validTo: string;
    packageId: number;
    grantedAt: Date;
  },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('memberships')
    .values({
      account_id: membership.accountId,
      number: membership.number,
      valid_from: membership.validFrom,
      valid_to: membership.validTo,
      package_id: membership.packageId,
      granted_at: membership.grantedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Marks packages as counted, so that their minutes unlock nothing a second time. */
export async function updateCounted(
  trx: Trx,
  packageIds: readonly number[],
  membershipId: number,
): Promise<void> {
  await trx
    .updateTable('owned_packages')
    .set({ membership_id: membershipId })
    .where('id', 'in', packageIds)
    .execute();
}

/** Is the account a member on `day` (`YYYY-MM-DD`)? */
export async function isMember(db: Db | Trx, accountId: number, day: string): Promise<boolean> {
  const { rows } = await sql<{ member: boolean }>`
    select exists (
      select from memberships
      where account_id = ${accountId}::int
        and valid_from <= ${day}::date and valid_to >= ${day}::date
    ) as member`.execute(db);
  return rows[0]?.member ?? false;
}

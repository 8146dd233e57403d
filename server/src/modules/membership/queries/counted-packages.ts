import { COUNTED_MONTHS } from '@limber/contract/terms/membership.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/**
 * Whether a package's minutes count: its money did not go back, and it is paid where the studio
 * waits for that.
 */
const counts = sql`(active and given_back_at is null and (
  paid_at is not null or not exists (select from settings where membership_waits_for_payment)
))`;

/**
 * The packages whose minutes count towards an account's next membership, in order of purchase:
 * bought in the last {@link COUNTED_MONTHS} months, not closed, not counted before, and paid where
 * the studio requires that. Unlimited packages have no minutes to count.
 */
export async function listCounted(
  db: Db | Trx,
  accountId: number,
  now: Date,
): Promise<{ id: number; minutes: number }[]> {
  const { rows } = await sql<{ id: number; minutes: number }>`
    select id, minutes from owned_packages
    where owner_id = ${accountId}::int and minutes is not null and membership_id is null
      and bought_at > ${now}::timestamptz - ${COUNTED_MONTHS}::int * interval '1 month' and ${counts}
    order by bought_at, id`.execute(db);
  return rows;
}

/**
 * Minutes that an account bought in the last {@link COUNTED_MONTHS} months, counted before or not.
 */
export async function sumBought(db: Db, accountId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(minutes), 0)::int as minutes from owned_packages
    where owner_id = ${accountId}::int
      and bought_at > ${now}::timestamptz - ${COUNTED_MONTHS}::int * interval '1 month' and ${counts}
  `.execute(db);
  return rows[0]?.minutes ?? 0;
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

/** Accounts with memberships that some packages unlocked, alone or with others. */
export async function listUnlocked(trx: Trx, packageIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select distinct account_id as "accountId" from memberships
    where revoked_at is null and id in (
      select membership_id from owned_packages where id = any(${packageIds}::int[])
    ) order by 1`.execute(trx);
  return rows.map(({ accountId }) => accountId);
}

/**
 * Removes packages that no longer count from the memberships they unlocked, and revokes each
 * membership whose remaining minutes are below `neededMinutes`; the other minutes counted for it
 * count again. Returns the affected accounts.
 */
export async function updateRevoked(
  trx: Trx,
  packageIds: readonly number[],
  neededMinutes: number,
  revoked: { actorId: number; because: string; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    with gone as (
      select id, membership_id from owned_packages
      where id = any(${packageIds}::int[]) and not ${counts}
        and membership_id in (select id from memberships where revoked_at is null)
    ), revoked as (
      update memberships m set revoked_at = ${revoked.at}::timestamptz,
        revoked_by = ${revoked.actorId}::int, revoked_because = ${revoked.because}::text
      where id in (select membership_id from gone) and ${neededMinutes}::int > (
        select coalesce(sum(minutes), 0) from owned_packages
        where membership_id = m.id and active and given_back_at is null
          and id not in (select id from gone)
      )
      returning id, account_id
    ), freed as (
      update owned_packages set membership_id = null
      where membership_id in (select id from revoked) or id in (select id from gone)
    )
    select distinct account_id as "accountId" from revoked order by 1`.execute(trx);
  return rows.map(({ accountId }) => accountId);
}

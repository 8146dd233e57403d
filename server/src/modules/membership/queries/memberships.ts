import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { EMPTY, updateRows } from '../../../platform/database/rows-by-values.ts';
import { IS_UNPAID } from '../../../platform/database/unpaid-or-sold-package.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import type { Year } from '../membership-year-rules.ts';

/** Makes grants to one account wait for each other until the transaction ends. */
export async function lockMember(trx: Trx, accountId: number): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** The latest year of membership of an account that was not revoked. */
export async function findLastMembership(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('memberships')
    .select(['number', 'valid_to as validTo'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Inserts a year of membership and returns its id; undefined when the number belongs to another
 * account.
 */
export async function insertMembership(
  trx: Trx,
  membership: {
    accountId: number;
    number: string;
    validFrom: string;
    validTo: string;
    /** The last one bought of those that unlocked it. */
    packageId: number | null;
    grantedAt: Date;
    /** Who granted it and why, where it was not unlocked. */
    granted: { readonly by: number; readonly reason: string } | null;
  },
): Promise<number | undefined> {
  return oneValue(
    trx
      .insertInto('memberships')
      .values({
        account_id: membership.accountId,
        number: membership.number,
        valid_from: membership.validFrom,
        valid_to: membership.validTo,
        package_id: membership.packageId,
        granted_at: membership.grantedAt,
        granted_by: membership.granted?.by ?? null,
        reason: membership.granted?.reason ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
}

/** Is the account a member on `day` (`YYYY-MM-DD`)? */
export async function hasMembership(
  db: Db | Trx,
  accountId: number,
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ member: boolean }>`
    select exists (
      select from memberships
      where account_id = ${accountId}::int and revoked_at is null
        and valid_from <= ${day}::date and valid_to >= ${day}::date
    ) as member`.execute(db);
  return rows[0]?.member ?? false;
}

/** Whether a package that unlocked the membership which an account has on `day` is not paid. */
export async function isMembershipUnpaid(
  db: Db | Trx,
  accountId: number,
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ unpaid: boolean }>`
    select exists (
      select from memberships m join owned_packages p on p.membership_id = m.id
      where m.account_id = ${accountId}::int and m.revoked_at is null
        and m.valid_from <= ${day}::date and m.valid_to >= ${day}::date and ${sql.raw(IS_UNPAID)}
    ) as unpaid`.execute(db);
  return rows[0]?.unpaid ?? false;
}

/** Whether an account is a member, and the studio's settings that depend on it. */
export interface StandingRow {
  readonly isMember: boolean;
  readonly cutoff_hours: number | null;
  readonly member_discount_percent: number | null;
  readonly bookable_days_ahead: number | null;
  readonly first_reminder_hours: number | null;
  readonly last_reminder_hours: number | null;
  readonly late_fee_percent: number | null;
  readonly late_fee_fils: number | null;
  readonly missed_fee_percent: number | null;
  readonly missed_fee_fils: number | null;
  readonly late_back_percent: number | null;
}

/** The same on `day`. */
export async function findStanding(db: Db | Trx, accountId: number | null, day: string) {
  const [found] = await listStandings(db, { accountId, day });
  return found as StandingRow;
}

const listStandings = statement<
  { readonly accountId: number | null; readonly day: string },
  StandingRow
>(
  (its) => `
  select exists (
      select from memberships
      where account_id = ${its.accountId}::int and revoked_at is null
        and valid_from <= ${its.day}::date and valid_to >= ${its.day}::date
    ) as "isMember", cutoff_hours, member_discount_percent, bookable_days_ahead,
    first_reminder_hours, last_reminder_hours,
    late_fee_percent, late_fee_fils, missed_fee_percent, missed_fee_fils,
    late_back_percent
  from (select) as always left join settings on true
    left join payment_terms on payment_terms.product_id is null`,
);

/**
 * The account's membership that holds on `day`; it ends with the last of the years that follow on
 * it.
 */
export async function findMembership(db: Db | Trx, accountId: number, day: string) {
  const { rows } = await sql<{
    id: number;
    number: string;
    validFrom: string;
    validTo: string;
    firstName: string;
    lastName: string;
  }>`
    select m.id, m.number, m.valid_from as "validFrom",
      (
        select max(valid_to) from memberships where account_id = m.account_id and revoked_at is null
      ) as "validTo",
      a.first_name as "firstName", a.last_name as "lastName"
    from memberships m join accounts a on a.id = m.account_id
    where m.account_id = ${accountId}::int and m.revoked_at is null
      and m.valid_from <= ${day}::date and m.valid_to >= ${day}::date
    limit 1`.execute(db);
  return rows[0];
}

/** The holder of a membership, and its last day; undefined when the account no longer exists. */
export async function findHolder(db: Db | Trx, membershipId: number) {
  const { rows } = await sql<{ firstName: string; number: string; validTo: string }>`
    select a.first_name as "firstName", m.number,
      (
        select max(valid_to) from memberships where account_id = m.account_id and revoked_at is null
      ) as "validTo"
    from memberships m join accounts a on a.id = m.account_id
    where m.id = ${membershipId}::int and m.revoked_at is null and a.erased_at is null`.execute(db);
  return rows[0];
}

/**
 * The content of the mail about a new year of membership; undefined when there is none, or no
 * address.
 */
export async function findMailData(trx: Trx, membershipId: number) {
  const { rows } = await sql<{
    number: string;
    validFrom: string;
    validTo: string;
    renewed: boolean;
    email: string;
    firstName: string;
    language: 'en' | 'ar';
  }>`
    select m.number, m.valid_from as "validFrom", m.valid_to as "validTo",
      exists (
        select from memberships earlier
        where earlier.account_id = m.account_id and earlier.valid_from < m.valid_from
      ) as renewed,
      a.email, a.first_name as "firstName", a.language
    from memberships m join accounts a on a.id = m.account_id
    where m.id = ${membershipId}::int and m.revoked_at is null and a.erased_at is null
      and a.email is not null`.execute(trx);
  return rows[0];
}

/** The years of membership that an account has kept, the first one first. */
export async function listStoredYears(trx: Trx, accountId: number): Promise<Year[]> {
  return trx
    .selectFrom('memberships')
    .select(['id', 'valid_from as validFrom', 'valid_to as validTo'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('valid_from')
    .execute();
}

/** Has a year of membership begin and end on other days. */
export function updateYear(trx: Trx, { id, validFrom, validTo }: Year) {
  return updateRows(trx, 'memberships', {
    where: { id },
    set: { valid_from: validFrom, valid_to: validTo },
  });
}

/** A year of membership as the desk sees it. */
export interface YearRow {
  readonly id: number;
  readonly number: string;
  /** `YYYY-MM-DD`, as is the last day. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly grantedBy: string | null;
  readonly reason: string | null;
  readonly revokedAt: Date | null;
  readonly revokedBecause: string | null;
}

const years = sql`
  select m.id, m.number, m.valid_from as "validFrom", m.valid_to as "validTo",
    granter.first_name || ' ' || granter.last_name as "grantedBy", m.reason,
    m.revoked_at as "revokedAt", m.revoked_because as "revokedBecause"
  from memberships m left join accounts granter on granter.id = m.granted_by`;

/** All years of membership of an account, revoked ones too, the latest first. */
export async function listYears(db: Db, accountId: number): Promise<YearRow[]> {
  const { rows } = await sql<YearRow>`${years} where m.account_id = ${accountId}::int
    order by m.valid_from desc, m.id desc limit 1000`.execute(db);
  return rows;
}

/** One year of membership, revoked or not; undefined when there is none. */
export async function findYear(trx: Trx, membershipId: number): Promise<YearRow | undefined> {
  const { rows } = await sql<YearRow>`${years} where m.id = ${membershipId}::int`.execute(trx);
  return rows[0];
}

/** Revokes a year of membership; returns whether it had not been revoked before. */
export async function updateRevokedYear(
  trx: Trx,
  membershipId: number,
  revoked: { actorId: number; because: string; at: Date },
): Promise<boolean> {
  return updateRows(trx, 'memberships', {
    where: { id: membershipId, revoked_at: EMPTY },
    set: {
      revoked_at: revoked.at,
      revoked_by: revoked.actorId,
      revoked_because: revoked.because,
    },
  });
}

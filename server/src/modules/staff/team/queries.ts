import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { SecondFactor } from '../../../platform/database/staff-session.ts';

export type Role = 'therapist' | 'front_desk' | 'manager';

/** Sessions of the team that nobody has ended and whose time is not over, the latest first. */
export async function listRunningSessions(db: Db, now: Date) {
  return db
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .leftJoin('devices as device', 'device.id', 'session.device_id')
    .where('account.account_type', '<>', 'client')
    .where('session.ended_at', 'is', null)
    .where('session.ends_at', '>', now)
    .select([
      'session.id',
      'account.id as accountId',
      sql<string>`account.first_name || ' ' || account.last_name`.as('name'),
      sql<Role>`account.account_type`.as('role'),
      'session.started_at as startedAt',
      'session.ends_at as endsAt',
      'session.ended_at as endedAt',
      sql<SecondFactor | null>`session.second_factor`.as('secondFactor'),
      'session.device_id as deviceId',
      'device.name as counter',
      'session.touched_at as touchedAt',
    ])
    .orderBy('session.started_at', 'desc')
    .limit(1000)
    .execute();
}

/** Whose session of the team it is; undefined when it is none. */
export async function findWhose(db: Db | Trx, sessionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .where('session.id', '=', sessionId)
    .where('account.account_type', '<>', 'client')
    .select('account.id')
    .executeTakeFirst();
  return row?.id;
}

/** Everybody of the team, or one of them. */
export async function listTeam(db: Db | Trx, accountId?: number) {
  return db
    .selectFrom('accounts as account')
    .where('account.account_type', '<>', 'client')
    .where('account.erased_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account.id', '=', accountId ?? 0))
    .select([
      'account.id as accountId',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email',
      sql<Role>`account.account_type`.as('role'),
      sql<string[]>`array(select location_code from staff_locations
        where account_id = account.id order by 1)`.as('branches'),
      sql<boolean>`exists (select from staff_factors where account_id = account.id
        and kind in ('totp', 'passkey') and confirmed_at is not null)`.as('hasSecondFactor'),
      sql<boolean>`exists (select from staff_factors where account_id = account.id
        and kind = 'pin')`.as('hasPin'),
    ])
    .orderBy('account.first_name')
    .orderBy('account.id')
    .limit(1000)
    .execute();
}

/** Adds somebody to the team; undefined when the address has an account. */
export async function insertMember(
  trx: Trx,
  member: {
    email: string;
    firstName: string;
    lastName: string;
    gender: 'male' | 'female';
    role: Role;
    createdBy?: number;
  },
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('accounts')
    .values({
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      phone_number: '',
      gender: member.gender,
      account_type: member.role,
      created_at: now,
      created_by: member.createdBy ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The branches that somebody of the front desk sees, in place of those of before. */
export async function replaceBranches(
  trx: Trx,
  accountId: number,
  branches: readonly string[],
): Promise<void> {
  await trx.deleteFrom('staff_locations').where('account_id', '=', accountId).execute();
  if (branches.length === 0) return;
  await trx
    .insertInto('staff_locations')
    .values(branches.map((code) => ({ account_id: accountId, location_code: code })))
    .execute();
}

/** Those of these codes that are branches. */
export async function listBranches(trx: Trx, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await trx
    .selectFrom('locations')
    .where('code', 'in', codes)
    .select('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Forgets what somebody signs in with beside the code, and ends their sessions. */
export async function deleteFactors(
  trx: Trx,
  accountId: number,
  by: number,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('staff_factors').where('account_id', '=', accountId).execute();
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: 'factors reset', ended_by: by })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether somebody can manage the studio: a manager who has a second factor. */
export async function hasManager(db: Db | Trx): Promise<boolean> {
  const row = await db
    .selectFrom('accounts as account')
    .innerJoin('staff_factors as factor', 'factor.account_id', 'account.id')
    .where('account.account_type', '=', 'manager')
    .where('account.erased_at', 'is', null)
    .where('factor.kind', 'in', ['totp', 'passkey'])
    .where('factor.confirmed_at', 'is not', null)
    .select('account.id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFirstManagerLink(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.insertInto('first_manager_links').values({ token_hash: hash, made_at: now }).execute();
}

/** Uses a link up, and every other one with it; false when it is none. */
export async function deleteFirstManagerLinks(trx: Trx, hash: Buffer): Promise<boolean> {
  const links = await trx
    .selectFrom('first_manager_links')
    .select('token_hash as hash')
    .forUpdate()
    .execute();
  if (!links.some((link) => link.hash.equals(hash))) return false;
  await trx.deleteFrom('first_manager_links').execute();
  return true;
}

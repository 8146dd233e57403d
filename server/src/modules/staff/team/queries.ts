import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isFound, oneValue } from '../../../platform/database/result-of-a-statement.ts';
import {
  deleteRows,
  insertRows,
  insertRowUnlessTaken,
  updateRows,
} from '../../../platform/database/rows-by-values.ts';
import { locksAfterMinutes, type SecondFactor } from '../../../platform/database/staff-session.ts';
import { endKeysOf } from '../../../platform/software/accepted-key.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';

export type Role = 'therapist' | 'front_desk' | 'manager';

/** Open sessions of the team that have not expired, latest first. */
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
      locksAfterMinutes.as('locksAfterMinutes'),
    ])
    .orderBy('session.started_at', 'desc')
    .limit(1000)
    .execute();
}

/** The owner of a session of the team; undefined when it is not one. */
export async function findWhose(db: Db | Trx, sessionId: string): Promise<number | undefined> {
  return oneValue(
    db
      .selectFrom('sessions as session')
      .innerJoin('accounts as account', 'account.id', 'session.account_id')
      .where('session.id', '=', sessionId)
      .where('account.account_type', '<>', 'client')
      .select('account.id'),
  );
}

/** Everybody of the team, by name. */
export async function listTeam(db: Db | Trx, now: Date) {
  return team(db, now).orderBy('account.first_name').orderBy('account.id').limit(1000).execute();
}

/** A member of the team; undefined for anyone else. */
export async function findMember(db: Db | Trx, accountId: number, now: Date) {
  return team(db, now).where('account.id', '=', accountId).executeTakeFirst();
}

function team(db: Db | Trx, now: Date) {
  return db
    .selectFrom('accounts as account')
    .where('account.account_type', '<>', 'client')
    .where('account.erased_at', 'is', null)
    .select([
      'account.id as accountId',
      'account.staff_version as version',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email',
      sql<Role>`account.account_type`.as('role'),
      sql<string[]>`array(
        select location_code from staff_locations
        where account_id = account.id and account.account_type <> 'therapist'
        union
        select shift.location_code from shifts shift join therapists on therapists.id = therapist_id
        where therapists.account_id = account.id
          and ${studioDayOf(now)}::date <@ daterange(shift.valid_from, shift.valid_to, '[]')
        order by 1)`.as('branches'),
      sql<boolean>`exists (select from staff_factors where account_id = account.id
        and kind in ('totp', 'passkey') and confirmed_at is not null)`.as('hasSecondFactor'),
      sql<boolean>`exists (select from staff_factors where account_id = account.id
        and kind = 'pin')`.as('hasPin'),
      // A browser away from a counter is noticed when it refreshes its token.
      sql<Date | null>`(select max(greatest(session.started_at, session.touched_at,
          (select max(replaced_at) from refresh_tokens where session_id = session.id)))
        from sessions session where session.account_id = account.id)`.as('lastSeenAt'),
      sql<number>`(select count(*)::int from sessions session
        where session.account_id = account.id and ended_at is null and ends_at > ${now}
          and (touched_at is null
            or touched_at > ${now}::timestamptz - make_interval(mins => ${locksAfterMinutes}))
        )`.as('runningSessions'),
      'account.suspended_at as suspendedAt',
      'account.leaves_on as leavesOn',
      hasLeft,
    ]);
}

/** Whether somebody has left the team: a retired therapist, or anybody else who is suspended. */
const hasLeft = sql<boolean>`coalesce(
  (select not active from therapists where account_id = account.id),
  account.suspended_at is not null)`.as('hasLeft');

/**
 * The actor and the team member whom they change; undefined for people who are not on the team.
 * Locked in the order of their ids, so that two who change each other do not deadlock.
 *
 * @param erases takes the lock of an erasure on the member at once: a weaker lock on somebody who is
 * signing in could deadlock with them. The actor gets the weaker one: every request that writes
 * holds its caller's row by its idempotency key, and two of them would wait for each other
 */
export async function lockPair(trx: Trx, actorId: number, memberId: number, erases: boolean) {
  const rows = new Map<number, LockedMember>();
  for (const id of [actorId, memberId].sort((one, other) => one - other)) {
    const row = await lockRow(trx, id, erases && id === memberId && id !== actorId);
    if (row) rows.set(id, row);
  }
  return [rows.get(actorId), rows.get(memberId)] as const;
}

type LockedMember = NonNullable<Awaited<ReturnType<typeof lockRow>>>;

async function lockRow(trx: Trx, id: number, erases: boolean) {
  const row = trx
    .selectFrom('accounts')
    .where('id', '=', id)
    .where('account_type', '<>', 'client')
    .where('erased_at', 'is', null)
    .select([
      'id',
      sql<Role>`account_type`.as('role'),
      'staff_version as version',
      'suspended_at as suspendedAt',
      'leaves_on as leavesOn',
    ]);
  return (erases ? row.forUpdate() : row.forNoKeyUpdate()).executeTakeFirst();
}

export function updateRole(trx: Trx, accountId: number, role: Role) {
  return updateRows(trx, 'accounts', {
    where: { id: accountId },
    set: { account_type: role, staff_version: sql`staff_version + 1` },
  });
}

/** Sets the first day on which the desk is shut to somebody. */
export function updateLeavesOn(trx: Trx, accountId: number, day: string) {
  return updateRows(trx, 'accounts', {
    where: { id: accountId },
    set: { leaves_on: day, staff_version: sql`staff_version + 1` },
  });
}

/** The day on which a person leaves the desk, with the account locked; null: none is set. */
export async function findLeaving(trx: Trx, accountId: number): Promise<string | null> {
  return (
    (await oneValue(
      trx
        .selectFrom('accounts')
        .select('leaves_on as leavesOn')
        .where('id', '=', accountId)
        .forNoKeyUpdate(),
    )) ?? null
  );
}

/** Shuts the desk to somebody; null opens it again. Either replaces a day that was set for it. */
export function updateSuspended(
  trx: Trx,
  accountId: number,
  since: { at: Date; by: number } | null,
) {
  return updateRows(trx, 'accounts', {
    where: { id: accountId },
    set: {
      suspended_at: since?.at ?? null,
      suspended_by: since?.by ?? null,
      leaves_on: null,
      staff_version: sql`staff_version + 1`,
    },
  });
}

/** Ends somebody's keys and sessions, all sessions but one that is named; says how many there were. */
export async function updateSessionsEnded(
  trx: Trx,
  accountId: number,
  end: {
    why: 'ended by manager' | 'factors reset';
    by: number | null;
    reason?: string;
    but?: string;
  },
  now: Date,
): Promise<number> {
  await endKeysOf(trx, accountId, end.by, now);
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({
      ended_at: now,
      ended_why: end.why,
      ended_by: end.by,
      ended_reason: end.reason ?? null,
    })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(end.but !== undefined, (query) => query.where('id', '<>', end.but ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
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
  const row = {
    email: member.email,
    first_name: member.firstName,
    last_name: member.lastName,
    phone_number: '',
    gender: member.gender,
    account_type: member.role,
    created_at: now,
    created_by: member.createdBy ?? null,
  };
  return insertRowUnlessTaken(trx, 'accounts', row, ['email']);
}

/** Replaces the branches that a front desk member sees. */
export async function replaceBranches(
  trx: Trx,
  accountId: number,
  branches: readonly string[],
): Promise<void> {
  await deleteRows(trx, 'staff_locations', { account_id: accountId });
  await insertRows(
    trx,
    'staff_locations',
    branches.map((code) => ({ account_id: accountId, location_code: code })),
  );
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

/** Deletes somebody's second factors. */
export function deleteFactors(trx: Trx, accountId: number) {
  return deleteRows(trx, 'staff_factors', { account_id: accountId });
}

/**
 * Whether somebody can manage the studio: a manager who has a second factor.
 *
 * @param whoStaysAfter this person has left, and everybody else who is going to
 */
export async function hasManager(
  db: Db | Trx,
  { whoStaysAfter }: { readonly whoStaysAfter?: number } = {},
): Promise<boolean> {
  return isFound(
    db
      .selectFrom('accounts as account')
      .innerJoin('staff_factors as factor', 'factor.account_id', 'account.id')
      .where('account.account_type', '=', 'manager')
      .where('account.erased_at', 'is', null)
      .where('account.suspended_at', 'is', null)
      .where('factor.kind', 'in', ['totp', 'passkey'])
      .where('factor.confirmed_at', 'is not', null)
      .$if(whoStaysAfter !== undefined, (query) =>
        query.where('account.id', '<>', whoStaysAfter ?? 0).where('account.leaves_on', 'is', null),
      )
      .select('account.id'),
  );
}

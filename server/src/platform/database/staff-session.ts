import { COUNTER_LOCKS_MINUTES } from '@limber/contract/terms/counters.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from './db.ts';
import { EMPTY, updateRows } from './rows-by-values.ts';

export type SecondFactor = 'passkey' | 'totp' | 'recovery' | 'pin';

/** A team member's session, in its present state. */
export interface StaffSession {
  readonly accountType: AccountType;
  readonly branches: readonly string[];
  /** Null while only the first factor was shown. */
  readonly secondFactor: SecondFactor | null;
  /** Null away from a counter. */
  readonly deviceId: number | null;
  readonly touchedAt: Date | null;
  /** Of a counter that nobody touches. */
  readonly locksAfterMinutes: number;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
  /** The desk is shut to them since then; null: it is open. */
  readonly suspendedAt: Date | null;
  /** First day of the studio on which the desk is shut to them; null: none is set. */
  readonly leavesOn: string | null;
  /** A therapist who no longer works here. */
  readonly retired: boolean;
}

/** Idle minutes after which a counter locks itself. */
export const locksAfterMinutes = sql<number>`coalesce(
  (select counter_lock_minutes from settings), ${sql.lit(COUNTER_LOCKS_MINUTES)})`;

/** Of an account of the team: whether it may work, and where. */
export const stateOfMember = sql`
  account.suspended_at as "suspendedAt", account.leaves_on as "leavesOn",
  account.account_type = 'therapist' and exists (
    select from therapists where account_id = account.id and not active
  ) as retired,
  array(
    select location_code from staff_locations where account_id = account.id order by 1
  ) as branches`;

/** Reads a session of an account that was not erased. */
export async function findStaffSession(
  db: Db | Trx,
  { sessionId, accountId }: { sessionId: string; accountId: number },
): Promise<StaffSession | undefined> {
  const { rows } = await sql<StaffSession>`
    select account.account_type as "accountType", session.second_factor as "secondFactor",
      session.device_id as "deviceId", session.touched_at as "touchedAt", ${locksAfterMinutes} as "locksAfterMinutes",
      session.ends_at as "endsAt", session.ended_at as "endedAt", ${stateOfMember}
    from sessions session join accounts account on account.id = session.account_id
    where session.id = ${sessionId} and account.id = ${accountId} and account.erased_at is null
  `.execute(db);
  return rows[0];
}

/** The verdict on a team member's session. */
export function judgeStaffSession(
  session: Pick<
    StaffSession,
    'deviceId' | 'touchedAt' | 'locksAfterMinutes' | 'endsAt' | 'endedAt'
  >,
  now: Date,
): 'good' | 'over' | 'locks itself' {
  if (session.endedAt !== null || session.endsAt <= now) return 'over';
  if (session.deviceId === null || session.touchedAt === null) return 'good';
  const idleMs = now.getTime() - session.touchedAt.getTime();
  return idleMs < session.locksAfterMinutes * 60_000 ? 'good' : 'locks itself';
}

/** Records activity at a counter; not more often than the lock needs. */
export async function touchSession(
  db: Db,
  sessionId: string,
  { deviceId, touchedAt }: Pick<StaffSession, 'deviceId' | 'touchedAt'>,
  now: Date,
): Promise<void> {
  if (deviceId === null || touchedAt === null) return;
  if (now.getTime() - touchedAt.getTime() < TOUCHED_EVERY_MS) return;
  await db
    .updateTable('sessions')
    .set({ touched_at: now })
    .where('id', '=', sessionId)
    .where('touched_at', '<', now)
    .execute();
}

const TOUCHED_EVERY_MS = 5_000;

/** Ends an open session; `by` is the person who ended somebody else's. */
export async function endSession(
  db: Db | Trx,
  sessionId: string,
  end: {
    why: 'locked' | 'locked itself' | 'ended by manager';
    by?: number;
    reason?: string | undefined;
  },
  now: Date,
): Promise<boolean> {
  return updateRows(db, 'sessions', {
    where: { id: sessionId, ended_at: EMPTY },
    set: {
      ended_at: now,
      ended_why: end.why,
      ended_by: end.by ?? null,
      ended_reason: end.reason ?? null,
    },
  });
}

import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { endSession } from '../../../platform/database/staff-session.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { record } from '../../audit/record.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { lockMember, NOBODY } from './lock-member.ts';
import { deleteFactors, findMember, findWhose, updateSessionsEnded } from './queries.ts';

/** Ends a session of the team; its next call is refused. Refuses 404 an unknown one. */
export async function endSessionOfTeam(
  { db, log }: Pick<StaffDeps, 'db' | 'log'>,
  { accountId }: StaffActor,
  { sessionId, reason }: { sessionId: string; reason: string | undefined },
  now: Date,
): Promise<void> {
  await transactAs(db, accountId, async (trx) => {
    const whose = await findWhose(trx, sessionId);
    if (whose === undefined) throw refusal(404, NO_SESSION);
    await lockAccount(trx, whose);
    const end = { why: 'ended by manager', by: accountId, reason } as const;
    if (!(await endSession(trx, sessionId, end, now))) return;
    const entry = { action: 'ended', subject: 'session', id: sessionId, about: whose } as const;
    await record(trx, { accountId }, { ...entry, reason }, now);
  });
  log.info({ security: 'session ended by manager', accountId, sessionId }, 'session ended');
}

/**
 * Ends every session of a team member except the caller's. Refuses 404 a person who is not on the
 * team.
 */
export async function endSessionsOf(
  { db, log }: Pick<StaffDeps, 'db' | 'log'>,
  { accountId, sessionId }: StaffActor,
  id: number,
  now: Date,
): Promise<void> {
  await transactAs(db, accountId, async (trx) => {
    if (!(await findMember(trx, id, now))) throw refusal(404, NOBODY);
    await lockAccount(trx, id);
    const end = { why: 'ended by manager', by: accountId, but: sessionId } as const;
    const ended = await updateSessionsEnded(trx, id, end, now);
    if (ended === 0) return;
    const after = { sessions: ended };
    const entry = { action: 'ended', subject: 'session', about: id, after } as const;
    await record(trx, { accountId }, entry, now);
  });
  log.info({ security: 'session ended by manager', accountId: id }, 'sessions ended');
}

/** Ends every session of somebody who leaves the team, in the transaction that says so. */
export async function endWithTeam(
  trx: Trx,
  actor: Pick<StaffActor, 'accountId'> | null,
  id: number,
  now: Date,
): Promise<void> {
  const by = actor?.accountId ?? null;
  await updateSessionsEnded(trx, id, { why: 'ended by manager', by }, now);
}

/**
 * Resets a team member's second factors, which they set up again at their next sign-in; their
 * sessions end. Refuses 404 a person who is not on the team, 409 oneself.
 */
export async function resetFactors(
  { db }: Pick<StaffDeps, 'db'>,
  actor: StaffActor,
  id: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMember(trx, actor, id);
    await deleteFactors(trx, id);
    await updateSessionsEnded(trx, id, { why: 'factors reset', by: actor.accountId }, now);
    await record(trx, actor, { action: 'reset', subject: 'staff', id, about: id }, now);
  });
}

const NO_SESSION: Sentence = {
  en: 'There is no such session.',
  ar: 'لا توجد جلسة كهذه.',
};

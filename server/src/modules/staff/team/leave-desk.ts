import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { atClock, studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { endWithTeam } from './end-sessions.ts';
import { lockMember } from './lock-member.ts';
import { DAY_HAS_BEGUN, NOBODY_MANAGES, refuseLeaving } from './member-rules.ts';
import { findLeaving, hasManager, updateLeavesOn, updateSuspended } from './queries.ts';

/**
 * Sets the first day on which the desk is shut to a team member, or another such day. Refuses 400 a
 * day that has begun, 404 a person who is not on the team, 409 oneself, a therapist, a person who is
 * suspended, and the last manager who stays.
 *
 * @param from `YYYY-MM-DD`
 */
export async function leaveDesk(
  { db, jobs }: Pick<StaffDeps, 'db'> & JobDeps,
  actor: StaffActor,
  { id, from }: { readonly id: number; readonly from: string },
  now: Date,
): Promise<void> {
  if (from <= studioDayOf(now)) throw wrongField('from', DAY_HAS_BEGUN);
  await db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, actor, id);
    const refused = refuseLeaving(member);
    if (refused) throw refusal(409, refused);
    if (member.role === 'manager' && !(await hasManager(trx, { whoStaysAfter: id }))) {
      throw refusal(409, NOBODY_MANAGES);
    }
    await updateLeavesOn(trx, id, from);
    const job = { accountId: id, setBy: actor.accountId };
    const runAt = atClock(from, DAY_BEGINS_MINUTE);
    await jobs.addJob(trx, 'leave-desk', job, { runAt, jobKey: leaveDeskKey(id) });
    const entry = { action: 'planned', subject: 'staff', id, about: id } as const;
    const days = { before: { leaves_on: member.leavesOn }, after: { leaves_on: from } };
    await record(trx, actor, { ...entry, ...days }, now);
  });
}

/**
 * Suspends a person whose first day away from the desk has begun, and ends their sessions. Does
 * nothing before that day, after it was withdrawn, or a second time.
 */
export async function endAccessAsPlanned(
  db: Db,
  { accountId: id, setBy }: { readonly accountId: number; readonly setBy: number },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const leavesOn = await findLeaving(trx, id);
    if (!leavesOn || leavesOn > studioDayOf(now)) return;
    await updateSuspended(trx, id, { at: now, by: setBy });
    await endWithTeam(trx, null, id, now);
    await record(trx, null, { action: 'suspended', subject: 'staff', id, about: id }, now);
  });
}

/** Names the job that ends somebody's access. */
export const leaveDeskKey = (accountId: number) => `leave-desk:${accountId}`;

import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { record } from '../../audit/record.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { leaveDeskKey } from './leave-desk.ts';
import { lockMember } from './lock-member.ts';
import { refuseAdmission } from './member-rules.ts';
import { updateSessionsEnded, updateSuspended } from './queries.ts';

/**
 * Suspends a team member's access to the desk, and ends their sessions; their access as a client
 * stays. Refuses 400 without a reason, 404 a person who is not on the team, 409 oneself and a
 * person who is already suspended.
 */
export async function suspendMember(
  { db, jobs }: Pick<StaffDeps, 'db'> & JobDeps,
  actor: StaffActor,
  { id, reason }: { id: number; reason: string },
  now: Date,
): Promise<void> {
  const why = reason.trim();
  if (!why) throw wrongField('reason', SAY_WHY);
  await db.transaction().execute(async (trx) => {
    const refused = refuseAdmission(await lockMember(trx, actor, id), false);
    if (refused) throw refusal(409, refused);
    await updateSuspended(trx, id, { at: now, by: actor.accountId });
    await jobs.removeJob(trx, leaveDeskKey(id));
    const end = { why: 'ended by manager', by: actor.accountId, reason: why } as const;
    await updateSessionsEnded(trx, id, end, now);
    const entry = { action: 'suspended', subject: 'staff', id, about: id, reason: why } as const;
    await record(trx, actor, entry, now);
  });
}

/**
 * Restores a team member's access to the desk, or withdraws the day on which it was to end. Refuses 404 a person who is not on the team, 409
 * when it is open.
 */
export async function readmitMember(
  { db, jobs }: Pick<StaffDeps, 'db'> & JobDeps,
  actor: StaffActor,
  id: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const refused = refuseAdmission(await lockMember(trx, actor, id), true);
    if (refused) throw refusal(409, refused);
    await updateSuspended(trx, id, null);
    await jobs.removeJob(trx, leaveDeskKey(id));
    const entry = { action: 'readmitted', subject: 'staff', id, about: id } as const;
    await record(trx, actor, entry, now);
  });
}

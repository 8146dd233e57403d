import type { TimeOff } from '@limber/contract/desk/rota/time-off.ts';
import type { Db } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { notAllowed, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { record } from '../../audit/record.ts';
import { findTherapist } from '../queries/branches-and-therapists.ts';
import { leavingKey } from './add-time-off.ts';
import { auditedTimeOff } from './audited-time-off.ts';
import { findTimeOff, listMet, lockTimeOff, updateWithdrawn } from './queries.ts';
import { timeOffOnWire } from './time-off-on-wire.ts';
import { IS_WITHDRAWN, UNKNOWN_TIME_OFF } from './time-off-rules.ts';

/**
 * Withdraws a time off: its times are sold again. Sessions that were given to others stay with
 * them. Refuses 404, 403 the front desk unless it is a sick note, and 409 the second time.
 */
export async function withdrawTimeOff(
  { db, jobs }: { readonly db: Db } & JobDeps,
  actor: Actor,
  id: number,
  now: Date,
): Promise<TimeOff> {
  return transactAs(db, actor.accountId, async (trx) => {
    const known = await lockTimeOff(trx, id);
    if (!known) throw refusal(404, UNKNOWN_TIME_OFF);
    if (known.kind !== 'sick' && actor.accountType !== 'manager') throw notAllowed();
    if (known.withdrawnAt !== null) throw refusal(409, IS_WITHDRAWN);
    await updateWithdrawn(trx, id, { actorId: actor.accountId, at: now });
    if (known.kind === 'left') await jobs.removeJob(trx, leavingKey(id));
    await tellEverything(trx);
    const stored = await findTimeOff(trx, id);
    const met = await listMet(trx, [id], actor.branches ?? []);
    const after = timeOffOnWire(stored ?? known, met);
    const therapist = await findTherapist(trx, known.therapistId);
    const entry = {
      action: 'withdrawn',
      subject: 'time_off',
      id,
      called: known.therapist,
    } as const;
    const changed = {
      before: auditedTimeOff(timeOffOnWire(known, met)),
      after: auditedTimeOff(after),
    };
    const about = therapist && { about: therapist.accountId };
    await record(trx, actor, { ...entry, ...about, ...changed }, now);
    return after;
  });
}

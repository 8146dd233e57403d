import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { record } from '../../audit/record.ts';
import { lockTherapistsDays } from '../../scheduling/lock-therapist.ts';
import { lockMember, NOBODY } from '../../staff/team/lock-member.ts';
import type { PrivacyDeps } from '../deps.ts';
import { erasePerson } from '../erase-client.ts';
import { lockPerson } from '../queries/person-to-erase.ts';
import * as queries from './erase-queries.ts';
import { formerName, refuseErasing } from './may-erase-member-rules.ts';

/**
 * Erases somebody who has left the team: their identity, reasons for absences, and their data as a
 * client. Sessions that they gave, money, pay and hours stay without a name. The audit log keeps
 * the actor and the reason, but not the person's identity. Returns how many of their own sessions
 * are still to be cancelled. Refuses 400 without a reason, 404 a person who is not on the team, 409
 * oneself, a person who has not left, and while sessions with them are upcoming.
 */
export async function eraseMember(
  deps: PrivacyDeps,
  actor: Actor & { readonly sessionId: string },
  { id, reason }: { readonly id: number; readonly reason: string },
  now: Date,
): Promise<number> {
  if (reason.trim() === '') throw wrongField('reason', SAY_WHY);
  return deps.db.transaction().execute(async (trx) => {
    await lockMember(trx, actor, id, true);
    const person = await lockPerson(trx, id);
    if (!person) throw refusal(404, NOBODY);
    const therapistId = await queries.findTherapistId(trx, id);
    if (therapistId !== undefined) await lockTherapistsDays(trx, therapistId);
    const leaving = await queries.readLeaving(trx, id, now);
    const refused = refuseErasing(leaving);
    if (refused) throw refusal(409, refused);
    const left = await erasePerson(
      trx,
      deps,
      actor,
      { ...person, why: 'person erased by the studio' },
      now,
    );
    const name = formerName(leaving.isTherapist);
    await queries.updateFormerName(trx, id, name);
    if (therapistId !== undefined) {
      await queries.anonymiseEntries(trx, therapistId);
      await queries.anonymiseTherapist(trx, therapistId, name.arabic);
      await queries.anonymiseWork(trx, therapistId);
      await queries.deleteWorkTraces(trx, therapistId);
    }
    const entry = { action: 'erased', subject: 'staff', id, reason: reason.trim() } as const;
    await record(trx, actor, entry, now);
    return left;
  });
}

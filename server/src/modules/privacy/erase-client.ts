import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { record } from '../audit/record.ts';
import type { PrivacyDeps } from './deps.ts';
import { erasePerson } from './erase-account.ts';
import { lockPerson } from './queries/person-to-erase.ts';

/**
 * Erases a client who requested it from the studio, like `eraseAccount`. The audit log keeps the
 * actor and the reason, but not the client's identity. Returns how many sessions are still to be
 * cancelled. Refuses 400 without a reason, 404 an unknown client, 409 a team member.
 */
export async function eraseClient(
  deps: PrivacyDeps,
  actor: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
  now: Date,
): Promise<number> {
  if (reason.trim() === '') throw wrongField('reason', SAY_WHY);
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const person = await lockPerson(trx, id);
    if (!person || person.merged_into !== null) throw refusal(404, UNKNOWN_CLIENT);
    if (person.account_type !== 'client') throw refusal(409, OF_THE_TEAM);
    const why = 'client erased by the studio';
    const left = await erasePerson(trx, deps, actor, { ...person, why }, now);
    await record(
      trx,
      actor,
      { action: 'erased', subject: 'client', id, reason: reason.trim() },
      now,
    );
    return left;
  });
}

const OF_THE_TEAM = {
  en: 'This is somebody of the team. Please suspend them first, and ask again when they are a client.',
  ar: 'هذا من فريق العمل. يرجى إيقافه أولاً ثم المحاولة عندما يصبح عميلاً.',
};

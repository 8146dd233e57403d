import { Refusal, refusal } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { normalEmail } from '../accounts/rules.ts';
import { codeRequestLimits, wrongCodesFor } from '../auth/rules.ts';
import { cancel } from '../bookings/cancel.ts';
import type { PrivacyParts } from './parts.ts';
import {
  deleteLimits,
  deleteMailsTo,
  deleteTraces,
  listComingSessions,
  lockPerson,
  updateForgotten,
  updateSharesForgotten,
} from './queries.ts';
import { erasedEmail } from './rules.ts';

/** Another session can only slip in between by being booked at that very moment. */
const MOST_ROUNDS = 5;

/**
 * Cancels the actor's coming sessions, each by the rules of cancelling, and forgets the person: the
 * row and the books stay, without a name. Refuses 409 staff, 400 when `typedEmail` is not the
 * account's own, 401 when it is gone already. What was done when it fails half-way stays done, and
 * asking again finishes it.
 */
export async function eraseAccount(
  parts: PrivacyParts,
  actor: Actor,
  typedEmail: string,
  now: Date,
): Promise<void> {
  if (actor.accountType !== 'client') {
    throw refusal(409, 'Accounts of the team are closed by the manager. Please ask there.');
  }
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const coming = await forget(parts, actor.accountId, typedEmail, now);
    if (coming.length === 0) return;
    for (const id of coming) await cancelIfStillBooked(parts, actor, id, now);
  }
  throw refusal(409, 'A session was booked just now. Please try again.');
}

async function cancelIfStillBooked(
  parts: PrivacyParts,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<void> {
  const input = { acceptLate: true, reason: 'account erased by the client' };
  await cancel(parts, actor, bookingId, input, now).catch((error) => {
    // Cancelled elsewhere at this moment; the next look tells what is left.
    if (!(error instanceof Refusal)) throw error;
  });
}

/** Forgets the person when nothing is booked any more; else answers what is, and changes nothing. */
async function forget(
  parts: PrivacyParts,
  accountId: number,
  typedEmail: string,
  now: Date,
): Promise<string[]> {
  return parts.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, accountId);
    if (!person) throw refusal(401, 'Please log in again.');
    if (normalEmail(typedEmail) !== person.email) {
      const sentence = 'This is not the e-mail address of your account.';
      throw refusal(400, sentence, { fields: { email: sentence } });
    }
    const coming = await listComingSessions(trx, accountId, now);
    if (coming.length > 0) return coming;
    const instead = erasedEmail(accountId);
    await updateSharesForgotten(trx, person, instead, now);
    await deleteMailsTo(trx, person.email, instead);
    const counted = [...codeRequestLimits(person.email), wrongCodesFor(person.email)];
    await deleteLimits(
      trx,
      counted.map((limit) => limit.key),
    );
    await deleteTraces(trx, accountId);
    await updateForgotten(trx, accountId, instead, now);
    return [];
  });
}

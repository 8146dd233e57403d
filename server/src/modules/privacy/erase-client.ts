import type { Trx } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { Refusal, refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { JobPayloads } from '../../platform/job-payloads.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { normalEmail } from '../accounts/email-rules.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { record } from '../audit/record.ts';
import { cancelForErasure } from '../bookings/changing/cancel.ts';
import { closeShared } from '../packages/close-unpaid-packages.ts';
import { anonymisePerson } from './anonymise-person.ts';
import type { PrivacyDeps } from './deps.ts';
import {
  listComingSessions,
  lockErasing,
  lockPerson,
  type ToErase,
} from './queries/person-to-erase.ts';

/**
 * Cancels the actor's upcoming sessions, each by the cancellation rules, and erases the person, all
 * in one transaction: the row and the books stay, without a name. Any concurrent action of the
 * account is either finished and erased with it, or refused. Returns how many sessions are still to
 * be cancelled, by {@link erasePerson}. People who share packages keep what is left in them, unless it
 * `erasesShared`. Refuses 409 staff, 400 when `typedEmail` is not the account's own, or of a client without one not their number. An account
 * that is already erased gets the same reply.
 */
export async function eraseAccount(
  deps: PrivacyDeps,
  actor: Actor,
  request: { readonly typedEmail: string; readonly erasesShared: boolean },
  now: Date,
): Promise<number> {
  if (actor.accountType !== 'client') {
    throw refusal(409, {
      en: 'Accounts of the team are closed by the manager. Please ask there.',
      ar: 'حسابات فريق العمل يغلقها المدير. يرجى مراجعته.',
    });
  }
  return deps.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, actor.accountId);
    // A repeated request, after a lost reply, gets the same reply: only its owner has a token.
    if (!person) return (await listComingSessions(trx, actor.accountId, now)).length;
    if (person.email === null) {
      const typed = e164Of(request.typedEmail);
      if (!typed || typed !== person.phone_e164) throw wrongField('email', OTHER_NUMBER);
    } else if (normalEmail(request.typedEmail) !== person.email) {
      throw wrongField('email', OTHER_ADDRESS);
    }
    if (request.erasesShared) await closeShared(trx, person.id, now);
    return erasePerson(trx, deps, actor, { ...person, why: 'account erased by the client' }, now);
  });
}

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

const OTHER_ADDRESS = {
  en: 'This is not the e-mail address of your account.',
  ar: 'هذا ليس البريد الإلكتروني الخاص بحسابك.',
};
const OTHER_NUMBER = {
  en: 'This is not the telephone number of your account.',
  ar: 'هذا ليس رقم الهاتف الخاص بحسابك.',
};

/** More take longer to cancel than a call may take to answer. */
const CANCELLED_AT_ONCE = 20;

/**
 * Cancels the upcoming sessions of somebody whose account is locked, each by the cancellation
 * rules, and erases them. With many sessions the person is erased at once and a job cancels the
 * sessions: returns how many.
 */
export async function erasePerson(
  trx: Trx,
  deps: PrivacyDeps,
  actor: Actor,
  person: ToErase & { readonly why: string },
  now: Date,
): Promise<number> {
  await lockErasing(trx);
  const coming = await listComingSessions(trx, person.id, now);
  const isLater = coming.length > CANCELLED_AT_ONCE;
  if (!isLater) {
    for (const id of coming) {
      await cancelIfStillBooked(trx, deps, actor, { id, reason: person.why }, now);
    }
  }
  await anonymisePerson(trx, deps, person, now);
  await deps.jobs.addJob(trx, 'forget-cards', {}, { jobKey: 'forget cards' });
  await tellEverything(trx);
  if (!isLater) return 0;
  const job = { clientId: person.id, actorId: actor.accountId, actorType: actor.accountType };
  await deps.jobs.addJob(trx, 'cancel-sessions-of-erased', job);
  return coming.length;
}

/** Cancels what an erased client still had booked, session by session; a second run continues. */
export async function cancelSessionsOfErased(
  deps: PrivacyDeps,
  { clientId, actorId, actorType }: JobPayloads['cancel-sessions-of-erased'],
): Promise<void> {
  const now = deps.clock.now();
  const actor = { accountId: actorId, accountType: actorType };
  for (const id of await listComingSessions(deps.db, clientId, now)) {
    await deps.db
      .transaction()
      .execute((trx) => cancelIfStillBooked(trx, deps, actor, { id }, now));
  }
}

async function cancelIfStillBooked(
  trx: Trx,
  deps: PrivacyDeps,
  actor: Actor,
  { id, reason }: { id: string; reason?: string | undefined },
  now: Date,
): Promise<void> {
  await cancelForErasure(trx, deps, actor, { id, reason }, now).catch((error) => {
    // Cancelled or checked in at the desk since it was listed.
    if (!(error instanceof Refusal)) throw error;
  });
}

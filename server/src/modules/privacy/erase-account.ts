import type { Trx } from '../../platform/database/db.ts';
import { logInAgain, Refusal, refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { normalEmail } from '../accounts/rules.ts';
import { cancelInTransaction } from '../bookings/changing/cancel.ts';
import { anonymisePerson } from './anonymise-person.ts';
import type { PrivacyDeps } from './deps.ts';
import { listComingSessions, lockErasing, lockPerson, type ToForget } from './queries/erase.ts';

/**
 * Cancels the actor's coming sessions, each by the rules of cancelling, and forgets the person, all
 * at one stroke: the row and the books stay, without a name. Whatever the account does meanwhile is
 * either before this and forgotten with it, or refused. Refuses 409 staff, 400 when `typedEmail` is
 * not the account's own, 401 when it is gone already.
 */
export async function eraseAccount(
  deps: PrivacyDeps,
  actor: Actor,
  typedEmail: string,
  now: Date,
): Promise<void> {
  if (actor.accountType !== 'client') {
    throw refusal(409, {
      en: 'Accounts of the team are closed by the manager. Please ask there.',
      ar: 'حسابات فريق العمل يغلقها المدير. يرجى مراجعته.',
    });
  }
  await deps.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, actor.accountId);
    if (!person) throw logInAgain();
    if (normalEmail(typedEmail) !== person.email) {
      throw wrongField('email', {
        en: 'This is not the e-mail address of your account.',
        ar: 'هذا ليس البريد الإلكتروني الخاص بحسابك.',
      });
    }
    await forget(trx, deps, actor, { ...person, why: 'account erased by the client' }, now);
  });
}

/**
 * Cancels the coming sessions of somebody whose account is locked, each by the rules of cancelling, and
 * forgets them.
 */
export async function forget(
  trx: Trx,
  deps: PrivacyDeps,
  actor: Actor,
  person: ToForget & { readonly why: string },
  now: Date,
): Promise<void> {
  await lockErasing(trx);
  for (const id of await listComingSessions(trx, person.id, now)) {
    await cancelIfStillBooked(trx, deps, actor, { id, reason: person.why }, now);
  }
  await anonymisePerson(trx, deps, person, now);
}

async function cancelIfStillBooked(
  trx: Trx,
  deps: PrivacyDeps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> {
  const input = { acceptLate: true, reason };
  await cancelInTransaction(trx, deps, actor, id, input, now).catch((error) => {
    // Cancelled or checked in at the desk since it was listed.
    if (!(error instanceof Refusal)) throw error;
  });
}

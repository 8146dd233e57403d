import type { Language } from '@limber/contract/values/people.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import { logInAgain, refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { endKeysOf } from '../../platform/software/accepted-key.ts';
import { normalEmail } from '../accounts/email-rules.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { AuthDeps } from './deps.ts';
import { addressTakenOffEmail } from './one-time-code-email.ts';
import {
  findStudioWords,
  insertAddressTakenOff,
  lockAddressed,
  updateAddressTakenOff,
} from './queries/addresses.ts';
import { deleteCodesOf } from './queries/codes.ts';
import { updateSessionsEnded } from './queries/sessions.ts';

/** What removing an address depends on. */
export type AddressDeps = Pick<AuthDeps, 'db' | 'clock' | 'jobs' | 'random' | 'secret'>;

/**
 * Stops a merged duplicate's address from leading to a client: it no longer signs anybody in and
 * becomes free. Every session ends, because nobody knows which address started it. The client is
 * told at the remaining address. Refuses 404 an address that does not lead to the client, 401 an
 * actor whose account no longer exists.
 */
export async function removeAddress(
  deps: AddressDeps,
  actor: Actor,
  { accountId, email: typed }: { readonly accountId: number; readonly email: string },
  now: Date,
): Promise<void> {
  const email = normalEmail(typed) ?? typed;
  const isOwn = actor.accountId === accountId;
  await deps.db.transaction().execute(async (trx) => {
    if (!isOwn) await lockActor(trx, actor.accountId);
    const stored = await lockAddressed(trx, accountId);
    if (!stored && isOwn) throw logInAgain();
    if (!stored || !(await updateAddressTakenOff(trx, accountId, email))) {
      throw refusal(404, NOT_THEIRS);
    }
    await insertAddressTakenOff(trx, { accountId, actorId: actor.accountId, email, at: now });
    // A link in a mail that is already sent signs in without the address.
    await deleteCodesOf(trx, accountId);
    await updateSessionsEnded(trx, accountId, 'address taken off', now);
    await endKeysOf(trx, accountId, actor.accountId, now);
    if (stored.email === null) return;
    const eventKey = `address-taken-off:${deps.random.uuid()}`;
    const studio = await findStudioWords(trx);
    const addresses = { gone: email, stays: stored.email };
    const mail = addressTakenOffEmail(studio, addresses, stored.language as Language);
    await queueMail(trx, deps, { eventKey, to: stored.email, ...mail });
  });
}

const NOT_THEIRS = {
  en: 'This e-mail address does not lead to this account.',
  ar: 'هذا البريد الإلكتروني لا يؤدي إلى هذا الحساب.',
};

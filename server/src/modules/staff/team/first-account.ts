import type { TokenPair } from '@limber/contract/auth.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import { record } from '../../audit/record.ts';
import { hashToken, newToken } from '../../auth/hash-codes-and-tokens.ts';
import { startSession } from '../../auth/start-and-refresh-session.ts';
import type { StaffDeps } from '../deps.ts';
import { deleteFirstManagerLinks, insertFirstManagerLink } from './first-account-queries.ts';
import { memberOf, type NewMember } from './new-member.ts';
import { hasManager, insertMember } from './queries.ts';

/**
 * A link for the first manager, printed only where the operator of the server reads it; null when
 * somebody can manage the studio. It is valid once, and using it invalidates every other one that
 * was printed.
 */
export async function offerFirstManager(
  { db, random, publicUrl }: { db: Db; random: Randomness; publicUrl: string },
  now: Date,
): Promise<string | null> {
  if (await hasManager(db)) return null;
  const token = newToken(random);
  await insertFirstManagerLink(db, hashToken(token), now);
  // The secret follows a '#', so it reaches neither a server nor another site as a referrer.
  return `${publicUrl}/desk/first-manager#${token}`;
}

/**
 * Opens the account of the first manager, and starts a session with the first factor: the second is
 * set up next. Refuses 404 a used link, 400 an invalid name or address, 409 when the address has an
 * account.
 */
export async function becomeFirstManager(
  deps: StaffDeps,
  { token, ...person }: { token: string } & Omit<NewMember, 'role'>,
  now: Date,
): Promise<TokenPair> {
  const member = memberOf({ ...person, role: 'manager' });
  return deps.db.transaction().execute(async (trx) => {
    const isGood = await deleteFirstManagerLinks(trx, hashToken(token));
    if (!isGood || (await hasManager(trx))) throw refusal(404, USED);
    const accountId = await insertMember(trx, member, now);
    if (accountId === undefined) throw refusal(409, TAKEN);
    const { first_name, last_name, email } = person;
    const entry = { action: 'added', subject: 'staff', id: accountId, about: accountId } as const;
    const after = { first_name, last_name, email, role: 'manager' };
    await record(trx, { accountId }, { ...entry, after }, now);
    deps.log.info({ security: 'first manager', accountId }, 'first manager');
    return startSession(trx, deps, { accountId, accountType: 'manager' }, now);
  });
}

export const TAKEN: Sentence = {
  en: 'This e-mail address has an account already. Please choose another one.',
  ar: 'لهذا البريد الإلكتروني حساب بالفعل. يرجى اختيار غيره.',
};
const USED: Sentence = {
  en: 'This link was used, or is not complete. The server prints a new one when it starts.',
  ar: 'استُخدم هذا الرابط أو أنه غير مكتمل. يطبع الخادم رابطاً جديداً عند تشغيله.',
};

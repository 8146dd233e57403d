import type { TokenPair } from '@limber/contract/auth.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Cookies } from '../../../platform/http/serve-calls.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { isPin } from '../../../platform/pins.ts';
import { startSession } from '../../auth/start-and-refresh-session.ts';
import type { StaffDeps } from '../deps.ts';
import {
  findPersonAt,
  updatePinTried,
  updatePinUsed,
  updateSessionsLeft,
} from './counter-and-wrong-pin-queries.ts';
import { findCounterOf } from './find-counter-of.ts';

/**
 * Starts working at a counter: the previous person's session ends, and the new one locks itself.
 * Refuses 404 in a browser that is not a counter and for a person who does not work there, 401 a
 * wrong PIN, 403 without a PIN or after too many wrong ones: then only a full sign-in works.
 */
export async function switchPersonByPin(
  deps: StaffDeps,
  cookies: Cookies,
  { accountId, pin }: { accountId: number; pin: string },
  now: Date,
): Promise<TokenPair> {
  const counter = await findCounterOf(deps.db, cookies);
  if (!counter) throw refusal(404, NO_COUNTER);
  if (!(await findPersonAt(deps.db, counter.branch, accountId))) throw refusal(404, NOT_OF_HERE);
  // Counted before it is judged and forgiven when right: parallel guesses cannot slip through.
  const tried = await updatePinTried(deps.db, accountId);
  if (!tried) throw refusal(403, FULL_WAY);
  if (!(await isPin(deps.secret, pin, tried.secret))) {
    deps.log.warn({ security: 'wrong second factor', accountId }, 'wrong PIN');
    throw refusal(401, WRONG_PIN);
  }
  return transactAs(deps.db, accountId, async (trx) => {
    // Checked again under the lock: somebody may have been moved away meanwhile.
    const person = await findPersonAt(trx, counter.branch, accountId);
    if (!person || !(await findCounterOf(trx, cookies))) throw refusal(404, NOT_OF_HERE);
    await updatePinUsed(trx, tried.id, now);
    await updateSessionsLeft(trx, counter.id, now);
    const ofTeam = { secondFactor: 'pin' as const, deviceId: counter.id };
    return startSession(trx, deps, { accountId, ...person }, now, ofTeam);
  });
}

const NO_COUNTER: Sentence = {
  en: 'This browser is not a counter. A manager can make it one.',
  ar: 'هذا المتصفح ليس شاشة استقبال. يمكن للمدير تسجيله.',
};
const NOT_OF_HERE: Sentence = {
  en: 'They do not work at this counter.',
  ar: 'لا يعمل هذا الشخص على هذه الشاشة.',
};
const WRONG_PIN: Sentence = {
  en: 'This PIN is not right.',
  ar: 'الرمز السري غير صحيح.',
};
const FULL_WAY: Sentence = {
  en: 'Please sign in the full way: with a code by e-mail and your second factor.',
  ar: 'يرجى تسجيل الدخول بالطريقة الكاملة: برمز عبر البريد الإلكتروني وعاملك الثاني.',
};

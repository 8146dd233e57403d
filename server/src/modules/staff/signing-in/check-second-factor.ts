import type { Trx } from '../../../platform/database/db.ts';
import type { SecondFactor } from '../../../platform/database/staff-session.ts';
import { unseal } from '../../../platform/encryption.ts';
import { logInAgain, type Refusal, refusal, tooMany } from '../../../platform/http/errors.ts';
import type { Cookies } from '../../../platform/http/serve-calls.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { giveBackToLimits, takeFromLimits } from '../../../platform/rate-limits.ts';
import { TOO_MANY_FROM_ADDRESS } from '../../auth/codes-a-day-limit-rules.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { wrongSecondFactors } from '../pin-and-recovery-code-rules.ts';
import { hashRecoveryCode } from '../recovery-codes.ts';
import { totpStep } from '../totp.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { passkeys } from './passkeys.ts';
import { deleteRecoveryCode, findTotp, lockStaff, updateTotpUsed } from './queries.ts';
import { usePasskey } from './use-passkey.ts';

export type Shown =
  | { readonly totp: string }
  | { readonly recovery: string }
  | { readonly passkey: Parameters<typeof usePasskey>[3] };

/**
 * Checks the second factor of a session, and returns its access token to the desk. Refuses 401 when
 * the account was erased meanwhile, 403 a factor that is wrong, used before or not set up, 429
 * after too many wrong ones.
 */
export async function checkSecondFactor(
  deps: StaffDeps,
  who: StaffActor,
  shown: Shown,
  cookies: Cookies,
  now: Date,
): Promise<string> {
  const limit = await countTry(deps, who, now);
  // Before any row is locked, because it takes long and others would wait.
  if ('passkey' in shown) await passkeys();
  const access = await deps.db.transaction().execute(async (trx) => {
    const account = await lockStaff(trx, who.accountId);
    if (!account) throw logInAgain();
    if (!(await isRight(trx, deps, who, shown, now))) return null;
    await giveBackToLimits(trx, [limit]);
    return completeSignIn(trx, deps, { ...who, ...account }, kindOf(shown), cookies, now);
  });
  // Refused outside, so that the challenge of a passkey stays used.
  if (access === null) throw wrong(deps, who, 'passkey' in shown ? WRONG_PASSKEY : WRONG_CODE);
  return access;
}

/** Counts a try before it is judged, so that parallel ones cannot slip through. */
export async function countTry(deps: StaffDeps, { accountId }: StaffActor, now: Date) {
  const limit = wrongSecondFactors(accountId);
  const exceeded = await takeFromLimits(deps.db, [limit], now);
  if (exceeded) throw tooMany(TOO_MANY_FROM_ADDRESS, exceeded.retryAfterSeconds);
  return limit;
}

function kindOf(shown: Shown): Exclude<SecondFactor, 'pin'> {
  if ('totp' in shown) return 'totp';
  return 'recovery' in shown ? 'recovery' : 'passkey';
}

async function isRight(
  trx: Trx,
  deps: StaffDeps,
  who: StaffActor,
  shown: Shown,
  now: Date,
): Promise<boolean> {
  if ('passkey' in shown) return usePasskey(trx, deps, who, shown.passkey, now);
  if ('recovery' in shown) {
    const hash = hashRecoveryCode(deps.secret, who.accountId, shown.recovery);
    return deleteRecoveryCode(trx, who.accountId, hash);
  }
  const totp = await findTotp(trx, who.accountId, true);
  if (!totp) return false;
  const step = totpStep(unseal(deps.secret, totp.secret, 'second factors'), shown.totp, now);
  // Valid once: somebody who looked over a shoulder comes too late.
  if (step === null || step <= Number(totp.lastStep ?? 0)) return false;
  await updateTotpUsed(trx, totp.id, step, now);
  return true;
}

function wrong(deps: StaffDeps, who: StaffActor, sentence: Sentence): Refusal {
  deps.log.warn({ security: 'wrong second factor', ...who }, 'wrong second factor');
  return refusal(403, sentence);
}

const WRONG_CODE: Sentence = {
  en: 'This code is not right, or it was used before.',
  ar: 'هذا الرمز غير صحيح، أو سبق استخدامه.',
};
const WRONG_PASSKEY: Sentence = {
  en: 'This passkey was not accepted. Please try again.',
  ar: 'لم يُقبل مفتاح المرور. يرجى المحاولة مرة أخرى.',
};

import { timingSafeEqual } from 'node:crypto';
import type { TokenPair } from '@limber/contract/auth.ts';
import type { Trx } from '../../platform/db.ts';
import { refusal, tooMany } from '../../platform/errors.ts';
import { countedAddress, giveBackToLimits, takeFromLimits } from '../../platform/limits.ts';
import type { Actor } from '../../platform/session.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/rules.ts';
import { hashCode } from './hash-code.ts';
import type { AuthParts } from './parts.ts';
import { deleteCode, lockCode, updateWrongTries } from './queries.ts';
import { canBeTried, TOO_MANY_WRONG_CODES, wrongCodesFor, wrongCodesFrom } from './rules.ts';
import { startSession } from './start-session.ts';

/**
 * Exchanges e-mail and one-time code for tokens; a code works once. Refuses with 401 when the code is
 * wrong, used, replaced or too old (which of them is not told), 429 after too many wrong ones.
 */
export async function exchangeCode(
  parts: AuthParts,
  input: { email: string; otp: string; address: string },
  now: Date,
): Promise<TokenPair> {
  const email = normalEmail(input.email);
  if (!email) throw refusal(400, NOT_AN_EMAIL, { fields: { email: NOT_AN_EMAIL } });
  // Counted before it is judged and given back when right: parallel guesses cannot slip through.
  const limits = [wrongCodesFor(email), wrongCodesFrom(countedAddress(input.address))];
  const exceeded = await takeFromLimits(parts.db, limits, now);
  if (exceeded) {
    throw tooMany(
      exceeded.key === limits[0]?.key ? TOO_MANY_WRONG_CODES : TOO_MANY_FROM_ADDRESS,
      exceeded.retryAfterSeconds,
    );
  }
  const signedIn = await parts.db.transaction().execute(async (trx) => {
    const actor = await takeCode(trx, parts.secret, email, input.otp, now);
    if (!actor) return null;
    await giveBackToLimits(trx, limits);
    return { pair: await startSession(trx, parts, actor, now), accountId: actor.accountId };
  });
  // Refused outside, so that the wrong try stays counted.
  if (!signedIn) {
    parts.log.warn({ security: 'wrong code', address: input.address }, 'wrong code');
    throw refusal(401, 'Invalid OTP or expired.');
  }
  const { pair, accountId } = signedIn;
  parts.log.info({ security: 'signed in', accountId, address: input.address }, 'signed in');
  return pair;
}

const TOO_MANY_FROM_ADDRESS = 'Too many wrong codes. Please wait a little and try again.';

/** Uses the code up and answers whose it was; null, and counted, when it is not the right one. */
async function takeCode(
  trx: Trx,
  secret: string,
  email: string,
  typed: string,
  now: Date,
): Promise<Actor | null> {
  const code = await lockCode(trx, email);
  if (!code || !canBeTried(code, now)) return null;
  if (!timingSafeEqual(code.codeHash, hashCode(secret, code.accountId, typed))) {
    await updateWrongTries(trx, code.accountId);
    return null;
  }
  await deleteCode(trx, code.accountId);
  return { accountId: code.accountId, accountType: code.accountType };
}

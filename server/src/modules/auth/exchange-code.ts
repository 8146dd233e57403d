import { timingSafeEqual } from 'node:crypto';
import type { TokenPair } from '@limber/contract/auth.ts';
import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { type Refusal, refusal, tooMany, wrongField } from '../../platform/http/errors.ts';
import type { Cookies } from '../../platform/http/serve-calls.ts';
import type { Actor } from '../../platform/http/session.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { giveBackToLimits, takeFromLimits } from '../../platform/rate-limits.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/email-rules.ts';
import { verifyAddress } from '../accounts/registering/verify-address-and-ask-details-again.ts';
import {
  TOO_MANY_FROM_ADDRESS,
  TOO_MANY_WRONG_CODES,
  wrongCodeLimits,
  wrongCodesFrom,
} from './codes-a-day-limit-rules.ts';
import type { AuthDeps } from './deps.ts';
import { type Caller, type Device, deviceAfter, isOf } from './device-rules.ts';
import { hashCode, hashToken } from './hash-codes-and-tokens.ts';
import { isKnownDevice } from './is-known-device.ts';
import { liveCodes } from './live-code-rules.ts';
import { findAccountId } from './queries/addresses.ts';
import {
  deleteCodes,
  findEmailOfLink,
  listCodes,
  lockCodes,
  updateWrongTries,
} from './queries/codes.ts';
import { byNumber } from './read-number.ts';
import { countedOf, type SignsInBy } from './signs-in-by-rules.ts';
import { startSession } from './start-and-refresh-session.ts';

type Visitor = Caller & { readonly cookies: Cookies };

/** What is presented for a session: whose it is, and how the right code is recognised. */
interface Proof {
  readonly by: SignsInBy;
  fits(code: { accountId: number | null; codeHash: Buffer; linkHash: Buffer | null }): boolean;
  /** The refusal when no code matches. */
  readonly otherwise: Sentence;
}

/**
 * Exchanges e-mail and one-time code for tokens, and returns the device as it is known from now on.
 * A code works once, for the caller who requested it. Refuses 401 a wrong, used, foreign or expired
 * code (without saying which), 429 after too many wrong ones. A wrong code counts against the
 * account only while a right one exists.
 */
export async function exchangeCode(
  deps: AuthDeps,
  visitor: Visitor,
  input: { email: string; otp: string },
  now: Date,
): Promise<{ pair: TokenPair; device: Device }> {
  const email = normalEmail(input.email);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  return exchange(deps, visitor, proofOf(deps, { email }, input.otp), now);
}

/**
 * The same with the telephone number of a client who has no address. A number that signs nobody in
 * has codes, tries and limits like any other, and its codes fit never: nobody can tell the two apart.
 */
export async function exchangeTelephoneCode(
  deps: AuthDeps,
  visitor: Visitor,
  input: { phone_number: string; otp: string },
  now: Date,
): Promise<{ pair: TokenPair; device: Device }> {
  const by = byNumber(deps.secret, input.phone_number);
  return exchange(deps, visitor, proofOf(deps, by, input.otp), now);
}

function proofOf({ secret }: Pick<AuthDeps, 'secret'>, by: SignsInBy, otp: string): Proof {
  return {
    by,
    fits: ({ accountId, codeHash }) =>
      timingSafeEqual(codeHash, hashCode(secret, accountId ?? 0, otp)) && accountId !== null,
    otherwise: WRONG_CODE,
  };
}

/**
 * Exchanges the secret of a mailed link for tokens, like {@link exchangeCode} with the code next to
 * it: using one uses up the other, and attempts are counted together. It works only in the browser
 * that requested the code, by its cookie, so neither people on the same network nor mail scanners
 * use it up.
 */
export async function exchangeLink(
  deps: AuthDeps,
  visitor: Visitor,
  token: string,
  now: Date,
): Promise<{ pair: TokenPair; device: Device }> {
  const linkHash = hashToken(token);
  const { device, address } = visitor;
  const email = device.brought ? await findEmailOfLink(deps.db, linkHash, device.id) : undefined;
  if (!email) {
    await count(deps, [wrongCodesFrom(address)], TOO_MANY_FROM_ADDRESS, now);
    throw wrongCode(deps, visitor, WRONG_LINK);
  }
  const fits: Proof['fits'] = (code) => code.linkHash?.equals(linkHash) ?? false;
  return exchange(deps, visitor, { by: { email }, fits, otherwise: WRONG_LINK }, now);
}

async function exchange(
  deps: AuthDeps,
  { cookies, ...caller }: Visitor,
  proof: Proof,
  now: Date,
): Promise<{ pair: TokenPair; device: Device }> {
  const { by, otherwise } = proof;
  const known = await isKnownDevice(deps.db, by, caller.device, now);
  // Counted before it is checked, and given back when right, so that parallel guesses are
  // counted too.
  const fromAddress = known ? [] : [wrongCodesFrom(caller.address)];
  await count(deps, fromAddress, TOO_MANY_FROM_ADDRESS, now);
  const [live] = liveCodes(await listCodes(deps.db, by, caller), now);
  if (!live) throw wrongCode(deps, caller, otherwise);
  const forAccount = wrongCodeLimits({ of: countedOf(by, live.accountId), caller, known });
  await count(deps, forAccount, TOO_MANY_WRONG_CODES, now);

  const signedIn = await deps.db.transaction().execute(async (trx) => {
    const actor = await takeCode(trx, proof, caller, now);
    if (!actor) return null;
    await giveBackToLimits(trx, [...fromAddress, ...forAccount]);
    // A code at a telephone says nothing about an address.
    if ('email' in by) {
      await verifyAddress(trx, actor.accountId, (mark) => isOf(caller, mark), now);
    }
    await deps.atSignIn(trx, actor.accountId, cookies, now);
    return { pair: await startSession(trx, deps, actor, now), accountId: actor.accountId };
  });
  // Refused outside the transaction, so that the wrong attempt stays counted.
  if (!signedIn) throw wrongCode(deps, caller, otherwise);
  const { pair, accountId } = signedIn;
  deps.log.info({ security: 'signed in', accountId, address: caller.address }, 'signed in');
  return { pair, device: deviceAfter(caller.device, accountId, now) };
}

const WRONG_CODE = {
  en: 'Invalid OTP or expired.',
  ar: 'الرمز غير صحيح أو انتهت صلاحيته.',
};

const WRONG_LINK = {
  en: `This link works once, for ${CODE_LASTS_MINUTES} minutes, and only in the browser that asked for it.`,
  ar: `يعمل هذا الرابط مرة واحدة، لمدة ${countInArabic(CODE_LASTS_MINUTES, 'minutes')}، وفي المتصفح الذي طُلب منه فقط.`,
};

async function count(
  deps: AuthDeps,
  limits: Parameters<typeof takeFromLimits>[1],
  sentence: Sentence,
  now: Date,
): Promise<void> {
  const exceeded = await takeFromLimits(deps.db, limits, now);
  if (exceeded) throw tooMany(sentence, exceeded.retryAfterSeconds);
}

function wrongCode(deps: AuthDeps, { address }: Caller, sentence: Sentence): Refusal {
  deps.log.warn({ security: 'wrong code', address }, 'wrong code');
  return refusal(401, sentence);
}

/**
 * Uses up the caller's codes and returns their account; null, with the attempt counted, when none
 * matches.
 */
async function takeCode(
  trx: Trx,
  { by, fits }: Proof,
  caller: Caller,
  now: Date,
): Promise<Actor | null> {
  // Locked first: a session that begins while its account is erased would outlive the account.
  const [isTheirs, codes] = await Promise.all([lockOwner(trx, by), lockCodes(trx, by, caller)]);
  const live = liveCodes(codes, now);
  const right = live.find((code) => fits(code) && isTheirs(code.accountId));
  if (right?.accountId && right.accountType) {
    await deleteCodes(
      trx,
      codes.map((code) => code.id),
    );
    return { accountId: right.accountId, accountType: right.accountType };
  }
  if (live.length > 0) {
    await updateWrongTries(
      trx,
      live.map((code) => code.id),
      caller,
    );
  }
  return null;
}

/** Locks the account that signs in, and says whose codes are its own: a number may be another's by now. */
async function lockOwner(trx: Trx, by: SignsInBy): Promise<(accountId: number | null) => boolean> {
  if ('email' in by) {
    await lockAccount(trx, by);
    return () => true;
  }
  const owner = await findAccountId(trx, by);
  const state = await lockAccount(trx, owner ?? 0);
  return (accountId) => state === 'present' && accountId === owner;
}

import { timingSafeEqual } from 'node:crypto';
import type { TokenPair } from '@limber/contract/auth.ts';
import type { Trx } from '../../../platform/database/db.ts';
import {
  refusal,
  sqlState,
  sqlStates,
  tooMany,
  wrongField,
} from '../../../platform/http/errors.ts';
import type { Cookies } from '../../../platform/http/serve-calls.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { giveBackToLimits, type Limit, takeFromLimits } from '../../../platform/rate-limits.ts';
import { NOT_AN_EMAIL, normalEmail } from '../../accounts/email-rules.ts';
import { verifyAddress } from '../../accounts/registering/verify-address-and-ask-details-again.ts';
import { TOO_MANY_WRONG_CODES, wrongCodeLimits } from '../codes-a-day-limit-rules.ts';
import type { AuthDeps } from '../deps.ts';
import { type Caller, type Device, deviceAfter } from '../device-rules.ts';
import { hashCode, hashToken } from '../hash-codes-and-tokens.ts';
import { liveCodes } from '../live-code-rules.ts';
import { deleteCodes, updateWrongTries } from '../queries/codes.ts';
import { startSession } from '../start-and-refresh-session.ts';
import { claimsTriedFrom, HAS_ACCOUNT, LINK_OVER, TOO_MANY_CLAIMS } from './claim-rules.ts';
import {
  deleteClaimOf,
  findClaim,
  insertClaimChanges,
  isAddressTaken,
  listCodesOfClaim,
  lockClaim,
  updateAddress,
} from './queries.ts';

type Visitor = Caller & { readonly cookies: Cookies };

interface Proof {
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly otp: string;
}

/**
 * Gives an account the address of the client who presents its link and the code sent to that
 * address, and signs them in; the link works once. Refuses 401 a wrong, used, foreign or expired
 * code, 404 an expired link, 409 an address that has been taken meanwhile, 429 too many attempts.
 */
export async function claimAccount(
  deps: AuthDeps,
  { cookies, ...caller }: Visitor,
  input: { token: string; email: string; otp: string },
  now: Date,
): Promise<{ pair: TokenPair; device: Device }> {
  const email = normalEmail(input.email);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  const proof = { tokenHash: hashToken(input.token), email, otp: input.otp };
  const ofCaller = [claimsTriedFrom(caller.address)];
  await count(deps, ofCaller, TOO_MANY_CLAIMS, now);
  const claim = await findClaim(deps.db, proof.tokenHash, now);
  if (!claim) throw refusal(404, LINK_OVER);
  const ofAccount = wrongCodeLimits({ of: claim, caller, known: false });
  await count(deps, ofAccount, TOO_MANY_WRONG_CODES, now);

  const signedIn = await deps.db.transaction().execute(async (trx) => {
    const accountId = await takeClaim(trx, deps, proof, caller, now);
    if (accountId === null) return null;
    await giveBackToLimits(trx, [...ofCaller, ...ofAccount]);
    await verifyAddress(trx, accountId, () => false, now);
    await deps.atSignIn(trx, accountId, cookies, now);
    const actor = { accountId, accountType: 'client' as const };
    return { accountId, pair: await startSession(trx, deps, actor, now) };
  });
  // Refused outside the transaction, so that the wrong attempt stays counted.
  if (!signedIn) {
    deps.log.warn({ security: 'wrong code', address: caller.address }, 'wrong code');
    throw refusal(401, WRONG_CODE);
  }
  const { accountId, pair } = signedIn;
  const line = { security: 'account claimed', accountId, address: caller.address } as const;
  deps.log.info(line, 'account claimed');
  return { pair, device: deviceAfter(caller.device, accountId, now) };
}

/**
 * Uses up link and code and returns their account; null, with the attempt counted, when no code
 * matches.
 */
async function takeClaim(
  trx: Trx,
  { secret }: Pick<AuthDeps, 'secret'>,
  { tokenHash, email, otp }: Proof,
  caller: Caller,
  now: Date,
): Promise<number | null> {
  const claim = await lockClaim(trx, tokenHash, now);
  if (!claim) throw refusal(404, LINK_OVER);
  const { accountId } = claim;
  const codes = await listCodesOfClaim(trx, { accountId, email }, caller);
  const live = liveCodes(codes, now);
  const hash = hashCode(secret, accountId, otp);
  if (!live.some(({ codeHash }) => timingSafeEqual(codeHash, hash))) {
    const ids = live.map(({ id }) => id);
    if (ids.length > 0) await updateWrongTries(trx, ids, caller);
    return null;
  }
  if (await isAddressTaken(trx, email)) throw refusal(409, HAS_ACCOUNT);
  const used = codes.map(({ id }) => id);
  await deleteCodes(trx, used);
  await deleteClaimOf(trx, accountId);
  await updateAddress(trx, accountId, email).catch((error) => {
    // Somebody registered it at the same moment.
    throw sqlState(error) === sqlStates.uniqueViolation ? refusal(409, HAS_ACCOUNT) : error;
  });
  const change = { account_id: accountId, actor_id: null, at: now };
  await insertClaimChanges(trx, [
    { ...change, field: 'claim', became: 'used' },
    { ...change, field: 'email', became: email },
  ]);
  return accountId;
}

async function count(
  deps: AuthDeps,
  limits: readonly Limit[],
  sentence: Sentence,
  now: Date,
): Promise<void> {
  const exceeded = await takeFromLimits(deps.db, limits, now);
  if (exceeded) throw tooMany(sentence, exceeded.retryAfterSeconds);
}

const WRONG_CODE = {
  en: 'This code is wrong or too old.',
  ar: 'الرمز غير صحيح أو انتهت صلاحيته.',
};

import { CODE_DIGITS, CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { refusal, tooMany, wrongField } from '../../../platform/http/errors.ts';
import { findFullLimit, takeFromLimits } from '../../../platform/rate-limits.ts';
import { NOT_AN_EMAIL, normalEmail } from '../../accounts/email-rules.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import {
  codeRequestLimits,
  TOO_MANY_WRONG_CODES,
  wrongCodeLimits,
} from '../codes-a-day-limit-rules.ts';
import type { AuthDeps } from '../deps.ts';
import { type Caller, markOf } from '../device-rules.ts';
import { codeFrom, hashCode, hashToken } from '../hash-codes-and-tokens.ts';
import { codeEmail } from '../one-time-code-email.ts';
import { findStudioWords } from '../queries/addresses.ts';
import { insertCode } from '../queries/codes.ts';

import { claimsTriedFrom, HAS_ACCOUNT, LINK_OVER, TOO_MANY_CLAIMS } from './claim-rules.ts';
import { findClaim, isAddressTaken } from './queries.ts';

/**
 * Mails a code to the address with which the holder of a link wants to sign in, and returns it.
 * Refuses 400 an invalid e-mail, 404 an expired link, 409 an address that has an account, 429 too
 * many requests.
 */
export async function requestClaimCode(
  deps: AuthDeps,
  caller: Caller,
  input: { token: string; email: string },
  now: Date,
): Promise<string> {
  const email = normalEmail(input.email);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  const crowded = await takeFromLimits(deps.db, [claimsTriedFrom(caller.address)], now);
  if (crowded) throw tooMany(TOO_MANY_CLAIMS, crowded.retryAfterSeconds);
  const claim = await findClaim(deps.db, hashToken(input.token), now);
  if (!claim) throw refusal(404, LINK_OVER);
  const { accountId } = claim;
  const counted = { of: claim, caller, known: false };
  const blocked = await findFullLimit(deps.db, wrongCodeLimits(counted), now);
  if (blocked) throw tooMany(TOO_MANY_WRONG_CODES, blocked.retryAfterSeconds);
  const exceeded = await takeFromLimits(deps.db, codeRequestLimits(counted), now);
  if (exceeded) throw tooMany(TOO_MANY_CLAIMS, exceeded.retryAfterSeconds);
  if (await isAddressTaken(deps.db, email)) throw refusal(409, HAS_ACCOUNT);

  const expiresAt = new Date(now.getTime() + CODE_LASTS_MINUTES * 60_000);
  const code = codeFrom(deps.random.below(10 ** CODE_DIGITS));
  const studio = await findStudioWords(deps.db);
  await deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await insertCode(
      trx,
      {
        ...markOf(caller),
        account_id: accountId,
        code_hash: hashCode(deps.secret, accountId, code),
        link_hash: null,
        claims: email,
        expires_at: expiresAt,
      },
      now,
    );
    await queueMail(trx, deps, {
      eventKey: `one-time-code:${deps.random.uuid()}`,
      to: email,
      toStranger: true,
      sendBefore: expiresAt,
      ...codeEmail(studio, { code }, claim.language as Language),
    });
  });
  return code;
}

import { CODE_DIGITS, CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { refusal, tooMany, wrongField } from '../../platform/http/errors.ts';
import { findFullLimit, takeFromLimits } from '../../platform/rate-limits.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/email-rules.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import {
  codeRequestLimits,
  codeRequestsFrom,
  TOO_MANY_WRONG_CODES,
  wrongCodeLimits,
} from './codes-a-day-limit-rules.ts';
import type { AuthDeps } from './deps.ts';
import { type Caller, markOf } from './device-rules.ts';
import { codeFrom, hashCode, hashToken, newToken } from './hash-codes-and-tokens.ts';
import { isKnownDevice } from './is-known-device.ts';
import { codeEmail } from './one-time-code-email.ts';
import { findRecipient } from './queries/addresses.ts';
import { insertCode } from './queries/codes.ts';

/**
 * Mails a new one-time code with its link, valid for the caller alone, and returns it; the previous
 * one stays valid too. Refuses 400 an invalid e-mail, 404 an unknown one, 429 when the caller, or
 * all callers unknown to the account together, requested too many.
 */
export async function requestCode(
  deps: AuthDeps,
  caller: Caller,
  input: { email: string },
  now: Date,
): Promise<string> {
  const email = normalEmail(input.email);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  const known = await isKnownDevice(deps.db, email, caller.device, now);
  const fromAddress = known ? [] : [codeRequestsFrom(caller.address)];
  const crowded = await takeFromLimits(deps.db, fromAddress, now);
  if (crowded) throw tooMany(TOO_MANY_REQUESTS, crowded.retryAfterSeconds);

  const recipient = await findRecipient(deps.db, email);
  if (!recipient) throw unknown();
  const counted = { accountId: recipient.accountId, caller, known };
  const blocked = await findFullLimit(deps.db, wrongCodeLimits(counted), now);
  if (blocked) throw tooMany(TOO_MANY_WRONG_CODES, blocked.retryAfterSeconds);
  const exceeded = await takeFromLimits(deps.db, codeRequestLimits(counted), now);
  if (exceeded) throw tooMany(TOO_MANY_REQUESTS, exceeded.retryAfterSeconds);

  const expiresAt = new Date(now.getTime() + CODE_LASTS_MINUTES * 60_000);
  const code = codeFrom(deps.random.below(10 ** CODE_DIGITS));
  const token = newToken(deps.random);
  const studio = {
    brand: recipient.brand ?? newStudio.brand,
    email: recipient.studioEmail,
    phone: recipient.studioPhone,
  };
  await deps.db.transaction().execute(async (trx) => {
    // Erased since it was found.
    if ((await lockAccount(trx, { email })) !== 'present') throw unknown();
    await insertCode(
      trx,
      {
        ...markOf(caller),
        account_id: recipient.accountId,
        code_hash: hashCode(deps.secret, recipient.accountId, code),
        link_hash: hashToken(token),
        expires_at: expiresAt,
      },
      now,
    );
    await queueMail(trx, deps, {
      eventKey: `one-time-code:${deps.random.uuid()}`,
      to: email,
      sendBefore: expiresAt,
      ...codeEmail(
        studio,
        { code, link: signInLink(deps.publicUrl, token) },
        recipient.language as Language,
      ),
    });
  });
  return code;
}

/** The secret follows a '#', so it reaches neither a server nor another site as a referrer. */
function signInLink(publicUrl: string, token: string): string {
  return `${publicUrl}/login/link#${token}`;
}

function unknown(): Error {
  return refusal(404, {
    en: 'We do not know this e-mail address yet.',
    ar: 'لا نعرف هذا البريد الإلكتروني بعد.',
  });
}

const TOO_MANY_REQUESTS = {
  en: 'Too many codes were requested. Please wait a little and try again.',
  ar: 'طُلبت رموز كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
};

import { defaultStudio } from '@limber/contract/studio.ts';
import type { Language } from '@limber/contract/values.ts';
import { refusal, tooMany } from '../../platform/errors.ts';
import { countedAddress, findFullLimit, takeFromLimits } from '../../platform/limits.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/rules.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { codeEmail } from './emails.ts';
import { hashCode } from './hash-code.ts';
import type { AuthParts } from './parts.ts';
import { findRecipient, upsertCode } from './queries.ts';
import {
  CODE_LASTS_MINUTES,
  codeFrom,
  codeRequestLimits,
  codeRequestsFrom,
  TOO_MANY_WRONG_CODES,
  wrongCodesFor,
} from './rules.ts';

/**
 * Mails a new one-time code, which takes the place of the last one. Refuses with 400 for what is no
 * e-mail, 404 for an unknown one, 429 when the account or the address asked too often.
 */
export async function requestCode(
  parts: AuthParts,
  input: { email: string; address: string },
  now: Date,
): Promise<void> {
  const email = normalEmail(input.email);
  if (!email) throw refusal(400, NOT_AN_EMAIL, { fields: { email: NOT_AN_EMAIL } });
  const fromAddress = codeRequestsFrom(countedAddress(input.address));
  const crowded = await takeFromLimits(parts.db, [fromAddress], now);
  if (crowded) throw tooMany(TOO_MANY_REQUESTS, crowded.retryAfterSeconds);

  const recipient = await findRecipient(parts.db, email);
  if (!recipient) throw refusal(404, 'We do not know this e-mail address yet.');
  const blocked = await findFullLimit(parts.db, [wrongCodesFor(email)], now);
  if (blocked) throw tooMany(TOO_MANY_WRONG_CODES, blocked.retryAfterSeconds);
  const exceeded = await takeFromLimits(parts.db, codeRequestLimits(email), now);
  if (exceeded) throw tooMany(TOO_MANY_REQUESTS, exceeded.retryAfterSeconds);

  const code = codeFrom(parts.random.below(1_000_000));
  const studio = {
    brand: recipient.brand ?? defaultStudio.brand,
    email: recipient.studioEmail ?? defaultStudio.email,
    phone: recipient.studioPhone ?? defaultStudio.phone,
  };
  await parts.db.transaction().execute(async (trx) => {
    await upsertCode(trx, {
      account_id: recipient.accountId,
      code_hash: hashCode(parts.secret, recipient.accountId, code),
      expires_at: new Date(now.getTime() + CODE_LASTS_MINUTES * 60_000),
    });
    await queueMail(trx, parts, {
      eventKey: `one-time-code:${parts.random.uuid()}`,
      to: email,
      ...codeEmail(studio, code, recipient.language as Language),
    });
  });
}

const TOO_MANY_REQUESTS = 'Too many codes were requested. Please wait a little and try again.';

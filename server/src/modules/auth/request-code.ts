import type { CodeChannel } from '@limber/contract/auth.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/email-rules.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { AuthDeps } from './deps.ts';
import { type Caller, markOf } from './device-rules.ts';
import { hashCode, hashToken, newToken } from './hash-codes-and-tokens.ts';
import { isKnownDevice } from './is-known-device.ts';
import { NOT_BY_MESSAGE, newCode, queueCode, takeFromAddress, takeRequest } from './new-code.ts';
import { codeEmail } from './one-time-code-email.ts';
import { findRecipient } from './queries/addresses.ts';
import { insertCode } from './queries/codes.ts';

/**
 * Mails a new one-time code with its link, valid for the caller alone, and returns it; the previous
 * one stays valid too. By WhatsApp it goes to the account's telephone, if there is one that it may go
 * to, without a word about that. Refuses 400 an invalid e-mail, or WhatsApp where the studio does not
 * send codes by it, 404 an unknown e-mail, 429 when the caller, or all callers unknown to the account
 * together, requested too many.
 */
export async function requestCode(
  deps: AuthDeps,
  caller: Caller,
  input: { email: string; channel?: CodeChannel },
  now: Date,
): Promise<string> {
  const email = normalEmail(input.email);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  const byMessage = input.channel === 'whatsapp';
  if (byMessage && !(await deps.sendsCodesByMessage())) throw wrongField('channel', NOT_BY_MESSAGE);
  const known = await isKnownDevice(deps.db, { email }, caller.device, now);
  await takeFromAddress(deps, caller, known, now);

  const recipient = await findRecipient(deps.db, email);
  if (!recipient) throw unknown();
  const { accountId } = recipient;
  await takeRequest(deps, { of: recipient, caller, known }, now);

  const { code, expiresAt } = newCode(deps, now);
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
        account_id: accountId,
        code_hash: hashCode(deps.secret, accountId, code),
        link_hash: byMessage ? null : hashToken(token),
        expires_at: expiresAt,
      },
      now,
    );
    if (byMessage) return queueCode(trx, deps, { accountId, code, expiresAt });
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

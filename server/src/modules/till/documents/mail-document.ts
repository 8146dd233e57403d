import { titleOfDocument } from '@limber/contract/desk/money/document-words.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import type { MailDeps } from '../../notifications/deps.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import { findMailedPayer } from '../queries/documents.ts';
import { documentMail } from './document-email.ts';
import { readDocument } from './read-document.ts';

/**
 * Mails the PDF of an invoice or credit note to the payer; a second request within a minute sends
 * no second mail. Refuses 404 an unknown number, 409 a payer without an e-mail address or who was
 * erased.
 */
export async function mailDocument(
  deps: MailDeps & { readonly db: Db; readonly publicUrl: string },
  actor: Actor,
  number: string,
  now: Date,
): Promise<{ to: string }> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const document = await readDocument(trx, number);
    const payer = await findMailedPayer(trx, number);
    const { email, firstName = '', language = 'en' } = payer ?? {};
    if (!email) throw refusal(409, NO_ADDRESS);
    const eventKey = `document:${number}:${now.toISOString().slice(0, 16)}`;
    const spoken = language as Language;
    const to = { email, eventKey, language: spoken, firstName: plainName(firstName) };
    const title = titleOfDocument(document)[spoken];
    const sender = await readSender(trx, deps.publicUrl);
    const written = await queueMail(trx, deps, documentMail({ ...document, title }, to, sender));
    // To nobody who was erased, also since their address was read.
    if (!written) throw refusal(409, ERASED);
    return { to: email };
  });
}

const NO_ADDRESS = {
  en: 'We have no e-mail address for the payer.',
  ar: 'لا نعرف عنوان البريد الإلكتروني لمن دفع.',
};

const ERASED = {
  en: 'The payer has asked to be erased: there is no address to send it to. It can be printed.',
  ar: 'طلب من دفع حذف بياناته، فلا يوجد عنوان لإرسالها إليه. يمكن طباعتها.',
};

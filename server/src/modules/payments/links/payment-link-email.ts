import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import type { PlainName } from '../../accounts/name-rules.ts';
import { composeMail, type Sender } from '../../notifications/compose-mail.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';

/** The content of a mail with a link for paying. */
export interface MailedLink {
  readonly eventKey: string;
  readonly email: string;
  readonly firstName: PlainName;
  readonly language: Language;
  readonly name: string;
  readonly minor: number;
  readonly url: string;
  readonly expiresAt: Date;
}

/** The mail with the link for paying what a client owes. */
export function paymentLinkMail(link: MailedLink, sender: Sender): QueuedMail {
  const { eventKey, language, firstName, name, minor, url, expiresAt } = link;
  const say = words[language];
  const amount = amountInWords(minor)[language];
  return composeMail(sender, {
    ...{ eventKey, to: link.email, language, title: say.title(name) },
    paragraphs: [
      say.opening(firstName, amount, name),
      say.until(dayAtDesk(dayOf(expiresAt), language)),
    ],
    link: { label: say.pay(amount), url },
  });
}

/** A message of the desk with the link, such as for WhatsApp. */
export function paymentLinkText(
  language: Language,
  {
    firstName,
    amount,
    name,
    url,
  }: { firstName: string; amount: string; name: string; url: string },
): string {
  return words[language].message(firstName, amount, name, url);
}

const words: InEveryLanguage<{
  title(name: string): string;
  opening(firstName: string, amount: string, name: string): string;
  until(day: string): string;
  pay(amount: string): string;
  message(firstName: string, amount: string, name: string, url: string): string;
}> = {
  en: {
    title: (name) => `To pay: ${name}`,
    opening: (firstName, amount, name) =>
      `Hello ${firstName}, ${amount} are still to be paid for ${name}. You can pay online, by card.`,
    until: (day) => `The link works until ${day}. You can also pay at the studio.`,
    pay: (amount) => `Pay ${amount}`,
    message: (firstName, amount, name, url) =>
      `Hello ${firstName}, you can pay ${amount} for ${name} here: ${url}`,
  },
  ar: {
    title: (name) => `للدفع: ${name}`,
    opening: (firstName, amount, name) =>
      `مرحباً ${firstName}، ما زال مبلغ ${amount} مستحقاً عن ${name}. يمكنك الدفع عبر الإنترنت بالبطاقة.`,
    until: (day) => `الرابط صالح حتى ${day}. ويمكنك الدفع في الاستوديو أيضاً.`,
    pay: (amount) => `دفع ${amount}`,
    message: (firstName, amount, name, url) =>
      `مرحباً ${firstName}، يمكنك دفع ${amount} عن ${name} من هنا: ${url}`,
  },
};

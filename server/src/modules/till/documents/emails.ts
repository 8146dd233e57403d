import type { Language } from '@limber/contract/values/people.ts';
import type { PlainName } from '../../accounts/name-rules.ts';
import { composeMail, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';

/** Sends the payer their invoice or credit note. */
export function documentMail(
  document: { number: string; title: string; total: number },
  to: { email: string; firstName: PlainName; language: Language; eventKey: string },
  sender: Sender,
): QueuedMail {
  const { language, eventKey } = to;
  const say = words[language];
  const total = `AED ${document.total.toFixed(2)}`;
  const mail = composeMail(sender, {
    eventKey,
    to: to.email,
    language,
    title: `${document.title} ${language === 'ar' ? isolated(document.number) : document.number}`,
    paragraphs: [
      say.hello(to.firstName),
      say.attached,
      say.total(language === 'ar' ? isolated(total) : total),
    ],
  });
  return { ...mail, document: document.number };
}

const words: InEveryLanguage<{
  hello(name: string): string;
  attached: string;
  total(amount: string): string;
}> = {
  en: {
    hello: (name) => `Hello ${name},`,
    attached: 'It is attached to this mail as a PDF.',
    total: (amount) => `Total with VAT: ${amount}.`,
  },
  ar: {
    hello: (name) => `مرحباً ${name}،`,
    attached: 'المستند مرفق بهذه الرسالة بصيغة PDF.',
    total: (amount) => `الإجمالي مع الضريبة: ${amount}.`,
  },
};

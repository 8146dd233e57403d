import { sumsByTax } from '@limber/contract/desk/money/document-words.ts';
import type { PrintedDocument } from '@limber/contract/desk/money/documents.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { amountInWords } from '../../../platform/language/amount-in-words.ts';
import type { PlainName } from '../../accounts/name-rules.ts';
import { composeMail, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';

/** Sends the payer their invoice or credit note. */
export function documentMail(
  document: Pick<PrintedDocument, 'number' | 'total' | 'vat' | 'lines'> & { title: string },
  to: { email: string; firstName: PlainName; language: Language; eventKey: string },
  sender: Sender,
): QueuedMail {
  const { language, eventKey } = to;
  const say = words[language];
  const written = (sum: number) => amountInWords(minorOf(sum))[language];
  const mail = composeMail(sender, {
    eventKey,
    to: to.email,
    language,
    title: `${document.title} ${language === 'ar' ? isolated(document.number) : document.number}`,
    paragraphs: [
      say.hello(to.firstName),
      say.attached,
      ...sumsByTax(document.lines).map(
        ({ label, amount }) => `${label[language]}: ${written(amount)}.`,
      ),
      document.vat === 0
        ? say.untaxed(written(document.total))
        : say.total(written(document.total)),
    ],
  });
  return { ...mail, document: document.number };
}

const words: InEveryLanguage<{
  hello(name: string): string;
  attached: string;
  total(amount: string): string;
  untaxed(amount: string): string;
}> = {
  en: {
    hello: (name) => `Hello ${name},`,
    attached: 'It is attached to this mail as a PDF.',
    total: (amount) => `Total with VAT: ${amount}.`,
    untaxed: (amount) => `Total: ${amount}. No VAT is due.`,
  },
  ar: {
    hello: (name) => `مرحباً ${name}،`,
    attached: 'المستند مرفق بهذه الرسالة بصيغة PDF.',
    total: (amount) => `الإجمالي مع الضريبة: ${amount}.`,
    untaxed: (amount) => `الإجمالي: ${amount}. لا تُستحق ضريبة.`,
  },
};

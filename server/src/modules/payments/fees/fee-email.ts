import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { FeeBecause } from '@limber/contract/desk/money/fees.ts';
import { amountText } from '@limber/contract/money/amount-text.ts';
import { withCurrency } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { PlainName } from '../../accounts/name-rules.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';

/** The content of a mail about a fee. */
export interface FeeMailData {
  readonly id: string;
  readonly status: 'announced' | 'taken' | 'declined';
  readonly failure: 'declined' | 'needs_client' | 'no_card' | null;
  readonly email: string;
  readonly firstName: PlainName;
  readonly language: Language;
  readonly because: FeeBecause;
  readonly decimalAmount: number;
  readonly services: string;
  /** When the session was, and when the fee is taken, such as '4 March 2026' and `HH:MM`. */
  readonly session: { readonly date: string; readonly time: string };
  readonly takes: { readonly date: string; readonly time: string };
  /** The last four digits; null: the card is gone. */
  readonly lastFour: string | null;
  /** For paying a fee that could not be taken, valid until a day `YYYY-MM-DD`. */
  readonly link: { readonly url: string; readonly until: string } | null | undefined;
}

/**
 * The mail about a fee: a day before it is taken, after it was taken, or when it could not be
 * taken.
 */
export function feeMail(fee: FeeMailData, sender: Sender): QueuedMail {
  const { language, status, because, lastFour } = fee;
  const say = words[language];
  const amount = withCurrency(amountText(fee.decimalAmount), fee.decimalAmount, language);
  const when = ({ date, time }: FeeMailData['session']) => say.at(date, time);
  const card = lastFour === null ? say.yourCard : say.card(lastFour);
  const session = say.session[because](fee.services, when(fee.session));
  const until = fee.link && dayAtDesk(fee.link.until, language);
  const text = {
    announced: [session, say.takes(amount, card, when(fee.takes)), say.question],
    taken: [session, say.taken(amount, card)],
    declined: [session, say.failed[fee.failure ?? 'declined'](card), ...say.due(amount, until)],
  }[status];
  return composeMail(sender, {
    eventKey: `fee-${status}:${fee.id}`,
    to: fee.email,
    language,
    title: say.title[status](amount),
    paragraphs: [say.opening(fee.firstName), ...text],
    link: fee.link
      ? { label: say.pay(amount), url: fee.link.url }
      : { label: say.profile, url: linkAfterSignIn(sender.publicUrl, '/profile/settings#card') },
  });
}

type OfCard = (card: string) => string;

const words: InEveryLanguage<{
  title: Record<FeeMailData['status'], (amount: string) => string>;
  opening(name: string): string;
  at(date: string, time: string): string;
  session: Record<FeeBecause, (services: string, when: string) => string>;
  card(lastFour: string): string;
  yourCard: string;
  takes(amount: string, card: string, when: string): string;
  question: string;
  taken(amount: string, card: string): string;
  failed: Record<'declined' | 'needs_client' | 'no_card', OfCard>;
  /** With the last day of the link for paying, where there is one. */
  due(amount: string, until: string | null | undefined): readonly string[];
  pay(amount: string): string;
  profile: string;
}> = {
  en: {
    title: {
      announced: (amount) => `${amount} will be taken from your card tomorrow`,
      taken: (amount) => `${amount} were taken from your card`,
      declined: (amount) => `${amount} could not be taken from your card`,
    },
    opening: (name) => `Hello ${name},`,
    at: (date, time) => `${date}, ${time}`,
    session: {
      late: (services, when) =>
        `Your session ${services} on ${when} was cancelled after the time until which that is free of charge.`,
      missed: (services, when) => `Your session ${services} on ${when} was missed.`,
    },
    card: (lastFour) => `your card that ends in ${lastFour}`,
    yourCard: 'your card',
    takes: (amount, card, when) =>
      `By the terms of your booking it costs ${amount}. We take it from ${card} on ${when}.`,
    question: 'If this is not right, please tell us before then.',
    taken: (amount, card) =>
      `By the terms of your booking we have taken ${amount} from ${card}. The studio has an invoice for you.`,
    failed: {
      declined: (card) => `The bank declined ${card}.`,
      needs_client: (card) => `The bank asks you to confirm the payment with ${card} yourself.`,
      no_card: () => 'There is no card on file any more.',
    },
    due: (amount, until) => [
      `Nothing was taken. ${amount} stay due by the terms of your booking.`,
      until
        ? `You can pay online, by card. The link works until ${until}. You can also pay at the studio.`
        : 'Please pay at the studio or contact us.',
    ],
    pay: (amount) => `Pay ${amount}`,
    profile: 'Your card on file',
  },
  ar: {
    title: {
      announced: (amount) => `سيُسحب مبلغ ${amount} من بطاقتك غداً`,
      taken: (amount) => `سُحب مبلغ ${amount} من بطاقتك`,
      declined: (amount) => `تعذّر سحب مبلغ ${amount} من بطاقتك`,
    },
    opening: (name) => `مرحباً ${name}،`,
    at: (date, time) => `${date}، ${isolated(time)}`,
    session: {
      late: (services, when) =>
        `أُلغيت جلستك «${services}» يوم ${when} بعد انتهاء وقت الإلغاء المجاني.`,
      missed: (services, when) => `لم تحضر جلستك «${services}» يوم ${when}.`,
    },
    card: (lastFour) => `بطاقتك المنتهية بـ ${isolated(lastFour)}`,
    yourCard: 'بطاقتك',
    takes: (amount, card, when) =>
      `تكلفتها وفق شروط حجزك ${amount}. نسحب المبلغ من ${card} يوم ${when}.`,
    question: 'إذا كان هذا غير صحيح، يرجى إبلاغنا قبل ذلك.',
    taken: (amount, card) => `سحبنا وفق شروط حجزك ${amount} من ${card}. لدى الاستوديو فاتورة لك.`,
    failed: {
      declined: (card) => `رفض المصرف ${card}.`,
      needs_client: (card) => `يطلب المصرف أن تؤكد الدفع بنفسك باستخدام ${card}.`,
      no_card: () => 'لم تعد هناك بطاقة محفوظة.',
    },
    due: (amount, until) => [
      `لم يُسحب شيء. يبقى ${amount} مستحقاً وفق شروط حجزك.`,
      until
        ? `يمكنك الدفع عبر الإنترنت بالبطاقة. الرابط صالح حتى ${until}. ويمكنك الدفع في الاستوديو أيضاً.`
        : 'يرجى الدفع في الاستوديو أو التواصل معنا.',
    ],
    pay: (amount) => `دفع ${amount}`,
    profile: 'بطاقتك المحفوظة',
  },
};

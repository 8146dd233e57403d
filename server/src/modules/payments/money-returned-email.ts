import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import type { PlainName } from '../accounts/name-rules.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../notifications/mail-layout.ts';
import type { QueuedMail } from '../notifications/queries.ts';

/** The content of a mail about money that goes back. */
export interface ReturnedPayment {
  readonly id: string;
  readonly email: string;
  readonly firstName: PlainName;
  readonly language: Language;
  /** 0: only a card was added. */
  readonly amountFils: number;
  /** It came by a link, for what was no longer owed. */
  readonly isOfLink: boolean;
  /** The nearest times that were free: `YYYY-MM-DD` and `HH:MM`. */
  readonly freeTimes: readonly { readonly date: string; readonly time: string }[];
}

/** Tells that a paid session could not be booked, and that all money goes back. */
export function paymentReturnedMail(payment: ReturnedPayment, sender: Sender): QueuedMail {
  const { language, freeTimes } = payment;
  const say = words[language];
  const hasMoney = payment.amountFils > 0;
  const times = freeTimes.map(({ date, time }) => say.time(dayAtDesk(date, language), time));
  return composeMail(sender, {
    eventKey: `payment-returned:${payment.id}`,
    to: payment.email,
    language,
    title: payment.isOfLink ? say.titleOfLink : hasMoney ? say.title : say.titleOfCard,
    paragraphs: [
      payment.isOfLink
        ? say.openingOfLink(payment.firstName)
        : hasMoney
          ? say.opening(payment.firstName)
          : say.openingOfCard(payment.firstName),
      hasMoney ? say.goesBack(amountInWords(payment.amountFils)[language]) : say.cardStays,
      ...(times.length > 0 ? [`${say.nearest}\n${times.join('\n')}`] : []),
    ],
    ...(!payment.isOfLink && {
      link: { label: say.bookAgain, url: linkAfterSignIn(sender.publicUrl, '/booking') },
    }),
  });
}

const words: InEveryLanguage<{
  title: string;
  titleOfLink: string;
  opening(name: string): string;
  titleOfCard: string;
  openingOfCard(name: string): string;
  cardStays: string;
  openingOfLink(name: string): string;
  goesBack(amount: string): string;
  nearest: string;
  time(day: string, time: string): string;
  bookAgain: string;
}> = {
  en: {
    title: 'Your session could not be booked, and your money goes back',
    titleOfLink: 'Your money goes back: this was not owed any more',
    openingOfLink: (name) =>
      `Hello ${name}, what you paid for was paid already, or no longer owed, when your payment arrived.`,
    opening: (name) =>
      `Hello ${name}, the time that you chose was no longer free when your payment arrived.`,
    titleOfCard: 'Your session could not be booked',
    openingOfCard: (name) =>
      `Hello ${name}, the time that you chose was no longer free when your card was added.`,
    cardStays: 'Nothing was charged. Your card stays on file, so that you need not add it again.',
    goesBack: (amount) =>
      `All of it, ${amount}, goes back to where it came from. Your bank may take a few days to show it.`,
    nearest: 'These times are near it:',
    time: (day, time) => `${day}, ${time}`,
    bookAgain: 'Choose another time',
  },
  ar: {
    title: 'تعذّر حجز جلستك، وسيُعاد إليك المبلغ',
    titleOfLink: 'سيُعاد إليك المبلغ: لم يعد مستحقاً',
    openingOfLink: (name) =>
      `مرحباً ${name}، كان ما دفعت ثمنه مدفوعاً بالفعل أو لم يعد مستحقاً عند وصول دفعتك.`,
    opening: (name) => `مرحباً ${name}، لم يعد الوقت الذي اخترته متاحاً عند وصول دفعتك.`,
    titleOfCard: 'تعذّر حجز جلستك',
    openingOfCard: (name) => `مرحباً ${name}، لم يعد الوقت الذي اخترته متاحاً عند إضافة بطاقتك.`,
    cardStays: 'لم يُخصم شيء. تبقى بطاقتك محفوظة ولا حاجة إلى إضافتها مرة أخرى.',
    goesBack: (amount) =>
      `سيُعاد المبلغ كاملاً، ${amount}، إلى وسيلة الدفع نفسها. قد يستغرق ظهوره لدى مصرفك بضعة أيام.`,
    nearest: 'أقرب الأوقات المتاحة:',
    time: (day, time) => `${day}، ${isolated(time)}`,
    bookAgain: 'اختيار وقت آخر',
  },
};

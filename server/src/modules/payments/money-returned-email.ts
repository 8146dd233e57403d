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
  readonly amountMinor: number;
  /** What it was for; `owed` came by a link, for what was no longer owed. */
  readonly was: 'session' | 'owed' | 'gift';
  /** The nearest times that were free: `YYYY-MM-DD` and `HH:MM`. */
  readonly freeTimes: readonly { readonly date: string; readonly time: string }[];
}

/** Tells that a paid session could not be booked, and that all money goes back. */
export function paymentReturnedMail(payment: ReturnedPayment, sender: Sender): QueuedMail {
  const { language, freeTimes } = payment;
  const say = words[language];
  const hasMoney = payment.amountMinor > 0;
  const kind = payment.was === 'session' && !hasMoney ? 'cardOnFile' : payment.was;
  const times = freeTimes.map(({ date, time }) => say.time(dayAtDesk(date, language), time));
  return composeMail(sender, {
    eventKey: `payment-returned:${payment.id}`,
    to: payment.email,
    language,
    title: say[kind].title,
    paragraphs: [
      say[kind].opening(payment.firstName),
      hasMoney ? say.goesBack(amountInWords(payment.amountMinor)[language]) : say.cardStays,
      ...(times.length > 0 ? [`${say.nearest}\n${times.join('\n')}`] : []),
    ],
    ...(payment.was === 'session' && {
      link: { label: say.bookAgain, url: linkAfterSignIn(sender.publicUrl, '/booking') },
    }),
  });
}

interface Opening {
  readonly title: string;
  opening(name: string): string;
}

const words: InEveryLanguage<{
  session: Opening;
  owed: Opening;
  gift: Opening;
  cardOnFile: Opening;
  cardStays: string;
  goesBack(amount: string): string;
  nearest: string;
  time(day: string, time: string): string;
  bookAgain: string;
}> = {
  en: {
    session: {
      title: 'Your session could not be booked, and your money goes back',
      opening: (name) =>
        `Hello ${name}, the time that you chose was no longer free when your payment arrived.`,
    },
    owed: {
      title: 'Your money goes back: this was not owed any more',
      opening: (name) =>
        `Hello ${name}, what you paid for was paid already, or no longer owed, when your payment arrived.`,
    },
    gift: {
      title: 'Your gift card could not be made, and your money goes back',
      opening: (name) =>
        `Hello ${name}, your gift card could no longer be made when your payment arrived.`,
    },
    cardOnFile: {
      title: 'Your session could not be booked',
      opening: (name) =>
        `Hello ${name}, the time that you chose was no longer free when your card was added.`,
    },
    cardStays: 'Nothing was charged. Your card stays on file, so that you need not add it again.',
    goesBack: (amount) =>
      `All of it, ${amount}, goes back to where it came from. Your bank may take a few days to show it.`,
    nearest: 'These times are near it:',
    time: (day, time) => `${day}, ${time}`,
    bookAgain: 'Choose another time',
  },
  ar: {
    session: {
      title: 'تعذّر حجز جلستك، وسيُعاد إليك المبلغ',
      opening: (name) => `مرحباً ${name}، لم يعد الوقت الذي اخترته متاحاً عند وصول دفعتك.`,
    },
    owed: {
      title: 'سيُعاد إليك المبلغ: لم يعد مستحقاً',
      opening: (name) =>
        `مرحباً ${name}، كان ما دفعت ثمنه مدفوعاً بالفعل أو لم يعد مستحقاً عند وصول دفعتك.`,
    },
    gift: {
      title: 'تعذّر إصدار بطاقة الهدية، وسيُعاد إليك المبلغ',
      opening: (name) => `مرحباً ${name}، لم يعد إصدار بطاقة الهدية ممكناً عند وصول دفعتك.`,
    },
    cardOnFile: {
      title: 'تعذّر حجز جلستك',
      opening: (name) => `مرحباً ${name}، لم يعد الوقت الذي اخترته متاحاً عند إضافة بطاقتك.`,
    },
    cardStays: 'لم يُخصم شيء. تبقى بطاقتك محفوظة ولا حاجة إلى إضافتها مرة أخرى.',
    goesBack: (amount) =>
      `سيُعاد المبلغ كاملاً، ${amount}، إلى وسيلة الدفع نفسها. قد يستغرق ظهوره لدى مصرفك بضعة أيام.`,
    nearest: 'أقرب الأوقات المتاحة:',
    time: (day, time) => `${day}، ${isolated(time)}`,
    bookAgain: 'اختيار وقت آخر',
  },
};

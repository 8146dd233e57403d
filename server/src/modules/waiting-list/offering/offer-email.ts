import { amountText } from '@limber/contract/money/amount-text.ts';
import { withCurrency } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { PlainName } from '../../accounts/name-rules.ts';
import { composeMail, type Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';

/** An offered time as its mail says it, in the language of its client. */
export interface OfferMailData {
  readonly id: string;
  readonly language: Language;
  readonly email: string;
  readonly firstName: PlainName;
  /** With the weekday, such as 'Friday 6 March', and `HH:MM`. */
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly services: readonly string[];
  readonly therapist: string;
  readonly branch: string;
  /** 0: a package pays. */
  readonly priceAmount: number;
  /** Until when it is held; `date` is null for today. */
  readonly until: { readonly time: string; readonly date: string | null };
  /** The link that books it. */
  readonly url: string;
}

/** The mail about a time that came free, with the link that books it. */
export function offerMail(offer: OfferMailData, sender: Sender): QueuedMail {
  const { id, language, email, until } = offer;
  const say = words[language];
  const session = [
    offer.services.join(say.comma),
    say.lasting(offer.minutes),
    say.withTherapist(offer.therapist),
    offer.branch,
    say.price(offer.priceAmount),
  ];
  return composeMail(sender, {
    ...{ eventKey: `waitlist-offer:${id}`, to: email, language },
    title: say.title(offer.date, offer.time),
    paragraphs: [
      say.opening(offer.firstName),
      session.join('\n'),
      say.held(until.time, until.date),
      say.otherwise,
    ],
    link: { label: say.book, url: offer.url },
  });
}

const words: InEveryLanguage<{
  comma: string;
  title(date: string, time: string): string;
  opening(name: string): string;
  lasting(minutes: number): string;
  withTherapist(name: string): string;
  price(amount: number): string;
  /** `date` is null for today. */
  held(time: string, date: string | null): string;
  otherwise: string;
  book: string;
}> = {
  en: {
    comma: ', ',
    title: (date, time) => `A time has come free: ${date}, ${time}`,
    opening: (name) => `Hello ${name}, you wait for a time, and this one has come free.`,
    lasting: (minutes) => countInEnglish(minutes, 'minute'),
    withTherapist: (name) => `with ${name}`,
    price: (amount) =>
      amount === 0 ? 'Paid from your package' : withCurrency(amountText(amount), amount, 'en'),
    held: (time, date) =>
      date === null
        ? `We hold it for you until ${time}.`
        : `We hold it for you until ${time} on ${date}.`,
    otherwise: 'If it does not suit you, we offer it to the next. You stay on the waiting list.',
    book: 'Book this time',
  },
  ar: {
    comma: '، ',
    title: (date, time) => `أصبح موعد متاحاً: ${date}، ${isolated(time)}`,
    opening: (name) => `مرحباً ${name}، أنت على قائمة الانتظار، وقد أصبح هذا الموعد متاحاً.`,
    lasting: (minutes) => countInArabic(minutes, 'minutes'),
    withTherapist: (name) => `مع ${name}`,
    price: (amount) =>
      amount === 0 ? 'يُدفع من باقتك' : withCurrency(amountText(amount), amount, 'ar'),
    held: (time, date) =>
      date === null
        ? `نحفظه لك حتى الساعة ${isolated(time)}.`
        : `نحفظه لك حتى الساعة ${isolated(time)} يوم ${date}.`,
    otherwise: 'إن لم يناسبك نعرضه على من يليك، وتبقى على قائمة الانتظار.',
    book: 'حجز هذا الموعد',
  },
};

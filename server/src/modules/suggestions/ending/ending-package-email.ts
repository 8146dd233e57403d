import { LAST_NOTICE_DAYS } from '@limber/contract/terms/packages.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import { composeMail, linkAfterSignIn, type Sender } from '../../notifications/compose-mail.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import type { QueuedMail } from '../../notifications/queries.ts';
import type { StoredPackageMail } from '../../packages/read-package-mail.ts';

/** The content of the mail about the end of a package. */
export type EndingPackage = Pick<
  StoredPackageMail,
  'id' | 'name' | 'firstName' | 'language' | 'balanceMinutes' | 'expiresOn' | 'lastDay'
> & { readonly email: string };

/** A proposed time as a mail says it, with the link that books it. */
export interface ProposedTime {
  readonly label: string;
  readonly url: string;
}

/** What an ending package is told with: how early, and times that fit; none are a plain notice. */
export interface EndingNotice {
  readonly daysBefore: number;
  readonly times: readonly ProposedTime[];
  /** The way out of offers by mail. */
  readonly noOffersUrl: string;
}

/** Tells the owner that the last day of use is near; once for each last day and notice. */
export function packageExpiringMail(
  data: EndingPackage,
  { daysBefore, times, noOffersUrl }: EndingNotice,
  sender: Sender,
): QueuedMail {
  const say = words[data.language];
  const lastDay = data.lastDay ?? '';
  const { whatEnds, proposes } = endingSentences(data, times);
  return composeMail(sender, {
    eventKey: expiringEvent(data, daysBefore),
    to: data.email,
    language: data.language,
    title: say.expiringTitle(lastDay),
    paragraphs: [say.hello(data.firstName), whatEnds, proposes],
    choices: times,
    link: {
      label: times.length > 0 ? say.otherTimes : say.bookingLink,
      url: linkAfterSignIn(sender.publicUrl, '/booking'),
    },
    ...(times.length > 0 && { otherLink: { label: say.noOffers, url: noOffersUrl } }),
  });
}

/** What ends until when, and what is proposed. */
export function endingSentences(
  { language, name, balanceMinutes, lastDay }: Omit<EndingPackage, 'email'>,
  times: readonly ProposedTime[],
): { whatEnds: string; proposes: string } {
  const say = words[language];
  const until = lastDay ?? '';
  return {
    whatEnds:
      balanceMinutes === null
        ? say.unlimitedUntil(name, until)
        : say.minutesUntil(name, balanceMinutes, until),
    proposes: times.length > 0 ? say.times : say.bookInTime,
  };
}

/** Identifies a notice of the end of a package. */
export function expiringEvent(
  { id, expiresOn }: Pick<EndingPackage, 'id' | 'expiresOn'>,
  daysBefore: number,
): string {
  const last = `package-expiring:${id}:${expiresOn}`;
  return daysBefore === LAST_NOTICE_DAYS ? last : `${last}:${daysBefore}`;
}

const words: InEveryLanguage<{
  hello(name: string): string;
  expiringTitle(day: string): string;
  minutesUntil(name: string, minutes: number, day: string): string;
  unlimitedUntil(name: string, day: string): string;
  bookInTime: string;
  times: string;
  bookingLink: string;
  otherTimes: string;
  noOffers: string;
}> = {
  en: {
    hello: (name) => `Hello ${name},`,
    expiringTitle: (day) => `Your package ends on ${day}`,
    minutesUntil: (name, minutes, day) =>
      `Your ${name} still has ${countInEnglish(minutes, 'minute')}. Its last day is ${day}; what is left after it expires.`,
    unlimitedUntil: (name, day) => `The last day of your ${name} is ${day}.`,
    bookInTime: 'There is still time for a session or two.',
    times: 'These times would suit you. One press takes you to the booking:',
    bookingLink: 'Book a session',
    otherTimes: 'Choose another time',
    noOffers: 'No more offers by e-mail',
  },
  ar: {
    hello: (name) => `مرحباً ${name}،`,
    expiringTitle: (day) => `تنتهي باقتك في ${day}`,
    minutesUntil: (name, minutes, day) =>
      `الرصيد المتبقي في «${name}»: ${countInArabic(minutes, 'minutes')}. آخر يوم لاستخدامها هو ${day}، وما يتبقى بعده يسقط.`,
    unlimitedUntil: (name, day) => `آخر يوم في «${name}» هو ${day}.`,
    bookInTime: 'لا يزال الوقت متاحاً لجلسة أو أكثر.',
    times: 'هذه مواعيد تناسبك، وبضغطة واحدة تصل إلى حجزها:',
    bookingLink: 'حجز جلسة',
    otherTimes: 'اختيار موعد آخر',
    noOffers: 'لا أريد عروضاً بالبريد الإلكتروني',
  },
};

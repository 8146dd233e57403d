import type { Language } from '@limber/contract/values.ts';
import { composeMail } from '../notifications/compose-mail.ts';
import type { InEveryLanguage } from '../notifications/letter.ts';
import { linkAfterSignIn } from '../notifications/link-after-sign-in.ts';
import type { QueuedMail } from '../notifications/queries.ts';
import type { Sender } from '../notifications/read-sender.ts';

/** What a mail about a package tells its owner. */
export interface ToldPackage {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  /** Null: unlimited. */
  readonly balanceMinutes: number | null;
  /** Last day of use as `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
  /** The same day written out in the owner's language. */
  readonly lastDay: string | null;
}

/** Tells the owner that few minutes are left; once in a package's life. */
export function packageLowMail(told: ToldPackage, sender: Sender): QueuedMail {
  const say = words[told.language];
  const minutes = told.balanceMinutes ?? 0;
  return composeMail(sender, {
    eventKey: `package-low:${told.id}`,
    to: told.email,
    language: told.language,
    title: minutes > 0 ? say.lowTitle(minutes) : say.emptyTitle,
    paragraphs: [
      say.hello(told.firstName),
      minutes > 0 ? say.low(told.name, minutes) : say.empty(told.name),
      ...(minutes > 0 && told.lastDay !== null ? [say.until(told.lastDay)] : []),
      say.next,
    ],
    link: {
      label: say.packagesLink,
      url: linkAfterSignIn(sender.publicUrl, '/profile#packages'),
    },
  });
}

/** Tells the owner that the last day of use is near; once for each last day. */
export function packageExpiringMail(told: ToldPackage, sender: Sender): QueuedMail {
  const say = words[told.language];
  const lastDay = told.lastDay ?? '';
  return composeMail(sender, {
    eventKey: `package-expiring:${told.id}:${told.expiresOn}`,
    to: told.email,
    language: told.language,
    title: say.expiringTitle(lastDay),
    paragraphs: [
      say.hello(told.firstName),
      told.balanceMinutes === null
        ? say.unlimitedUntil(told.name, lastDay)
        : say.minutesUntil(told.name, told.balanceMinutes, lastDay),
      say.bookInTime,
    ],
    link: { label: say.bookingLink, url: linkAfterSignIn(sender.publicUrl, '/booking') },
  });
}

const words: InEveryLanguage<{
  hello(name: string): string;
  lowTitle(minutes: number): string;
  low(name: string, minutes: number): string;
  emptyTitle: string;
  empty(name: string): string;
  until(day: string): string;
  next: string;
  packagesLink: string;
  expiringTitle(day: string): string;
  minutesUntil(name: string, minutes: number, day: string): string;
  unlimitedUntil(name: string, day: string): string;
  bookInTime: string;
  bookingLink: string;
}> = {
  en: {
    hello: (name) => `Hello ${name},`,
    lowTitle: (minutes) => `Your package has ${minutesInEnglish(minutes)} left`,
    low: (name, minutes) => `Your ${name} has ${minutesInEnglish(minutes)} left.`,
    emptyTitle: 'Your package is used up',
    empty: (name) => `All minutes of your ${name} are booked.`,
    until: (day) => `You can use them until ${day}.`,
    next: 'When they are used, you can buy your next package with any booking.',
    packagesLink: 'See your packages',
    expiringTitle: (day) => `Your package ends on ${day}`,
    minutesUntil: (name, minutes, day) =>
      `Your ${name} still has ${minutesInEnglish(minutes)}. Its last day is ${day}; what is left after it expires.`,
    unlimitedUntil: (name, day) => `The last day of your ${name} is ${day}.`,
    bookInTime: 'There is still time for a session or two.',
    bookingLink: 'Book a session',
  },
  ar: {
    hello: (name) => `مرحباً ${name}،`,
    lowTitle: (minutes) => `بقي في باقتك ${minutesInArabic(minutes)}`,
    low: (name, minutes) => `بقي في «${name}» ${minutesInArabic(minutes)}.`,
    emptyTitle: 'نفدت دقائق باقتك',
    empty: (name) => `حُجزت جميع دقائق «${name}».`,
    until: (day) => `يمكنك استخدامها حتى ${day}.`,
    next: 'وبعد استخدامها يمكنك شراء باقتك التالية مع أي حجز.',
    packagesLink: 'عرض باقاتك',
    expiringTitle: (day) => `تنتهي باقتك في ${day}`,
    minutesUntil: (name, minutes, day) =>
      `بقي في «${name}» ${minutesInArabic(minutes)}. آخر يوم لاستخدامها هو ${day}، وما يتبقى بعده يسقط.`,
    unlimitedUntil: (name, day) => `آخر يوم في «${name}» هو ${day}.`,
    bookInTime: 'لا يزال الوقت متاحاً لجلسة أو أكثر.',
    bookingLink: 'حجز جلسة',
  },
};

function minutesInEnglish(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function minutesInArabic(minutes: number): string {
  if (minutes === 1) return 'دقيقة واحدة';
  if (minutes === 2) return 'دقيقتان';
  const ending = minutes % 100;
  return `${minutes} ${ending >= 3 && ending <= 10 ? 'دقائق' : 'دقيقة'}`;
}

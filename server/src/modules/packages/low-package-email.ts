import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { PlainName } from '../accounts/name-rules.ts';
import type { Sender } from '../notifications/compose-mail.ts';
import { composeMail, linkAfterSignIn } from '../notifications/compose-mail.ts';
import type { InEveryLanguage } from '../notifications/mail-layout.ts';
import type { QueuedMail } from '../notifications/queries.ts';

/** The content of a mail about a package to its owner. */
export interface PackageMailData {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly firstName: PlainName;
  readonly language: Language;
  /** Null: unlimited. */
  readonly balanceMinutes: number | null;
  /** Last day of use as `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
  /** The same day written out in the owner's language. */
  readonly lastDay: string | null;
}

/** Tells the owner that few minutes are left; once in a package's life. */
export function packageLowMail(data: PackageMailData, sender: Sender): QueuedMail {
  const say = words[data.language];
  const minutes = data.balanceMinutes ?? 0;
  return composeMail(sender, {
    eventKey: `package-low:${data.id}`,
    to: data.email,
    language: data.language,
    title: minutes > 0 ? say.lowTitle(minutes) : say.emptyTitle,
    paragraphs: [
      say.hello(data.firstName),
      minutes > 0 ? say.low(data.name, minutes) : say.empty(data.name),
      ...(minutes > 0 && data.lastDay !== null ? [say.until(data.lastDay)] : []),
      say.next,
    ],
    link: {
      label: say.packagesLink,
      url: linkAfterSignIn(sender.publicUrl, '/profile#packages'),
    },
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
  },
  ar: {
    hello: (name) => `مرحباً ${name}،`,
    lowTitle: (minutes) => `الرصيد المتبقي في باقتك: ${countInArabic(minutes, 'minutes')}`,
    low: (name, minutes) => `الرصيد المتبقي في «${name}»: ${countInArabic(minutes, 'minutes')}.`,
    emptyTitle: 'نفدت دقائق باقتك',
    empty: (name) => `حُجزت جميع دقائق «${name}».`,
    until: (day) => `يمكنك استخدامها حتى ${day}.`,
    next: 'وبعد استخدامها يمكنك شراء باقتك التالية مع أي حجز.',
    packagesLink: 'عرض باقاتك',
  },
};

function minutesInEnglish(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

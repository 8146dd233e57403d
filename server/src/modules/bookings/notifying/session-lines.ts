import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import type { BookingMailData, BookingWords } from './read-mail-data.ts';

/** Separates the parts of a line. */
const comma: InEveryLanguage<string> = { en: ', ', ar: '، ' };

/** When a session starts; read anywhere, so the clock is named. */
export function startLine({ language, date, time }: BookingMailData): string {
  return `${date}${comma[language]}${time} ${dubaiTime[language]}`;
}

const dubaiTime: InEveryLanguage<string> = { en: 'Dubai time', ar: 'بتوقيت دبي' };

/** A session as every mail shows it: services, length, therapist, branch, and what is paid. */
export function sessionLines(booking: BookingMailData, payment: readonly string[] = []): string {
  const between = comma[booking.language];
  return [
    booking.serviceNames.join(between),
    lasting[booking.language]((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000),
    withTherapist[booking.language](booking.therapistName),
    `${booking.locationName}${between}${booking.locationAddress}`,
    ...payment,
  ].join('\n');
}

/** What a session takes from its package, for a line of a mail or calendar. */
export function takenFrom(
  language: Language,
  { name, minutes, totalMinutes }: NonNullable<BookingWords['package']>,
): string {
  const say = taking[language];
  return totalMinutes === null ? say.included(name) : say.minutes(minutes, name);
}

const taking: InEveryLanguage<{
  minutes(minutes: number, packageName: string): string;
  included(packageName: string): string;
}> = {
  en: {
    minutes: (minutes, packageName) =>
      `${countInEnglish(minutes, 'minute')} of your ${packageName}`,
    included: (packageName) => `Included in your ${packageName}`,
  },
  ar: {
    minutes: (minutes, packageName) =>
      `${countInArabic(minutes, 'minutes')} من باقتك «${packageName}»`,
    included: (packageName) => `ضمن باقتك «${packageName}»`,
  },
};

const lasting: InEveryLanguage<(minutes: number) => string> = {
  en: (minutes) => countInEnglish(minutes, 'minute'),
  ar: (minutes) => countInArabic(minutes, 'minutes'),
};

const withTherapist: InEveryLanguage<(name: string) => string> = {
  en: (name) => `with ${name}`,
  ar: (name) => `مع ${name}`,
};

import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { InEveryLanguage } from '../../notifications/letter.ts';
import type { BookingMailData } from './read-mail-data.ts';

/** What stands between parts of a line. */
export const comma: InEveryLanguage<string> = { en: ', ', ar: '، ' };

/** A session as every mail about it says it: services, length, therapist, branch, and what is paid. */
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

const lasting: InEveryLanguage<(minutes: number) => string> = {
  en: (minutes) => countInEnglish(minutes, 'minute'),
  ar: (minutes) => countInArabic(minutes, 'minutes'),
};

const withTherapist: InEveryLanguage<(name: string) => string> = {
  en: (name) => `with ${name}`,
  ar: (name) => `مع ${name}`,
};

import type { InEveryLanguage } from '../../notifications/letter.ts';
import type { BookingMailData } from './read-mail-data.ts';

/** What stands between parts of a line. */
export const comma: InEveryLanguage<string> = { en: ', ', ar: '، ' };

/** A session as every mail about it says it: services, therapist, branch, and what is paid. */
export function sessionLines(booking: BookingMailData, payment: readonly string[] = []): string {
  const between = comma[booking.language];
  return [
    booking.serviceNames.join(between),
    withTherapist[booking.language](booking.therapistName),
    `${booking.locationName}${between}${booking.locationAddress}`,
    ...payment,
  ].join('\n');
}

const withTherapist: InEveryLanguage<(name: string) => string> = {
  en: (name) => `with ${name}`,
  ar: (name) => `مع ${name}`,
};

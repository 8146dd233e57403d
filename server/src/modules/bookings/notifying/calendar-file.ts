import type { Language } from '@limber/contract/values/people.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { Sender } from '../../notifications/compose-mail.ts';
import { cutoffOf, freeUntil } from '../changing/cancel-rules.ts';
import { type BookingWords, takenFrom } from './session-in-mails.ts';

/** The session that a calendar file is about. */
export interface CalendarSession {
  readonly id: string;
  readonly language: Language;
  readonly clientEmail: string | null;
  readonly therapistName: string;
  readonly serviceNames: readonly string[];
  readonly locationName: string;
  readonly locationAddress: string;
  /** The package that pays; null: paid separately. */
  readonly package: BookingWords['package'];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutoffHours: number | null;
  readonly isCancelled: boolean;
  /** How often it was moved or cancelled so far: the file with the higher number wins. */
  readonly changes: number;
}

/**
 * A session as an iCalendar file. Every file about one session carries the same UID, so that a
 * calendar changes or removes its entry instead of adding another.
 *
 * @param purpose `invite` and `cancel` go by mail, `download` is added to a calendar by hand
 */
export function calendarFile(
  session: CalendarSession,
  sender: Sender,
  purpose: 'invite' | 'cancel' | 'download',
  now: Date,
): string {
  const say = words[session.language];
  // The library writes the producer unescaped: a line break would start a new calendar line.
  const brand = sender.brand.replaceAll(/\p{Cc}+/gu, ' ').trim();
  const calendar = ical({
    prodId: { company: brand, product: 'Bookings' },
    name: brand,
    method: {
      invite: ICalCalendarMethod.REQUEST,
      cancel: ICalCalendarMethod.CANCEL,
      download: ICalCalendarMethod.PUBLISH,
    }[purpose],
  });
  calendar.createEvent({
    id: `${session.id}@limber`,
    sequence: session.changes,
    status: session.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: session.startsAt,
    end: session.endsAt,
    summary: say.summary(session.serviceNames.join(say.comma), brand),
    description: [
      say.with(session.therapistName),
      session.package && `${takenFrom(session.language, session.package)}.`,
      now > freeUntil(session) ? say.tooLate : say.policy(cutoffOf(session)),
    ]
      .filter(Boolean)
      .join(' '),
    location: `${session.locationName}${say.comma}${session.locationAddress}`,
    url: `${sender.publicUrl}/profile`,
    // A request must name one (RFC 5546, 3.2), also of a studio without an address of its own.
    organizer: {
      name: brand,
      email: sender.email ?? `noreply@${new URL(sender.publicUrl).hostname}`,
    },
    // A request or cancellation must name its recipient (RFC 5546, 3.2).
    attendees:
      purpose === 'download' || session.clientEmail === null
        ? []
        : [{ email: session.clientEmail, rsvp: false }],
  });
  // Every line ends so (RFC 5545, 3.1), and the library leaves the last one open.
  return `${calendar.toString()}\r\n`;
}

const words = {
  en: {
    comma: ', ',
    summary: (services: string, brand: string) => `${services} at ${brand}`,
    with: (therapist: string) => `With ${therapist}.`,
    policy: (hours: number) =>
      `Please tell us at least ${countInEnglish(hours, 'hour')} before your session. Otherwise the session counts as used.`,
    tooLate: 'It can no longer be cancelled or moved free of charge.',
  },
  ar: {
    comma: '، ',
    summary: (services: string, brand: string) => `${services} في ${brand}`,
    with: (therapist: string) => `مع ${therapist}.`,
    policy: (hours: number) =>
      `يرجى إبلاغنا قبل موعد الجلسة بمقدار ${countInArabic(hours, 'hours')} على الأقل، وإلا احتُسبت مستخدَمة.`,
    tooLate: 'لم يعد إلغاؤها أو تغيير موعدها مجاناً ممكناً.',
  },
};

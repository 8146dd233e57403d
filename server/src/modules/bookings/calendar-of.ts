import type { Language } from '@limber/contract/values.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Sender } from '../notifications/read-sender.ts';

/** The session that a calendar file is about. */
export interface CalendarSession {
  readonly id: string;
  readonly language: Language;
  readonly clientEmail: string;
  readonly therapistName: string;
  readonly serviceNames: readonly string[];
  readonly locationName: string;
  readonly locationAddress: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  /** How often it was moved or cancelled so far: the file with the higher number stands. */
  readonly changes: number;
}

/**
 * A session as an iCalendar file. Every file about one session carries the same UID, so that a
 * calendar changes or removes what it has instead of adding another.
 *
 * @param purpose `invite` and `cancel` go by mail, `download` is put into a calendar by hand
 */
export function calendarOf(
  session: CalendarSession,
  sender: Sender,
  purpose: 'invite' | 'cancel' | 'download',
  now: Date,
): string {
  const say = words[session.language];
  const calendar = ical({
    prodId: { company: sender.brand, product: 'Bookings' },
    name: sender.brand,
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
    summary: say.summary(session.serviceNames.join(say.comma), sender.brand),
    description: say.description(session.therapistName),
    location: `${session.locationName}${say.comma}${session.locationAddress}`,
    url: `${sender.publicUrl}/profile`,
    organizer: { name: sender.brand, email: sender.email },
    // A request or cancellation must name whom it is for (RFC 5546, 3.2).
    attendees: purpose === 'download' ? [] : [{ email: session.clientEmail, rsvp: false }],
  });
  return calendar.toString();
}

const words = {
  en: {
    comma: ', ',
    summary: (services: string, brand: string) => `${services} at ${brand}`,
    description: (therapist: string) =>
      `With ${therapist}. Please tell us at least 3 hours before your session. Otherwise the session counts as used.`,
  },
  ar: {
    comma: '، ',
    summary: (services: string, brand: string) => `${services} في ${brand}`,
    description: (therapist: string) =>
      `مع ${therapist}. يرجى إبلاغنا قبل 3 ساعات على الأقل من موعد جلستك، وإلا احتُسبت الجلسة مستخدمة.`,
  },
};

import { CALENDAR_READ_AGAIN_MINUTES } from '@limber/contract/terms/booking/calendars.ts';
import type { Language } from '@limber/contract/values/people.ts';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressOf, type Sender } from '../../notifications/compose-mail.ts';
import { freeUntil } from '../changing/cancel-rules.ts';
import {
  feeSentence,
  policySentence,
  type TakenFrom,
  takenFrom,
} from '../notifying/session-in-mails.ts';

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
  readonly package: TakenFrom | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cutoffHours: number | null;
  readonly priceAmount: number;
  /** What it costs once it is cancelled late or missed; null: its price. */
  readonly lateFeeAmount: number | null;
  readonly missedFeeAmount: number | null;
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
  const brand = nameOf(sender);
  const calendar = openCalendar(brand, METHODS[purpose]);
  calendar.createEvent({
    ...eventOf(session, now),
    summary: say.summary(session.serviceNames.join(say.comma), brand),
    description: describe(session, now > freeUntil(session)),
    location: `${session.locationName}${say.comma}${session.locationAddress}`,
    url: `${sender.publicUrl}/profile`,
    // A request must name one (RFC 5546, 3.2), also of a studio without an address of its own.
    organizer: { name: brand, email: addressOf(sender) },
    // A request or cancellation must name its recipient (RFC 5546, 3.2).
    attendees:
      purpose === 'download' || session.clientEmail === null
        ? []
        : [{ email: session.clientEmail, rsvp: false }],
  });
  return textOf(calendar);
}

/** What a calendar that somebody subscribed to shows of a session. */
export interface FeedEntry
  extends Pick<
    CalendarSession,
    'id' | 'startsAt' | 'endsAt' | 'isCancelled' | 'changes' | 'locationName'
  > {
  readonly title: string;
  readonly description: string;
  /** The address, or for the team the room; '': none. */
  readonly place: string;
  readonly changedAt: Date;
}

/** Sessions as a calendar that apps read again and again: it is the same until one changes. */
export function calendarOfSessions(
  entries: readonly FeedEntry[],
  sender: Sender,
  language: Language,
): string {
  const { comma } = words[language];
  const calendar = openCalendar(nameOf(sender), METHODS.download);
  calendar.ttl(CALENDAR_READ_AGAIN_MINUTES * 60);
  for (const entry of entries) {
    calendar.createEvent({
      ...eventOf(entry, entry.changedAt),
      summary: entry.title,
      description: entry.description,
      location: [entry.locationName, entry.place].filter(Boolean).join(comma),
    });
  }
  return textOf(calendar);
}

/** What a client reads of a session in their calendar. */
export function clientEntry(
  session: SaidInCalendar & Pick<CalendarSession, 'serviceNames'>,
  sender: Sender,
): Pick<FeedEntry, 'title' | 'description'> {
  const say = words[session.language];
  return {
    title: say.summary(session.serviceNames.join(say.comma), nameOf(sender)),
    description: describe(session, false),
  };
}

/** The parts that name a session, so that an app knows it again. */
function eventOf(
  {
    id,
    changes,
    isCancelled,
    startsAt,
    endsAt,
  }: Pick<CalendarSession, 'id' | 'changes' | 'isCancelled' | 'startsAt' | 'endsAt'>,
  stamp: Date,
) {
  return {
    id: `${id}@limber`,
    sequence: changes,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp,
    start: startsAt,
    end: endsAt,
  };
}

type SaidInCalendar = Pick<
  CalendarSession,
  | 'language'
  | 'therapistName'
  | 'package'
  | 'cutoffHours'
  | 'priceAmount'
  | 'lateFeeAmount'
  | 'missedFeeAmount'
>;

function describe(session: SaidInCalendar, isTooLate: boolean): string {
  const say = words[session.language];
  return [
    say.with(session.therapistName),
    session.package && `${takenFrom(session.language, session.package)}.`,
    isTooLate ? say.tooLate : policySentence(session),
    ...feeSentence(session, isTooLate),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The library writes the producer unescaped: a line break would start a new calendar line. */
function nameOf({ brand }: Sender): string {
  return brand.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

function openCalendar(brand: string, method: ICalCalendarMethod): ICalCalendar {
  return ical({ prodId: { company: brand, product: 'Bookings' }, name: brand, method });
}

const METHODS = {
  invite: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  download: ICalCalendarMethod.PUBLISH,
};

/** Every line ends so (RFC 5545, 3.1), and the library leaves the last one open. */
function textOf(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

const words = {
  en: {
    comma: ', ',
    summary: (services: string, brand: string) => `${services} at ${brand}`,
    with: (therapist: string) => `With ${therapist}.`,
    tooLate: 'It can no longer be cancelled or moved free of charge.',
  },
  ar: {
    comma: '، ',
    summary: (services: string, brand: string) => `${services} في ${brand}`,
    with: (therapist: string) => `مع ${therapist}.`,
    tooLate: 'لم يعد إلغاؤها أو تغيير موعدها مجاناً ممكناً.',
  },
};

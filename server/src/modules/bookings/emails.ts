import ical from 'ical-generator';
import { htmlOf, type Letter, textOf } from '../notifications/letter.ts';
import type { QueuedMail } from '../notifications/queries.ts';

/** What a mail about a booking tells. */
export interface ToldBooking {
  readonly id: string;
  readonly clientEmail: string;
  readonly clientFirstName: string;
  readonly therapistName: string;
  readonly serviceNames: readonly string[];
  readonly locationName: string;
  readonly locationAddress: string;
  /** Such as '4 March 2026'. */
  readonly date: string;
  /** `HH:MM` in Dubai. */
  readonly time: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceAed: number;
}

export interface Sender {
  readonly brand: string;
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  /** Where the product is reached, without a slash at the end. */
  readonly publicUrl: string;
}

/** The policy sentence, word for word as on the confirmation step. */
export const CANCELLATION_POLICY =
  'Please tell us at least 3 hours before your session. Otherwise the session counts as used.';

/** Confirms a booking, with the session as a calendar file. */
export function confirmationMail(booking: ToldBooking, sender: Sender, now: Date): QueuedMail {
  return mailOf(`booking-confirmed:${booking.id}`, booking, {
    title: `Your session on ${booking.date} at ${booking.time} is booked`,
    opening: `Hello ${booking.clientFirstName}, we look forward to seeing you.`,
    sender,
    calendar: calendarOf(booking, sender, now),
  });
}

/** Reminds of a session that starts in `hours` hours. */
export function reminderMail(booking: ToldBooking, hours: number, sender: Sender): QueuedMail {
  return mailOf(
    `booking-reminder:${booking.id}:${booking.startsAt.toISOString()}:${hours}`,
    booking,
    {
      title: hours === 24 ? 'Your session is tomorrow' : `Your session starts in ${hours} hours`,
      opening: `Hello ${booking.clientFirstName}, a reminder of your session.`,
      sender,
    },
  );
}

function mailOf(
  eventKey: string,
  booking: ToldBooking,
  {
    title,
    opening,
    sender,
    calendar,
  }: {
    title: string;
    opening: string;
    sender: Sender;
    calendar?: string;
  },
): QueuedMail {
  const letter: Letter = {
    brand: sender.brand,
    title,
    highlight: `${booking.date}, ${booking.time}`,
    paragraphs: [
      opening,
      [
        booking.serviceNames.join(', '),
        `with ${booking.therapistName}`,
        `${booking.locationName}, ${booking.locationAddress}`,
        `${booking.priceAed} AED`,
      ].join('\n'),
      CANCELLATION_POLICY,
    ],
    link: { label: 'See your appointments', url: `${sender.publicUrl}/profile` },
    footer: `${sender.legalName}\n${sender.phone} · ${sender.email}`,
  };
  return {
    eventKey,
    to: booking.clientEmail,
    subject: `${sender.brand}: ${title}`,
    text: textOf(letter),
    html: htmlOf(letter),
    calendar,
  };
}

function calendarOf(booking: ToldBooking, sender: Sender, now: Date): string {
  const calendar = ical({
    prodId: { company: sender.brand, product: 'Bookings' },
    name: sender.brand,
  });
  calendar.createEvent({
    id: `${booking.id}@limber`,
    stamp: now,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `${booking.serviceNames.join(', ')} at ${sender.brand}`,
    description: `With ${booking.therapistName}. ${CANCELLATION_POLICY}`,
    location: `${booking.locationName}, ${booking.locationAddress}`,
    url: `${sender.publicUrl}/profile`,
  });
  return calendar.toString();
}

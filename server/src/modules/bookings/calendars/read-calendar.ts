import type { AppointmentCalendar } from '@limber/contract/calendars/appointment-calendar.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import type { BookingDeps } from '../deps.ts';
import { readMailData } from '../notifying/session-in-mails.ts';
import { unknownAppointment } from '../read-booking.ts';
import { calendarFile } from './calendar-file.ts';
import { calendarLinks } from './calendar-links.ts';

/** One of the actor's own appointments as an iCalendar file. Refuses 404 any other. */
export async function readCalendar(
  deps: Pick<BookingDeps, 'db' | 'publicUrl'>,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<AppointmentCalendar> {
  const booking = await readMailData(deps.db, bookingId);
  if (booking?.clientId !== actor.accountId) throw unknownAppointment();
  const sender = await readSender(deps.db, deps.publicUrl);
  return {
    filename: `${fileNameOf(sender.brand)}-${dayOf(booking.startsAt)}.ics`,
    content: calendarFile(booking, sender, 'download', now),
    links: calendarLinks(booking, sender),
  };
}

/** A name in letters that every device stores; one in another script has none. */
function fileNameOf(brand: string): string {
  const letters = brand.toLowerCase().match(/[a-z0-9]+/g);
  return letters?.join('-') ?? 'session';
}

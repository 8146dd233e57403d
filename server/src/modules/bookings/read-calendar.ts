import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { refusal } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { readSender } from '../notifications/read-sender.ts';
import { calendarOf } from './calendar-of.ts';
import { readToldBooking } from './read-told-booking.ts';

/** One of the actor's own appointments as an iCalendar file. Refuses 404 any other. */
export async function readCalendar(
  parts: { readonly db: Db; readonly publicUrl: string },
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<{ filename: string; content: string }> {
  const told = await readToldBooking(parts.db, bookingId);
  if (told?.clientId !== actor.accountId) throw refusal(404, 'We do not know this appointment.');
  const sender = await readSender(parts.db, parts.publicUrl);
  return {
    filename: `${sender.brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${dayOf(told.startsAt)}.ics`,
    content: calendarOf(told, sender, 'download', now),
  };
}

import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { dayOf, longDateOf, timeOf } from '../../platform/dubai.ts';
import type { Tasks } from '../../platform/jobs.ts';
import { type MailParts, queueMail } from '../notifications/queue-mail.ts';
import { readSender, type Sender } from '../notifications/read-sender.ts';
import {
  cancellationMail,
  confirmationMail,
  movedMail,
  reminderMail,
  type ToldBooking,
} from './emails.ts';
import { readToldBooking } from './read-told-booking.ts';

export interface BookingTaskParts extends MailParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

type Mail = ReturnType<typeof confirmationMail>;
type Told = ToldBooking & { readonly status: string };

/** The jobs that bookings add, by name. Each looks again whether what it tells still holds. */
export function bookingTasks(parts: BookingTaskParts): Tasks {
  const tell = (bookingId: string, mailOf: (told: Told, sender: Sender) => Mail | null) =>
    parts.db.transaction().execute(async (trx: Trx) => {
      const told = await readToldBooking(trx, bookingId);
      const mail = told && mailOf(told, await readSender(trx, parts.publicUrl));
      if (mail) await queueMail(trx, parts, mail);
    });

  return {
    'confirm-booking': ({ bookingId }: { bookingId: string }) =>
      tell(bookingId, (told, sender) =>
        told.status === 'booked' ? confirmationMail(told, sender, parts.clock.now()) : null,
      ),

    'tell-booking-moved': (job: { bookingId: string; changes: number; fromStartsAt: string }) =>
      tell(job.bookingId, (told, sender) => {
        // Moved again or cancelled since: that has a mail of its own.
        if (told.status !== 'booked' || told.changes !== job.changes) return null;
        const before = new Date(job.fromStartsAt);
        const from = { date: longDateOf(dayOf(before), told.language), time: timeOf(before) };
        return movedMail(told, from, sender, parts.clock.now());
      }),

    'tell-booking-cancelled': ({ bookingId }: { bookingId: string }) =>
      tell(bookingId, (told, sender) =>
        told.isCancelled ? cancellationMail(told, sender, parts.clock.now()) : null,
      ),

    'remind-of-booking': (job: { bookingId: string; hours: number; startsAt: string }) =>
      tell(job.bookingId, (told, sender) => {
        // Cancelled or moved since: the reminder of the new time is a job of its own.
        if (told.status !== 'booked' || told.startsAt.toISOString() !== job.startsAt) return null;
        return told.startsAt > parts.clock.now() ? reminderMail(told, job.hours, sender) : null;
      }),
  };
}

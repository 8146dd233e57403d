import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { dayOf, longDateOf, timeOf } from '../../platform/dubai.ts';
import type { Tasks } from '../../platform/jobs.ts';
import { aedOf } from '../../platform/money.ts';
import { type MailParts, queueMail } from '../notifications/queue-mail.ts';
import { readStudio } from '../notifications/read-studio.ts';
import { confirmationMail, reminderMail, type Sender, type ToldBooking } from './emails.ts';
import { findBookingToTell } from './queries.ts';

export interface BookingTaskParts extends MailParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The jobs that bookings add, by name. */
export function bookingTasks(parts: BookingTaskParts): Tasks {
  return {
    'confirm-booking': ({ bookingId }: { bookingId: string }) =>
      parts.db.transaction().execute(async (trx) => {
        const told = await readToldBooking(trx, bookingId);
        if (told?.status !== 'booked') return;
        const sender = await senderOf(trx, parts.publicUrl);
        await queueMail(trx, parts, confirmationMail(told, sender, parts.clock.now()));
      }),

    'remind-of-booking': (job: { bookingId: string; hours: number; startsAt: string }) =>
      parts.db.transaction().execute(async (trx) => {
        const told = await readToldBooking(trx, job.bookingId);
        // Cancelled or moved since: the reminder of the new time is a job of its own.
        if (told?.status !== 'booked') return;
        if (told.startsAt.toISOString() !== job.startsAt) return;
        if (told.startsAt <= parts.clock.now()) return;
        const sender = await senderOf(trx, parts.publicUrl);
        await queueMail(trx, parts, reminderMail(told, job.hours, sender));
      }),
  };
}

async function readToldBooking(
  trx: Trx,
  bookingId: string,
): Promise<(ToldBooking & { status: string }) | null> {
  const row = await findBookingToTell(trx, bookingId);
  if (!row) return null;
  return {
    id: row.id,
    status: row.status,
    clientEmail: row.clientEmail,
    clientFirstName: row.clientFirstName,
    therapistName: `${row.first_name} ${row.last_name}`,
    serviceNames: row.lines.map((line) => line.service_name),
    locationName: row.locationName,
    locationAddress: row.locationAddress,
    date: longDateOf(dayOf(row.starts_at)),
    time: timeOf(row.starts_at),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    priceAed: aedOf(row.price_fils),
  };
}

async function senderOf(trx: Trx, publicUrl: string): Promise<Sender> {
  const studio = await readStudio(trx);
  return {
    brand: studio.brand,
    legalName: studio.legal_name,
    phone: studio.phone,
    email: studio.email,
    publicUrl,
  };
}

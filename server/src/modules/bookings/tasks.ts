import type { Tasks } from '../../platform/job-workers.ts';
import { dayOf, longDateOf, timeOf } from '../../platform/studio-days.ts';
import { readSender, type Sender } from '../notifications/compose-mail.ts';
import type { QueuedMail } from '../notifications/queries.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { BookingDeps } from './deps.ts';
import { healLateCancel } from './healing/heal-late-cancel.ts';
import { cancellationMail } from './notifying/cancellation-email.ts';
import {
  confirmationMail,
  movedMail,
  reminderEndsAt,
  reminderMail,
} from './notifying/confirmation-move-and-reminder-email.ts';
import { type BookingMailData, readMailData } from './notifying/session-in-mails.ts';

type BookingJob =
  | 'confirm-booking'
  | 'tell-booking-moved'
  | 'tell-booking-cancelled'
  | 'heal-late-cancel'
  | 'remind-of-booking';

/** The jobs that bookings add. Each checks again whether it still applies. */
export function bookingTasks(deps: BookingDeps): Pick<Tasks, BookingJob> {
  const send = (
    bookingId: string,
    mailOf: (data: BookingMailData, sender: Sender) => QueuedMail | null,
  ) =>
    deps.db.transaction().execute(async (trx) => {
      const data = await readMailData(trx, bookingId);
      // Known to the desk by telephone alone: there is nobody to write to.
      if (!data || data.clientEmail === null) return;
      const { clientEmail } = data;
      const mail = mailOf({ ...data, clientEmail }, await readSender(trx, deps.publicUrl));
      if (mail) await queueMail(trx, deps, mail);
    });

  return {
    'confirm-booking': ({ bookingId, changes }) =>
      send(bookingId, (data, sender) =>
        data.status === 'booked' ? confirmationMail(data, sender, deps.clock.now(), changes) : null,
      ),

    'tell-booking-moved': (job) =>
      send(job.bookingId, (data, sender) => {
        // Moved again or cancelled since: that has a mail of its own.
        const stands = data.status === 'booked' || data.status === 'check_in';
        if (!stands || data.changes !== job.changes) return null;
        const before = new Date(job.fromStartsAt);
        const from = { date: longDateOf(dayOf(before), data.language), time: timeOf(before) };
        return movedMail(data, from, sender, deps.clock.now());
      }),

    'tell-booking-cancelled': ({ bookingId }) =>
      send(bookingId, (data, sender) =>
        data.isCancelled ? cancellationMail(data, sender, deps.clock.now()) : null,
      ),

    'heal-late-cancel': ({ bookingId }) => healLateCancel(deps, bookingId, deps.clock.now()),

    'remind-of-booking': (job) =>
      send(job.bookingId, (data, sender) => {
        // Cancelled or moved since: the reminder of the new time is a job of its own.
        if (data.status !== 'booked' || data.startsAt.toISOString() !== job.startsAt) return null;
        const endsAt = reminderEndsAt(data.startsAt, job.hours);
        return endsAt > deps.clock.now() ? reminderMail(data, job.hours, sender) : null;
      }),
  };
}

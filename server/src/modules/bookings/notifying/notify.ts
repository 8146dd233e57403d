import type { BookingSource } from '@limber/contract/desk/day/bookings.ts';
import { TOLD_AFTER_SECONDS } from '@limber/contract/terms/mail-delivery.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps, NewJob } from '../../../platform/jobs.ts';
import type { RemindedHours } from '../../catalogue/settings/reminder-rules.ts';
import { findPlaceBefore, type WasAt } from '../queries.ts';
import { planReminders, readRemindedHours, reminderKeys } from './plan-reminders.ts';

/**
 * Adds the jobs that follow a booking: the confirmation at once, and each reminder, unless its moment has
 * passed already. One that was imported was confirmed
 * where it comes from. A client who has just moved or cancelled a session may go on: their confirmation waits, and is not
 * sent if they cancel meanwhile.
 */
export async function notifyBooked(
  trx: Trx,
  { jobs }: JobDeps,
  booking: {
    id: string;
    startsAt: Date;
    at: Date;
    source: BookingSource;
    remindedHours: RemindedHours;
    hasJustChanged: boolean;
  },
): Promise<void> {
  const confirmation: NewJob = booking.hasJustChanged
    ? planConfirmation(booking.id, booking.at)
    : { name: 'confirm-booking', payload: { bookingId: booking.id } };
  await jobs.addJobs(trx, [
    ...(booking.source === 'import' ? [] : [confirmation]),
    ...planReminders(booking, booking.remindedHours, booking.at),
  ]);
}

/**
 * Adds reminders of the new time in place of those of the old, and the mail about a move. Several moves that follow one
 * another become one mail, `TOLD_AFTER_SECONDS` after the last, with the time that the client was told before; none
 * where the session is back at what they were told.
 */
export async function notifyMoved(
  trx: Trx,
  { jobs }: JobDeps,
  booking: WasAt & { id: string; changes: number },
  now: Date,
): Promise<void> {
  const { id: bookingId } = booking;
  for (const key of reminderKeys(bookingId)) await jobs.removeJob(trx, key);
  // Who was not told of the booking yet is told where it is by now.
  const waits = await jobs.removeJob(trx, confirmedKey(bookingId));
  const before = await findPlaceBefore(trx, bookingId, TOLD_AFTER_SECONDS);
  const told = waits ? [planConfirmation(bookingId, now)] : planMoved(before, booking, now);
  if (told.length === 0) await jobs.removeJob(trx, movedKey(bookingId));
  await jobs.addJobs(trx, [...told, ...planReminders(booking, await readRemindedHours(trx), now)]);
}

/**
 * Where the client still thinks that a session is which was missed or cancelled right after the desk had
 * moved it, so that they were told of neither; undefined where they know. Asked before that is taken back.
 */
export function findPlaceTold(trx: Trx, bookingId: string): Promise<WasAt | undefined> {
  return findPlaceBefore(trx, bookingId, TOLD_AFTER_SECONDS);
}

/**
 * Adds the mail about a move of which the client was not told before the session was missed, now that it
 * stands again.
 *
 * @param before what {@link findPlaceTold} has answered
 */
export async function notifyNotMissed(
  trx: Trx,
  { jobs }: JobDeps,
  booking: WasAt & { id: string; changes: number },
  before: WasAt | undefined,
  now: Date,
): Promise<void> {
  await jobs.addJobs(trx, planMoved(before, booking, now));
}

/** The mail about moves of the desk, after a while; none where the session is back at what the client was told. */
function planMoved(
  before: WasAt | undefined,
  { id: bookingId, changes, ...booking }: WasAt & { id: string; changes: number },
  now: Date,
): NewJob[] {
  if (!before || isSamePlace(before, booking)) return [];
  return [
    {
      name: 'tell-booking-moved',
      payload: { bookingId, changes, fromStartsAt: before.startsAt.toISOString() },
      runAt: afterChanges(now),
      jobKey: movedKey(bookingId),
    },
  ];
}

function isSamePlace(one: WasAt, other: WasAt): boolean {
  return (
    one.therapistId === other.therapistId &&
    one.locationCode === other.locationCode &&
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime() &&
    one.serviceIds.join() === other.serviceIds.join()
  );
}

/**
 * Adds the mail about a cancellation, after a while in which it can be taken back, and takes the reminders back. A client
 * whose confirmation still waits is told neither of the booking nor of its end.
 */
export async function notifyCancelled(
  trx: Trx,
  { jobs }: JobDeps,
  bookingId: string,
  now: Date,
): Promise<void> {
  for (const key of reminderKeys(bookingId)) await jobs.removeJob(trx, key);
  if (await jobs.removeJob(trx, confirmedKey(bookingId))) return;
  await jobs.addJob(
    trx,
    'tell-booking-cancelled',
    { bookingId },
    { runAt: afterChanges(now), jobKey: cancelledKey(bookingId) },
  );
}

/**
 * Adds the reminders of a session that stands again after it was cancelled, and a confirmation where the
 * client was told that it is not; else the mail about a move of which they were not told before.
 *
 * @param before what {@link findPlaceTold} has answered
 */
export async function notifyStandsAgain(
  trx: Trx,
  { jobs }: JobDeps,
  booking: WasAt & { id: string; changes: number; wasTold: boolean },
  before: WasAt | undefined,
  now: Date,
): Promise<void> {
  const { id: bookingId, changes, wasTold } = booking;
  await jobs.removeJob(trx, cancelledKey(bookingId));
  await jobs.addJobs(trx, [
    ...(wasTold
      ? [{ name: 'confirm-booking' as const, payload: { bookingId, changes } }]
      : planMoved(before, booking, now)),
    ...planReminders(booking, await readRemindedHours(trx), now),
  ]);
}

/** A confirmation that is not sent if the session is cancelled before. */
function planConfirmation(bookingId: string, now: Date): NewJob {
  const jobKey = confirmedKey(bookingId);
  return { name: 'confirm-booking', payload: { bookingId }, runAt: afterChanges(now), jobKey };
}

/** When a client is told of a change, unless another follows before. */
function afterChanges(now: Date): Date {
  return new Date(now.getTime() + TOLD_AFTER_SECONDS * 1000);
}

const confirmedKey = (bookingId: string) => `confirmed:${bookingId}`;
const movedKey = (bookingId: string) => `moved:${bookingId}`;
const cancelledKey = (bookingId: string) => `cancelled:${bookingId}`;

import type { BookingSource } from '@limber/contract/desk/day/bookings.ts';
import { REMINDER_HOURS } from '@limber/contract/terms/booking/reminders.ts';
import { TOLD_AFTER_SECONDS } from '@limber/contract/terms/mail-delivery.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { JobDeps, NewJob } from '../../../platform/jobs.ts';
import { readDeskTerms } from '../../catalogue/settings/read-terms.ts';
import { type RemindedHours, remindedHoursOf } from '../../catalogue/settings/reminder-rules.ts';
import { findSlotBefore, type WasAt } from './queries.ts';
import { remindersOf } from './reminder-instant-rules.ts';

/**
 * Adds the jobs after a booking: the confirmation at once, and each reminder, unless it would be in
 * the past. An imported session was confirmed in the other system. For a client who has just moved
 * or cancelled a session the confirmation waits, and is not sent if they cancel meanwhile.
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
 * Replaces the reminders by those for the new time, and adds the mail about a move. Several moves
 * in a row become one mail, `TOLD_AFTER_SECONDS` after the last, with the time that the client knew
 * before; none when the session is back where they expect it.
 */
export async function notifyMoved(
  trx: Trx,
  { jobs }: JobDeps,
  booking: WasAt & { id: string; changes: number },
  now: Date,
): Promise<void> {
  const { id: bookingId } = booking;
  for (const key of reminderKeys(bookingId)) await jobs.removeJob(trx, key);
  // A client who has not had the confirmation yet gets it with the new time.
  const waits = await jobs.removeJob(trx, confirmedKey(bookingId));
  const before = await findSlotBefore(trx, bookingId, TOLD_AFTER_SECONDS);
  const told = waits ? [planConfirmation(bookingId, now)] : planMoved(before, booking, now);
  if (told.length === 0) await jobs.removeJob(trx, movedKey(bookingId));
  await jobs.addJobs(trx, [...told, ...planReminders(booking, await readRemindedHours(trx), now)]);
}

/**
 * Where the client still expects a session that was cancelled or a no-show right after the desk had
 * moved it, so that no mail went out; undefined where they know. Read it before that step is taken
 * back.
 */
export function findSlotTold(trx: Trx, bookingId: string): Promise<WasAt | undefined> {
  return findSlotBefore(trx, bookingId, TOLD_AFTER_SECONDS);
}

/**
 * Adds the mail about a move that did not go out before a no-show, now that the no-show is taken
 * back.
 *
 * @param before the result of {@link findSlotTold}
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

/**
 * The mail about moves by the desk, after a delay; none when the session is back where the client
 * expects it.
 */
function planMoved(
  before: WasAt | undefined,
  { id: bookingId, changes, ...booking }: WasAt & { id: string; changes: number },
  now: Date,
): NewJob[] {
  if (!before || isSameSlot(before, booking)) return [];
  return [
    {
      name: 'tell-booking-moved',
      payload: { bookingId, changes, fromStartsAt: before.startsAt.toISOString() },
      runAt: afterChanges(now),
      jobKey: movedKey(bookingId),
    },
  ];
}

function isSameSlot(one: WasAt, other: WasAt): boolean {
  return (
    one.therapistId === other.therapistId &&
    one.locationCode === other.locationCode &&
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime() &&
    one.serviceIds.join() === other.serviceIds.join()
  );
}

/**
 * Adds the mail about a cancellation, after a delay during which it can be taken back, and removes
 * the reminders. A client whose confirmation still waits gets neither mail. What was paid online
 * goes back by the terms, after the same delay.
 */
export async function notifyCancelled(
  trx: Trx,
  { jobs }: JobDeps,
  { id: bookingId, goesBackByItself }: { readonly id: string; readonly goesBackByItself: boolean },
  now: Date,
): Promise<void> {
  for (const key of reminderKeys(bookingId)) await jobs.removeJob(trx, key);
  if (goesBackByItself) {
    const runAt = afterChanges(now);
    await jobs.addJob(trx, 'give-back-cancelled', { bookingId }, { runAt });
  }
  if (await jobs.removeJob(trx, confirmedKey(bookingId))) return;
  await jobs.addJob(
    trx,
    'tell-booking-cancelled',
    { bookingId },
    { runAt: afterChanges(now), jobKey: cancelledKey(bookingId) },
  );
}

/**
 * Adds the reminders of a cancelled session that is restored, and a confirmation where the client
 * was told of the cancellation; otherwise the mail about a move that they do not know of.
 *
 * @param before the result of {@link findSlotTold}
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

/**
 * Keys of the jobs for the first and last reminder of a session: one job each, whatever the time.
 * They name the default hours, whatever is set, so that a changed setting leaves no job behind.
 */
export function reminderKeys(bookingId: string): [first: string, last: string] {
  const [first, last] = REMINDER_HOURS;
  return [`remind:${bookingId}:${first}`, `remind:${bookingId}:${last}`];
}

function planReminders(
  booking: { id: string; startsAt: Date },
  remindedHours: RemindedHours,
  now: Date,
): NewJob[] {
  const keys = reminderKeys(booking.id);
  return remindersOf(booking.startsAt, remindedHours, now).map(({ which, hours, at }) => ({
    name: 'remind-of-booking' as const,
    payload: { bookingId: booking.id, hours, startsAt: booking.startsAt.toISOString() },
    runAt: at,
    jobKey: keys[which],
  }));
}

/** The hours before a session at which the studio reminds its clients now. */
export async function readRemindedHours(trx: Db | Trx): Promise<RemindedHours> {
  return remindedHoursOf(await readDeskTerms(trx));
}

/** A confirmation that is not sent if the session is cancelled before. */
function planConfirmation(bookingId: string, now: Date): NewJob {
  const jobKey = confirmedKey(bookingId);
  return { name: 'confirm-booking', payload: { bookingId }, runAt: afterChanges(now), jobKey };
}

/** When a client is told of a change, unless another follows first. */
function afterChanges(now: Date): Date {
  return new Date(now.getTime() + TOLD_AFTER_SECONDS * 1000);
}

const confirmedKey = (bookingId: string) => `confirmed:${bookingId}`;
const movedKey = (bookingId: string) => `moved:${bookingId}`;
const cancelledKey = (bookingId: string) => `cancelled:${bookingId}`;

import type { Appointment } from '@limber/contract/bookings.ts';
import type { Trx } from '../../platform/db.ts';
import { at, dayOf, daysBetween, minutesInto, minutesOf } from '../../platform/dubai.ts';
import { refusal, sqlState, sqlStates } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { lockPackage } from '../packages/lock-package.ts';
import { refuseMove } from '../packages/rules.ts';
import { findNearestTimes } from '../scheduling/find-nearest-times.ts';
import { readTherapistDay } from '../scheduling/read-therapist-day.ts';
import type { ChangeParts } from './cancel.ts';
import { freeUntil, isOfDesk, mayChange, refuseLeaving, withoutOwn } from './change-rules.ts';
import {
  type BookingToChange,
  findAppointment,
  findBooking,
  findTherapist,
  lockBooking,
  lockTherapist,
  updateTime,
} from './queries.ts';
import { refusalOf, SlotTaken } from './refusal-of.ts';
import { judgeMove, NO_LONGER_FREE } from './rules.ts';
import { tellMoved } from './tell-moved.ts';

/** Where a session is moved to; `time` is `HH:MM` in Dubai. */
export interface Move {
  readonly date: string;
  readonly time: string;
  readonly therapistId: number;
}

/**
 * Moves a session to another time, or to another therapist of its branch, at one stroke: it keeps
 * its id, length, price and package, and what is refused leaves it where it was. Until 3 hours
 * before its start, the desk also later. Refuses 404 another client's, 400 a therapist who cannot
 * take it, 409 what is taken (with up to three nearest free times), closed, too late, or not covered
 * by its package on that day.
 *
 * @param to without `therapistId` the therapist stays
 */
export async function reschedule(
  parts: ChangeParts,
  actor: Actor,
  bookingId: string,
  to: Omit<Move, 'therapistId'> & { therapistId?: number | undefined },
  now: Date,
): Promise<Appointment> {
  const known = await findBooking(parts.db, bookingId);
  if (!known || !mayChange(actor, known)) {
    throw refusal(404, 'We do not know this appointment.');
  }
  const move = { ...to, therapistId: to.therapistId ?? known.therapistId };
  try {
    return await parts.db
      .transaction()
      .execute((trx) => moveInTransaction(parts, trx, actor, known, move, now));
  } catch (error) {
    const isTaken = error instanceof SlotTaken || sqlState(error) === sqlStates.exclusionViolation;
    if (!isTaken) throw error;
    const wish = {
      date: move.date,
      startsAt: minutesOf(move.time),
      lastsMinutes: minutesBetween(known),
    };
    throw refusal(409, error instanceof SlotTaken ? error.message : NO_LONGER_FREE, {
      free_times: await findNearestTimes(parts.db, move.therapistId, wish, now),
    });
  }
}

async function moveInTransaction(
  parts: ChangeParts,
  trx: Trx,
  actor: Actor,
  { id, clientId, packageId }: BookingToChange,
  move: Move,
  now: Date,
): Promise<Appointment> {
  const { date, therapistId } = move;
  const [held, , , booking, therapist, found] = await Promise.all([
    packageId === null
      ? null
      : lockPackage(trx, { packageId, personId: null, day: date, exceptBookingId: id }),
    lockTherapist(trx, therapistId),
    lockBooking(trx, id),
    findBooking(trx, id),
    findTherapist(trx, therapistId, []),
    readTherapistDay(trx, therapistId, date),
  ]);
  if (!booking) throw refusal(404, 'We do not know this appointment.');
  const startsAt = at(date, move.time);
  const stays =
    therapistId === booking.therapistId && startsAt.getTime() === booking.startsAt.getTime();
  const reason =
    refuseLeaving(booking, now) ??
    (now > freeUntil(booking.startsAt) && !isOfDesk(actor)
      ? 'This session starts in less than 3 hours, so it can no longer be moved.'
      : null) ??
    (held ? refuseMove(held, date) : null);
  if (reason !== null) throw refusal(409, reason);
  if (stays) return (await findAppointment(trx, id, clientId)) as Appointment;
  if (!therapist || !found || found.locationCode !== booking.locationCode) {
    const sentence = 'This therapist does not work at the branch of your session.';
    throw refusal(400, sentence, { fields: { therapist_id: sentence } });
  }
  const own = {
    from: minutesInto(date, booking.startsAt),
    to: minutesInto(date, booking.endsAt),
  };
  const lastsMinutes = minutesBetween(booking);
  const verdict = judgeMove(
    {
      locationCode: booking.locationCode,
      startsAt: minutesOf(move.time),
      lastsMinutes,
      daysAhead: daysBetween(dayOf(now), date),
    },
    booking.skills,
    {
      therapist: {
        name: `${therapist.firstName} ${therapist.lastName}`,
        locationCode: found.locationCode,
        booksByPhone: found.booksByPhone,
        serviceIds: therapist.serviceIds,
      },
      day: therapistId === booking.therapistId ? withoutOwn(found.day, own) : found.day,
      closedFor: found.closedFor,
      now: minutesInto(date, now),
    },
  );
  if (verdict.verdict !== 'move') throw refusalOf(verdict);
  const endsAt = new Date(startsAt.getTime() + lastsMinutes * 60_000);
  const change = { therapistId, startsAt, endsAt, actorId: actor.accountId, at: now };
  await updateTime(trx, booking, change);
  const told = { id, startsAt, fromStartsAt: booking.startsAt, changes: booking.changes + 1 };
  await tellMoved(trx, parts.jobs, told, now);
  return (await findAppointment(trx, id, clientId)) as Appointment;
}

function minutesBetween({ startsAt, endsAt }: BookingToChange): number {
  return (endsAt.getTime() - startsAt.getTime()) / 60_000;
}

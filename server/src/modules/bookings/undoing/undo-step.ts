import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { notAllowed, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { minutesInto, studioDayOf } from '../../../platform/studio-days.ts';
import { lockPackage } from '../../packages/minutes/take-and-return-minutes.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { readTherapistDay } from '../../scheduling/read-therapist-day.ts';
import { changeAtDesk, type SeenVersion } from '../changing/change-booking.ts';
import { findBooking } from '../changing/queries.ts';
import {
  type BookingToChange,
  isOfDesk,
  lengthOf,
} from '../changing/who-may-change-until-when-rules.ts';
import { nameOccupant } from '../conflicts/explain-conflict.ts';
import { findOccupantOf } from '../conflicts/queries.ts';
import type { ChangeDeps } from '../deps.ts';
import { unknownAppointment } from '../read-booking.ts';
import { findLeaving, findMade, listStepsOf } from './queries.ts';
import {
  NOT_OWN_STEP,
  NOTHING_TO_UNDO,
  refuseUndoing,
  type TimeAgain,
  takeBackBooking,
  takeBackCancelling,
  takeBackNoShow,
  takeBackStep,
} from './undo-step-rules.ts';

/**
 * Takes back the last step of a session, until the end of its day: a booking at the desk, a
 * check-in, a completion, a no-show or a cancellation; for the last two the time must still be
 * free. The desk may do so for any session, a therapist only for their own marks on their own
 * sessions. Refuses 404 an unknown session or another therapist's, 403 another person's mark, 409
 * where there is no such step, its day is over, or somebody has the time now, naming them.
 */
export async function undoStep(
  deps: ChangeDeps,
  actor: Actor,
  seen: SeenVersion,
  now: Date,
): Promise<BookingAtDesk> {
  const { db } = deps;
  const known = await findBooking(db, seen.id);
  const isTherapist = !isOfDesk(actor);
  if (!known || (isTherapist && known.therapistAccountId !== actor.accountId)) {
    throw unknownAppointment();
  }
  if (isTherapist && known.status === 'booked') throw refusal(409, NOTHING_TO_UNDO);
  if (isTherapist && !(await listOwnSteps(db, actor.accountId, [seen.id])).has(seen.id)) {
    throw refusal(403, NOT_OWN_STEP);
  }
  const tooLate = refuseUndoing(studioDayOf(known.startsAt), studioDayOf(now));
  if (tooLate !== null) throw refusal(409, tooLate);
  if (known.status === 'no_show') return undoNoShow(deps, actor, seen, now);
  if (known.status === 'booked') return undoBooking(deps, actor, seen, now);
  if (known.status === 'cancelled') return undoCancelling(deps, actor, seen, known, now);
  return changeAtDesk(deps, actor, { seen, known, decide: takeBackStep }, now);
}

/** Those of some sessions whose last step an account took, which a therapist may take back. */
export async function listOwnSteps(
  db: Db,
  accountId: number,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(bookingIds.length > 0 ? await listStepsOf(db, accountId, bookingIds) : []);
}

/** Takes back that a session was booked at the desk, as long as nothing else happened with it. */
function undoBooking(deps: ChangeDeps, actor: Actor, seen: SeenVersion, now: Date) {
  const read = (trx: Trx) => findMade(trx, seen.id);
  const decide = takeBackBooking;
  return changeAtDesk(deps, actor, { seen, movesMinutes: true, read, decide }, now);
}

/**
 * Takes back a no-show. Only the desk; refuses 404 an unknown session, 409 one that is not a
 * no-show, and one whose time another client has, naming them.
 */
export async function undoNoShow(
  deps: ChangeDeps,
  actor: Actor,
  seen: SeenVersion,
  now: Date,
): Promise<BookingAtDesk> {
  if (!isOfDesk(actor)) throw notAllowed();
  const read = (trx: Trx, known: BookingToChange) =>
    readTimeAgain(trx, actor, known, 'no_show', now);
  const decide = takeBackNoShow;
  return changeAtDesk(deps, actor, { seen, lockTime, read, decide }, now);
}

/** Takes back that a session was cancelled; its client must not be erased. */
function undoCancelling(
  deps: ChangeDeps,
  actor: Actor,
  seen: SeenVersion,
  known: BookingToChange,
  now: Date,
) {
  const { id, clientId, packageId } = known;
  const read = async (trx: Trx) => {
    const [held = null, time] = await Promise.all([
      packageId === null
        ? null
        : lockPackage(trx, { packageId, personId: clientId, exceptBookingId: id }),
      readTimeAgain(trx, actor, known, 'cancelled', now),
    ]);
    return { held, time };
  };
  const decide = (booking: BookingToChange, { held, time }: Awaited<ReturnType<typeof read>>) =>
    takeBackCancelling(booking, time, held);
  return changeAtDesk(deps, actor, { seen, known, needsClient: true, lockTime, read, decide }, now);
}

function lockTime(trx: Trx, { therapistId, serviceIds, locationCode, startsAt }: BookingToChange) {
  return lockTherapist(trx, therapistId, { serviceIds, locationCode, day: studioDayOf(startsAt) });
}

async function readTimeAgain(
  trx: Trx,
  actor: Actor,
  known: BookingToChange,
  left: 'cancelled' | 'no_show',
  now: Date,
): Promise<TimeAgain> {
  const { id, clientId, therapistId, locationCode, serviceIds, startsAt, endsAt } = known;
  const day = studioDayOf(startsAt);
  const [found, leaving, other] = await Promise.all([
    readTherapistDay(
      trx,
      { therapistId, date: day, locationCode, serviceIds, movingId: id },
      { now, holder: accountHolder(clientId) },
    ),
    findLeaving(trx, id, left),
    findOccupantOf(trx, {
      ...{ therapistId, locationCode, serviceIds, startsAt, endsAt },
      exceptId: id,
    }),
  ]);
  if (!found) throw unknownAppointment();
  const occupant = other
    ? { named: nameOccupant(actor, other), hasTherapist: other.hasTherapist }
    : null;
  const startMinute = minutesInto(day, startsAt);
  const when = { day, startMinute, lastsMinutes: lengthOf(known) };
  return { ...when, onDay: found.day, occupant, left: leaving };
}

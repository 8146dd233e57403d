import type { Appointment } from '@limber/contract/appointments.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { type SlotStart, slotOf } from '../../scheduling/slot-rules.ts';
import type { ChangeDeps } from '../deps.ts';
import { readAppointment, unknownAppointment } from '../read-booking.ts';
import { changeBooking } from './change-booking.ts';
import { moveByClient } from './client-move-rules.ts';
import type { MoveFacts } from './desk-move-rules.ts';
import { findBooking } from './queries.ts';
import { readMoveFacts } from './read-move-facts.ts';
import { refuseGone } from './refuse-taken-move.ts';
import {
  type BookingToChange,
  isOfDesk,
  lengthOf,
  mayChange,
} from './who-may-change-until-when-rules.ts';

/** Where a session is moved to. */
export interface Move {
  readonly start: SlotStart;
  readonly therapistId: number;
}

/**
 * Moves a session to another time, or to another therapist of its branch, in one transaction: it
 * keeps its id, length, price and package, and a refusal leaves it unchanged. Possible until its
 * cutoff, for the desk also later. Refuses 404 another client's, 400 a therapist who cannot take
 * it, 409 a time that is taken (with up to three nearest free times), closed, too late, or not
 * covered by its package on that day.
 *
 * @param to without `therapistId` the therapist stays
 */
export async function reschedule(
  deps: ChangeDeps,
  actor: Actor,
  bookingId: string,
  to: Omit<Move, 'therapistId'> & { therapistId?: number | undefined },
  now: Date,
): Promise<Appointment> {
  const known = await findBooking(deps.db, bookingId);
  if (!known || !mayChange(actor, known)) throw unknownAppointment();
  const therapistId = to.therapistId ?? known.therapistId;
  const { clientId, serviceIds, locationCode } = known;
  // It keeps its length.
  const slot = slotOf(to.start, lengthOf(known));
  const move = { therapistId, slot, isOfDesk: isOfDesk(actor) };
  const change = {
    seen: { id: bookingId },
    known,
    lockTime: (trx: Trx) =>
      lockTherapist(trx, therapistId, { serviceIds, locationCode, day: slot.day }),
    read: (trx: Trx) =>
      readMoveFacts(trx, known, { slot, therapistId, locationCode, serviceIds }, now),
    decide: (booking: BookingToChange, facts: Omit<MoveFacts, 'dayBefore'>) =>
      moveByClient(booking, move, { ...facts, dayBefore: studioDayOf(booking.startsAt) }, now),
  };
  try {
    return await deps.db.transaction().execute(async (trx) => {
      await changeBooking(trx, deps, actor, change, now);
      return keepAnswer(trx, await readAppointment(trx, clientId, bookingId));
    });
  } catch (error) {
    throw await refuseGone(deps.db, null, error, known, { start: to.start, therapistId }, now);
  }
}

import type { Appointment } from '@limber/contract/appointments.ts';
import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import type { ChangeDeps } from '../deps.ts';
import { readAppointment } from '../read-booking.ts';
import {
  type Cancellation,
  cancelByClient,
  cancelByDesk,
  type DeskCancellation,
} from './cancel-rules.ts';
import { changeAtDesk, changeBooking, type SeenVersion } from './change-booking.ts';
import { type BookingToChange, isOfDesk, mayChange } from './who-may-change-until-when-rules.ts';

/**
 * Cancels a session for its client or the desk; its therapist is free again. Refuses 404 another
 * client's, 409 one that has started or is cancelled, and a late one that was not accepted.
 */
export async function cancel(
  deps: ChangeDeps,
  actor: Actor,
  bookingId: string,
  input: Cancellation,
  now: Date,
): Promise<Appointment> {
  return deps.db.transaction().execute(async (trx) => {
    const change = cancelling(actor, bookingId, input, now);
    const { clientId } = await changeBooking(trx, deps, actor, change, now);
    return keepAnswer(trx, await readAppointment(trx, clientId, bookingId));
  });
}

/**
 * Cancels a session of a client whose account is being erased, or was; refuses like {@link cancel}.
 */
export async function cancelForErasure(
  trx: Trx,
  deps: JobDeps,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
  now: Date,
): Promise<void> {
  const input = { acceptLate: true, ...(reason && { reason }) };
  // The actor's account may be the erased one.
  const change = { ...cancelling(actor, id, input, now), locksActor: false };
  await changeBooking(trx, deps, actor, change, now);
}

function cancelling(actor: Actor, id: string, input: Cancellation, now: Date) {
  const asked = { ...input, waiveLate: input.waiveLate === true && isOfDesk(actor) };
  return {
    seen: { id },
    isFor: (booking: BookingToChange) => mayChange(actor, booking),
    movesMinutes: true,
    decide: (booking: BookingToChange) =>
      cancelByClient(
        booking,
        asked,
        booking.clientId === actor.accountId ? 'client' : 'studio',
        now,
      ),
  };
}

/**
 * Cancels a session at the desk until its end, with a decision about its minutes. Its time is free
 * at once; the client is told after a delay during which it can be taken back. Refuses 404 an
 * unknown session, 409 one that is over, cancelled, or changed since it was read.
 */
export function cancelAtDesk(
  deps: ChangeDeps,
  actor: Actor,
  seen: SeenVersion,
  input: DeskCancellation,
  now: Date,
): Promise<BookingAtDesk> {
  const decide = (booking: BookingToChange) => cancelByDesk(booking, input, now);
  return changeAtDesk(deps, actor, { seen, movesMinutes: true, decide }, now);
}

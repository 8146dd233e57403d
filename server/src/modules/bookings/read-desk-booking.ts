import type { BookingAtDesk } from '@limber/contract/desk/bookings.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { appointmentOnWire } from './appointment-on-wire.ts';
import { findDeskBooking } from './queries.ts';
import { unknownAppointment } from './read-appointment.ts';

/** A booking as the desk has it; a therapist one of their own. Refuses 404 any other. */
export async function readDeskBooking(
  db: Db | Trx,
  actor: Actor,
  bookingId: string,
): Promise<BookingAtDesk> {
  const kept = await findDeskBooking(db, bookingId);
  const isTherapist = actor.accountType === 'therapist';
  if (!kept || (isTherapist && kept.therapistAccountId !== actor.accountId)) {
    throw unknownAppointment();
  }
  const { bookedByFirstName, bookedByLastName } = kept;
  return {
    ...appointmentOnWire(kept),
    client: {
      id: kept.clientId,
      first_name: kept.clientFirstName,
      last_name: isTherapist ? kept.clientLastName.slice(0, 1) : kept.clientLastName,
    },
    version: kept.version,
    source: kept.source,
    booked_by:
      bookedByFirstName === null
        ? null
        : { first_name: bookedByFirstName, last_name: bookedByLastName ?? '' },
    cancelled_by: kept.cancelledBy,
    override_reason: kept.overrideReason,
  };
}

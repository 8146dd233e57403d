import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { appointmentOnWire } from './appointment-on-wire.ts';
import { findDeskBooking } from './queries.ts';
import { unknownAppointment } from './read-appointment.ts';

/**
 * A booking as the desk has it; a therapist one of their own, without money, reasons and who booked it.
 * Refuses 404 any other.
 */
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
  const { total_price, member_discount, package_minutes, package_name, ...session } =
    appointmentOnWire(kept);
  const { clientId, clientFirstName, clientLastName, bookedByFirstName, bookedByLastName } = kept;
  const { version, source, cancelledBy: cancelled_by } = kept;
  if (isTherapist) {
    const client = {
      id: clientId,
      first_name: clientFirstName,
      last_name: clientLastName.slice(0, 1),
    };
    return { ...session, client, version, source, cancelled_by };
  }
  return {
    ...session,
    ...{ total_price, member_discount, package_minutes },
    ...(package_name === undefined ? {} : { package_name }),
    client: { id: clientId, first_name: clientFirstName, last_name: clientLastName },
    ...{ version, source, cancelled_by },
    booked_by:
      bookedByFirstName === null
        ? null
        : { first_name: bookedByFirstName, last_name: bookedByLastName ?? '' },
    override_reason: kept.overrideReason,
  };
}

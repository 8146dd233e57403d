import type { Appointment } from '@limber/contract/appointments.ts';
import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dayOf, timeOf } from '../../platform/studio-days.ts';
import { UNKNOWN_APPOINTMENT } from '../scheduling/require-own-booking.ts';
import { freeUntil } from './changing/cancel-rules.ts';
import { findAppointment, findDeskBooking, type StoredAppointment } from './queries.ts';

/** One of a client's own appointments. Refuses 404 any other. */
export async function readAppointment(
  db: Db | Trx,
  clientId: number,
  bookingId: string,
): Promise<Appointment> {
  const stored = await findAppointment(db, clientId, bookingId);
  if (!stored) throw unknownAppointment();
  return appointmentOnWire(stored);
}

/**
 * A booking as the desk has it; a therapist one of their own, without money, reasons and who booked
 * it. Refuses 404 any other.
 */
export async function readDeskBooking(
  db: Db | Trx,
  actor: Actor,
  bookingId: string,
): Promise<BookingAtDesk> {
  const stored = await findDeskBooking(db, bookingId);
  const isTherapist = actor.accountType === 'therapist';
  if (!stored || (isTherapist && stored.therapistAccountId !== actor.accountId)) {
    throw unknownAppointment();
  }
  const { total_price, member_discount, package_minutes, package_name, ...session } =
    appointmentOnWire(stored);
  const { clientId, clientFirstName, clientLastName, bookedByFirstName, bookedByLastName } = stored;
  const { version, source, cancelledBy: cancelled_by } = stored;
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
    override_reason: stored.overrideReason,
  };
}

/** An appointment on the wire, the same in every reply. */
export function appointmentOnWire(stored: StoredAppointment): Appointment {
  return {
    id: stored.id,
    status: stored.status,
    date: dayOf(stored.startsAt),
    time: `${timeOf(stored.startsAt)}:00`,
    total_duration: (stored.endsAt.getTime() - stored.startsAt.getTime()) / 60_000,
    total_price: amountOf(stored.priceMinor),
    location: stored.locationCode,
    therapist_obj: { first_name: stored.therapistFirstName, last_name: stored.therapistLastName },
    appointment_services: stored.lines.map((line) => ({
      service_id: line.serviceId,
      service_name: line.name,
      needs_skill: line.needsSkill,
      minutes: line.lastsMinutes,
    })),
    therapist_id: stored.therapistId,
    serviceType: stored.serviceType,
    member_discount: amountOf(stored.discountMinor),
    package_minutes: stored.packageMinutes,
    ...(stored.packageName === null ? {} : { package_name: stored.packageName }),
    free_until: freeUntil(stored).toISOString(),
    late: stored.late,
    ...(stored.tightPlaces.length > 0 && { tight_places: [...stored.tightPlaces] }),
    ...(stored.healedMinutes > 0 && { healed_minutes: stored.healedMinutes }),
    ...(stored.online && {
      paid_online: amountOf(stored.online.minor),
      late_back: amountOf(stored.online.lateBackMinor),
    }),
    ...(stored.giftCardMinor > 0 && { paid_by_gift_card: amountOf(stored.giftCardMinor) }),
    ...feeOnWire('late_fee', stored.lateFeeMinor),
    ...feeOnWire('missed_fee', stored.missedFeeMinor),
    ...(stored.overlaps ? { overlaps: true } : {}),
  };
}

function feeOnWire<Name extends 'late_fee' | 'missed_fee'>(name: Name, minor: number | null) {
  return minor === null ? {} : { [name]: amountOf(minor) };
}

/** The refusal for a client who requests another client's appointment. */
export function unknownAppointment(): Error {
  return refusal(404, UNKNOWN_APPOINTMENT);
}

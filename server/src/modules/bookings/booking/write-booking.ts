import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { feeOf } from '@limber/contract/terms/booking/session-fees.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { buyPackage } from '../../packages/buy-package.ts';
import { releaseHold } from '../../scheduling/holding/release-hold.ts';
import type { BookingDeps } from '../deps.ts';
import { notifyBooked } from '../notifying/plan-mails.ts';
import { appointmentOnWire } from '../read-booking.ts';
import { chargePackage } from './charge-package.ts';
import type { JudgedRequest } from './judge-request.ts';
import type { BookingToMake } from './parse-booking.ts';
import { insertBooking, type NewBooking } from './queries.ts';

/**
 * Writes an accepted booking: the package bought with it, the booking, its mail and reminders, and
 * the package's charge. Returns the booking as its client sees it.
 */
export async function writeBooking(
  trx: Trx,
  deps: BookingDeps,
  actor: Actor,
  {
    request,
    holder,
    holds,
    hasJustChanged,
    clientId,
    desk,
    brokenRules,
    therapist,
    payment,
    bill,
    takes,
    resourceIds,
    cutoffHours,
    remindedHours,
    fees,
  }: BookingToMake & JudgedRequest,
  now: Date,
): Promise<BookedAppointment> {
  const bought =
    payment.paidBy === 'purchase'
      ? await buyPackage(
          trx,
          deps,
          clientId,
          { offer: payment.offer, paidMinor: bill.priceMinor },
          now,
        )
      : null;
  const used = payment.paidBy === 'package' ? payment.package : bought;
  const booking: NewBooking = {
    id: deps.random.uuid(),
    clientId,
    actorId: actor.accountId,
    source: desk?.source ?? 'site',
    bookedBy: desk ? actor.accountId : null,
    overrideReason: brokenRules.length > 0 ? (desk?.override?.reason ?? null) : null,
    brokenRules,
    therapistId: therapist.id,
    preferredGender: request.therapist_gender ?? null,
    wishedTherapistId: !desk || desk.isAskedFor ? request.therapist_id : null,
    tightPlaces: request.tight_places ?? [],
    locationCode: therapist.locationCode,
    serviceType: request.serviceType,
    startsAt: request.slot.startsAt,
    endsAt: request.slot.endsAt,
    cutoffHours,
    // What a package pays costs its minutes.
    lateFeeMinor: used ? null : feeOf(fees.late, bill.priceMinor),
    missedFeeMinor: used ? null : feeOf(fees.missed, bill.priceMinor),
    lateBackPercent: used ? null : fees.lateBackPercent,
    bufferMinutes: takes.bufferMinutes,
    therapistMinutes: takes.therapistMinutes,
    resourceIds,
    priceMinor: bill.priceMinor,
    discountMinor: bill.discountMinor,
    packageId: used?.id ?? null,
    packageMinutes: used ? request.slot.lastsMinutes : null,
    lines: bill.lines,
    at: now,
  };
  const appointment = onWire(booking, therapist, used?.name ?? null);
  const written = [
    insertBooking(trx, booking),
    notifyBooked(trx, deps, { ...booking, remindedHours, hasJustChanged }),
    ...(holds ? [releaseHold(trx, holder)] : []),
  ];
  if (!used) {
    await Promise.all([...written, keepAnswer(trx, appointment)]);
    return appointment;
  }
  // The ledger's line names the booking, which must be there before it.
  const [charged] = await Promise.all([
    chargePackage(trx, deps, actor, { booking, used, isBought: bought !== null }, now),
    ...written,
  ]);
  return keepAnswer(trx, { ...appointment, ...charged });
}

function onWire(
  booking: NewBooking,
  therapist: JudgedRequest['therapist'],
  packageName: string | null,
): BookedAppointment {
  return appointmentOnWire({
    ...booking,
    status: 'booked',
    lines: booking.lines,
    packageName,
    therapistFirstName: therapist.firstName,
    therapistLastName: therapist.lastName,
    late: false,
    healedMinutes: 0,
    online: null,
    giftCardMinor: 0,
    // A client who has just booked knows their other sessions; lists mark overlaps.
    overlaps: false,
  });
}

import type { BookingRequest, ChosenService } from '@limber/contract/bookings.ts';
import type { BookingForm, ChosenLine } from '../form/form.ts';

/**
 * The request for a completed form; `totalPrice` is the amount shown to the client, in AED. Throws
 * without a therapist, which the wizard rules out.
 */
export function submitBody(form: BookingForm, totalPrice: number): BookingRequest {
  if (form.therapist_id === null && !form.anyTherapist)
    throw new Error('A booking needs a therapist.');
  const minutes = form.allocatedMinutes ?? form.duration;
  return {
    services: [...form.services.map(lineOnWire), ...includedLines(form, minutes)],
    serviceType: form.serviceType,
    therapist_id: form.therapist_id,
    therapist_gender: form.therapistPreference || null,
    date: form.date,
    time: form.time,
    duration: form.duration,
    total_price: totalPrice,
    location: form.location,
    total_duration: minutes,
    user_package_id: form.user_package_id,
    shared_package_id: form.shared_package_id,
    unlimited_package_id: form.unlimited_package_id,
    package_balance_id: form.package_balance_id,
    package_id: form.package_id,
  };
}

function lineOnWire({ needs_skill: _own, ...line }: ChosenLine): ChosenService {
  return line;
}

/** The services of a package session; they have no price of their own. */
function includedLines({ sessionFor }: BookingForm, time: number): ChosenService[] {
  return sessionFor.map(({ id, name }) => ({ id, name, time, price: 0, type: 'service' }));
}

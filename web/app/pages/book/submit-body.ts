import type { ChosenService } from '@limber/contract/bookings.ts';
import type { Gender } from '@limber/contract/values.ts';
import type { BookingForm } from './form.ts';
import type { ServiceType } from './service-types.ts';

/** Body of the three booking calls. */
export interface BookingBody {
  services: ChosenService[];
  serviceType: ServiceType;
  therapist_id: number | null;
  therapist_gender: Gender | null;
  date: string;
  time: string;
  duration: number;
  total_price: number;
  location: string;
  total_duration: number;
  user_package_id: number | null;
  shared_package_id: number | null;
  unlimited_package_id: number | null;
  package_balance_id: number | null;
  package_id: number | null;
}

/**
 * The request for a finished form; `totalPrice` in AED is what the client was shown. Throws when no
 * therapist was chosen: the wizard never gets there.
 */
export function submitBody(form: BookingForm, totalPrice: number): BookingBody {
  if (form.therapist_id === null && !form.anyTherapist)
    throw new Error('A booking needs a therapist.');
  const minutes = form.allocatedMinutes ?? form.duration;
  return {
    services: [...form.services, ...includedLines(form, minutes)],
    serviceType: form.serviceType,
    therapist_id: form.therapist_id,
    therapist_gender: form.therapistWish || null,
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

/** Which of a package's services the session is for; they cost nothing by themselves. */
function includedLines({ sessionFor }: BookingForm, time: number): ChosenService[] {
  return sessionFor.map(({ id, name }) => ({ id, name, time, price: 0, type: 'service' }));
}

/** Gives the same key for the same body and a new one when the body changes. */
export function keyPerBody(newKey: () => string): (body: BookingBody) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.body !== text) last = { body: text, key: newKey() };
    return last.key;
  };
}

import type { Gender } from '@limber/contract/values.ts';
import type { BookingForm } from './form.ts';
import { servicesToMatch } from './match-therapists.ts';

/** Any package session fits where five minutes fit; how long it may be is in the answer. */
export const packageLookupMinutes = 5;

interface Whose {
  therapist_id?: number;
  location?: string;
  services?: string;
  gender?: Gender;
}

/**
 * Whose times are asked for: the chosen therapist's, or those of anyone at the branch who offers
 * what was chosen. Null until one or the other is.
 */
export function whoseTimes(form: BookingForm): Whose | null {
  if (form.therapist_id !== null) return { therapist_id: form.therapist_id };
  return form.anyTherapist && form.location !== '' ? anyonesTimes(form) : null;
}

/** The same with the branch, for the calls that also tell of anyone else there. */
export function whoseOpenings(form: BookingForm): Whose | null {
  const whose = whoseTimes(form);
  return whose && { ...anyonesTimes(form), ...whose };
}

/** Minutes to ask for: the session's own, or the shortest of a package. */
export function lookupMinutes(form: BookingForm): number {
  return form.serviceType === 'service' ? form.duration : packageLookupMinutes;
}

function anyonesTimes(form: BookingForm): Whose {
  const services = servicesToMatch(form);
  return {
    location: form.location,
    ...(services.length > 0 && { services: services.join() }),
    ...(form.therapistWish !== '' && { gender: form.therapistWish }),
  };
}

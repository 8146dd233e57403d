import type { NextOpeningsQuery } from '@limber/contract/scheduling.ts';
import type { BookingForm } from '../form/form.ts';

/** Any package session fits where five minutes fit; how long it may be is in the answer. */
const packageLookupMinutes = 5;

type DiaryFilter = Pick<NextOpeningsQuery, 'therapist_id' | 'location' | 'services' | 'gender'>;

/**
 * Whose times are asked for: the chosen therapist's, or those of anyone at the branch who offers
 * what was chosen. Null until one or the other is.
 */
export function diaryFilterOf(form: BookingForm): DiaryFilter | null {
  if (form.therapist_id !== null) {
    return { therapist_id: form.therapist_id, ...servicesOf(form) };
  }
  return form.anyTherapist && form.location !== '' ? anyonesTimes(form) : null;
}

/** The same with the branch, for the calls that also tell of anyone else there. */
export function branchFilterOf(form: BookingForm): DiaryFilter | null {
  const filter = diaryFilterOf(form);
  return filter && { ...anyonesTimes(form), ...filter };
}

/** Minutes to ask a day's times for: the session's own, or the shortest of a package. */
export function lookupMinutes(form: BookingForm): number {
  return form.serviceType === 'service' ? form.duration : packageLookupMinutes;
}

/** Minutes to ask for where an answer is to fit; null until those of a package are chosen. */
export function wantedMinutes(form: BookingForm): number | null {
  return form.serviceType === 'service' ? form.duration : form.allocatedMinutes;
}

function anyonesTimes(form: BookingForm): DiaryFilter {
  return {
    location: form.location,
    ...servicesOf(form),
    ...(form.therapistWish !== '' && { gender: form.therapistWish }),
  };
}

/** What the session is for, since that decides which beds and rooms must be free; of some packages nothing. */
function servicesOf({
  serviceType,
  services,
  sessionFor,
}: BookingForm): Pick<DiaryFilter, 'services'> {
  const chosen = serviceType === 'service' ? services : sessionFor;
  return chosen.length > 0 ? { services: chosen.map(({ id }) => id).join() } : {};
}

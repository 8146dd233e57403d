import type { NextOpeningsQuery } from '@limber/contract/scheduling.ts';
import type { BookingForm } from '../form/form.ts';

/** A package session fits wherever five minutes fit; the answer says how long it may be. */
const packageLookupMinutes = 5;

type DiaryFilter = Pick<NextOpeningsQuery, 'therapist_id' | 'location' | 'services' | 'gender'>;

/**
 * Whose times to request: the chosen therapist's, or those of anyone at the branch who offers the
 * choice. Null until one is chosen.
 */
export function diaryFilterOf(form: BookingForm): DiaryFilter | null {
  if (form.therapist_id !== null) {
    return { therapist_id: form.therapist_id, ...servicesOf(form) };
  }
  return form.anyTherapist && form.location !== '' ? anyonesTimes(form) : null;
}

/** The same with the branch, for calls that list other therapists too. */
export function branchFilterOf(form: BookingForm): DiaryFilter | null {
  const filter = diaryFilterOf(form);
  return filter && { ...anyonesTimes(form), ...filter };
}

/** Minutes to request a day's times for: the session's own, or the shortest package session. */
export function lookupMinutes(form: BookingForm): number {
  return form.serviceType === 'service' ? form.duration : packageLookupMinutes;
}

/** Minutes that the answer has to fit; null until those of a package are chosen. */
export function wantedMinutes(form: BookingForm): number | null {
  return form.serviceType === 'service' ? form.duration : form.allocatedMinutes;
}

function anyonesTimes(form: BookingForm): DiaryFilter {
  return {
    location: form.location,
    ...servicesOf(form),
    ...(form.therapistPreference !== '' && { gender: form.therapistPreference }),
  };
}

/** Services of the session, which decide the rooms and beds it needs; for some packages none. */
function servicesOf({
  serviceType,
  services,
  sessionFor,
}: BookingForm): Pick<DiaryFilter, 'services'> {
  const chosen = serviceType === 'service' ? services : sessionFor;
  return chosen.length > 0 ? { services: chosen.map(({ id }) => id).join() } : {};
}

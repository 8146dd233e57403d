import type { BookingForm } from '../form/form.ts';

/**
 * Length of the session in minutes: as taken from the package, or the sum of the services; 0: not
 * known yet.
 */
export function sessionMinutesOf(
  form: Pick<BookingForm, 'serviceType' | 'allocatedMinutes' | 'duration'>,
): number {
  return form.serviceType === 'service' ? form.duration : (form.allocatedMinutes ?? 0);
}

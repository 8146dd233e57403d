import type { BookingForm } from '../form/form.ts';

/** Minutes of the session: those taken from the package, or the sum of the services; 0: not yet known. */
export function sessionMinutesOf(
  form: Pick<BookingForm, 'serviceType' | 'allocatedMinutes' | 'duration'>,
): number {
  return form.serviceType === 'service' ? form.duration : (form.allocatedMinutes ?? 0);
}

import type { BookingForm } from './form.ts';

export type Cleared = 'services' | 'therapist' | 'time';

/** Earlier choices that a change cleared, to tell the client. */
export function whatWasCleared(before: BookingForm, after: BookingForm): Cleared[] {
  const cleared: Cleared[] = [];
  const otherType = before.serviceType !== after.serviceType;
  if (otherType && before.services.length > 0) cleared.push('services');
  if (before.therapist_id !== null && after.therapist_id === null) cleared.push('therapist');
  if (before.time !== '' && after.time === '') cleared.push('time');
  return cleared;
}

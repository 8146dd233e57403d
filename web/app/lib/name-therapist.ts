import type { Appointment } from '@limber/contract/appointments.ts';

/** The therapist's full name; on an Arabic page in both alphabets. */
export function nameTherapist(therapist: Appointment['therapist_obj']): string {
  return therapist.full_name ?? `${therapist.first_name} ${therapist.last_name}`;
}

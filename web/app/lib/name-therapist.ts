import type { Appointment } from '@limber/contract/appointments.ts';

/** The therapist's whole name, in both alphabets where the page is in Arabic. */
export function nameTherapist(therapist: Appointment['therapist_obj']): string {
  return therapist.full_name ?? `${therapist.first_name} ${therapist.last_name}`;
}

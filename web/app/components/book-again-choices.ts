import type { Appointment } from '@limber/contract/appointments.ts';
import type { BookingLinkChoices } from '../booking-links.ts';

type EarlierSession = Pick<Appointment, 'appointment_services' | 'therapist_id' | 'location'>;

/** The choices for a session like an earlier one: services and lengths, therapist and branch. */
export function choicesToBookAgain({
  appointment_services,
  therapist_id,
  location,
}: EarlierSession): BookingLinkChoices {
  return {
    service: appointment_services.map(({ service_id }) => service_id),
    minutes: appointment_services.map(({ minutes }) => minutes),
    package: 'mine',
    therapist: therapist_id,
    location,
  };
}

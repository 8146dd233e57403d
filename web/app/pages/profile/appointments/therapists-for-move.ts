import type { Appointment } from '@limber/contract/appointments.ts';
import type { Therapist } from '@limber/contract/catalogue.ts';

type MovedSession = Pick<Appointment, 'therapist_id' | 'location' | 'appointment_services'>;

/**
 * Who could give a session that is moved: its therapist, then those of the same branch who take
 * bookings online and offer all of it.
 */
export function therapistsForMove(session: MovedSession, team: readonly Therapist[]): Therapist[] {
  const needed = neededServices(session);
  const isOwn = (therapist: Therapist) => therapist.id === session.therapist_id;
  return team
    .filter((therapist) => therapist.location === session.location && !therapist.books_by_phone)
    .filter((therapist) => {
      const offered = therapist.services.map((service) => service.id);
      return isOwn(therapist) || needed.every((id) => offered.includes(id));
    })
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/** Ids of services that another therapist must offer; a machine needs nobody. */
export function neededServices({ appointment_services }: MovedSession): number[] {
  return appointment_services.filter((line) => line.needs_skill).map((line) => line.service_id);
}

import type { Appointment } from '@limber/contract/bookings.ts';
import type { Therapist } from '@limber/contract/catalogue.ts';
import { namesByHand } from '../../lib/by-hand.ts';

type Session = Pick<
  Appointment,
  'therapist_id' | 'location' | 'serviceType' | 'appointment_services'
>;

/**
 * Who could give a session that is moved: the therapist it has first, then those of the same branch
 * who take bookings here and can do all of it. A package leaves the services to the session.
 */
export function whoCanTake(session: Session, team: readonly Therapist[]): Therapist[] {
  const needed = neededNames(session);
  const isOwn = (therapist: Therapist) => therapist.id === session.therapist_id;
  return team
    .filter((therapist) => therapist.location === session.location && !therapist.books_by_phone)
    .filter((therapist) => {
      const offered = therapist.services.map((service) => service.name);
      return isOwn(therapist) || needed.every((name) => offered.includes(name));
    })
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/** Ids of the services that someone else would have to offer, separated by commas. */
export function neededServiceIds(session: Session, team: readonly Therapist[]): string | undefined {
  const known = new Map(team.flatMap(({ services }) => services.map(({ name, id }) => [name, id])));
  const ids = neededNames(session).flatMap((name) => known.get(name) ?? []);
  return ids.length > 0 ? ids.join(',') : undefined;
}

function neededNames({ serviceType, appointment_services }: Session): string[] {
  if (serviceType !== 'service') return [];
  return namesByHand(appointment_services.map((service) => service.service_name));
}

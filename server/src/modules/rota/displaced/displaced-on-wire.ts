import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { Displaced } from './queries.ts';

/** A displaced session in the words of the wire. */
export function displacedOnWire(session: Displaced): DisplacedSession {
  return {
    id: session.id,
    version: session.version,
    client: {
      id: session.clientId,
      first_name: session.firstName,
      last_name: session.lastName,
      phone_number: session.phone,
      email: session.email,
    },
    starts_at: session.startsAt.toISOString(),
    minutes: session.minutes,
    location: session.location,
    therapist_id: session.therapistId,
    therapist: session.therapist,
    services: session.services,
    therapist_gender: session.preferredGender,
  };
}

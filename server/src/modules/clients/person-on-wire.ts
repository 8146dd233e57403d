import type { Person } from '@limber/contract/desk/clients/client-search.ts';
import type { StoredPerson } from './queries/people.ts';

/** A person's identity, the same in every call of the desk. */
export function personOnWire(stored: StoredPerson): Person {
  return {
    id: stored.id,
    first_name: stored.first_name,
    last_name: stored.last_name,
    phone_number: stored.phone_e164 ?? (stored.phone_number || null),
    email: stored.email,
    gender: stored.gender as Person['gender'],
  };
}

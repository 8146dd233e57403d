import type { Person } from '@limber/contract/desk/clients/clients.ts';
import type { KeptPerson } from './queries/people.ts';

/** A person's identity, the same in every call of the desk. */
export function personOnWire(kept: KeptPerson): Person {
  return {
    id: kept.id,
    first_name: kept.first_name,
    last_name: kept.last_name,
    phone_number: kept.phone_e164 ?? (kept.phone_number || null),
    email: kept.email,
    gender: kept.gender as Person['gender'],
  };
}

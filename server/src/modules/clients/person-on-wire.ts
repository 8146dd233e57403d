import type { Person } from '@limber/contract/desk/clients/clients.ts';
import type { KeptPerson } from './queries/people.ts';

/** Who somebody is, as every call of the desk says it. */
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

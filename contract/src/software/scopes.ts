/** What a key allows software to do, of what its owner may do. */
import Type, { type Static } from 'typebox';
import type { AccountType } from '../values/people.ts';
import { oneOf } from '../values/shapes.ts';

export const Scope = oneOf(
  [
    ...(['sessions:read', 'sessions:write', 'packages:read'] as const),
    ...(['day:read', 'bookings:write', 'clients:read', 'reports:read'] as const),
  ],
  { description: 'What a key allows; a call names the one that it needs.' },
);
export type Scope = Static<typeof Scope>;

export const Scopes = Type.Array(Scope, { minItems: 1, maxItems: 7, uniqueItems: true });

const ofClients = ['sessions:read', 'sessions:write', 'packages:read'] as const;
const ofDesk = ['day:read', 'bookings:write', 'clients:read'] as const;

/** The scopes that somebody may give to a key. */
export const scopesOf: Readonly<Record<AccountType, readonly Scope[]>> = {
  client: ofClients,
  therapist: [...ofClients, 'day:read'],
  front_desk: [...ofClients, ...ofDesk],
  manager: [...ofClients, ...ofDesk, 'reports:read'],
};

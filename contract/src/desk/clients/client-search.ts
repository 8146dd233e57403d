/** Finding clients by what is known of them: any part of a name, number or address. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Id, MOST, Uuid } from '../../values/keys.ts';
import { Gender } from '../../values/people.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';

export const person = {
  id: Id,
  first_name: Line,
  last_name: described('Empty: not given.', Line),
  phone_number: described(
    'In international form where it could be parsed, otherwise as typed; null: none.',
    Nullable(Line),
  ),
  email: described('The address they sign in with; null: they cannot sign in.', Nullable(Line)),
  gender: Nullable(Gender),
};

export const somebody = {
  id: 7,
  first_name: 'Amina',
  last_name: 'Haddad',
  phone_number: '+971501234567',
  email: null,
  gender: null,
};

export const Person = Type.Object(person, {
  description: "A client's identity.",
  examples: [somebody],
});

export type Person = Static<typeof Person>;

export const BlockedReason = described(
  'Why they cannot book online, for the team alone; null: they can.',
  Nullable(Line),
);

export const FoundClient = Type.Object(
  {
    ...person,
    next_session: described(
      'Start of their next session; null: none is booked.',
      Nullable(Instant),
    ),
    next_booking: described('The id of that session.', Nullable(Uuid)),
    last_session: described(
      'Start of their latest past session; null: none yet.',
      Nullable(Instant),
    ),
    minutes_left: described(
      'What they can book from packages that they own or share.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
    minutes_in_all: described(
      'Balance of those packages for everyone who shares them, when it exceeds what a cap leaves this client.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
    unlimited: Type.Boolean({ description: 'They have an unlimited package.' }),
    member: Type.Boolean({ description: 'They are a member today.' }),
    blocked_reason: BlockedReason,
    other_name: Type.Boolean({
      description: 'They have the number that was typed, but a different name.',
    }),
  },
  {
    examples: [
      {
        ...somebody,
        next_session: '2026-03-05T10:00:00.000Z',
        next_booking: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        last_session: null,
        minutes_left: 345,
        minutes_in_all: 345,
        unlimited: false,
        member: true,
        blocked_reason: null,
        other_name: false,
      },
    ],
  },
);
export type FoundClient = Static<typeof FoundClient>;

export const findClients = route.get('desk/clients', desk, {
  scope: 'clients:read',
  summary: 'Clients by any part of name, telephone number or e-mail address, at most twenty',
  description:
    'Matches at the start of a word come first; among those, clients with an upcoming session, then with a package, then by latest visit, then the newest. A name and a number can be combined; when nobody matches both, the number decides. Digits may be Arabic, with or without a country code: `050` finds `+97150`. Fewer than two letters or digits find nobody.',
  query: Type.Object({
    q: Type.String({
      description: 'What has been typed so far.',
      maxLength: 100,
      examples: ['050'],
    }),
  }),
  replies: { 200: listOf(FoundClient, { maxItems: 20 }) },
});

/** The clients of the studio as the desk knows them: found, made, read and changed. */
import Type, { type Static } from 'typebox';
import { TakenOff } from '../../accounts.ts';
import { Appointment } from '../../appointments.ts';
import { OwnedPackage } from '../../packages.ts';
import { defineRoute } from '../../route.ts';
import {
  described,
  Email,
  Failure,
  Gender,
  Id,
  Instant,
  Language,
  Line,
  listOf,
  MOST,
  Nullable,
  oneOf,
  PersonName,
  PhoneNumber,
  Uuid,
} from '../../values.ts';

const access = ['front_desk', 'manager'] as const;

const Minutes = Type.Integer({ minimum: 0, maximum: MOST });
const Version = Type.Integer({ minimum: 1, maximum: MOST });

const person = {
  id: Id,
  first_name: Line,
  last_name: described('Empty: not told.', Line),
  phone_number: described(
    'International where it could be read, else as typed; null: none.',
    Nullable(Line),
  ),
  email: described('With which they sign in; null: they do not.', Nullable(Line)),
  gender: Nullable(Gender),
};

const somebody = {
  id: 7,
  first_name: 'Amina',
  last_name: 'Haddad',
  phone_number: '+971501234567',
  email: null,
  gender: null,
};

export const Person = Type.Object(person, {
  description: 'Who somebody is.',
  examples: [somebody],
});

export type Person = Static<typeof Person>;

export const FoundClient = Type.Object(
  {
    ...person,
    next_session: described('When their next one begins; null: none is booked.', Nullable(Instant)),
    next_booking: described('Which one that is.', Nullable(Uuid)),
    last_session: described('When their last one began; null: none yet.', Nullable(Instant)),
    minutes_left: described(
      'That they can book of packages which they own or share.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
    minutes_in_all: described(
      'Left in those packages for all who share them: more, where a cap leaves the client less.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
    unlimited: Type.Boolean({ description: 'They have an unlimited package.' }),
    member: Type.Boolean({ description: 'Their membership holds today.' }),
    other_name: Type.Boolean({
      description: 'They have the number that was typed, beside the name of somebody else.',
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
        other_name: false,
      },
    ],
  },
);
export type FoundClient = Static<typeof FoundClient>;

const HouseholdMember = Type.Object({
  ...person,
  package_id: Id,
  package_name: Line,
  seat_id: described(
    'Their place in the package, to change it by; null: it is their own.',
    Nullable(Id),
  ),
  owner: Type.Boolean({ description: 'The package is theirs.' }),
  cap_minutes: described('The most that they may use of it; null: all of it.', Nullable(Minutes)),
  used_minutes: described('What they have used of it.', Minutes),
});

export const ClientField = oneOf([
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'gender',
  'language',
  'merged',
  'claim',
  'other_email',
]);

const ClientChange = Type.Object({
  at: Instant,
  by: described('Who did it; null: nobody of the team.', Nullable(Line)),
  field: ClientField,
  was: Nullable(Line),
  became: described(
    'Of `merged`: the id of the client who was taken in. Of `claim`: `used`, or null where the link was made. Of `other_email`: null, it signs in no more.',
    Nullable(Line),
  ),
});

export const DeskClient = Type.Object(
  {
    ...person,
    language: described('Of pages, mails and messages.', Language),
    since: Instant,
    made_at_desk: Type.Boolean(),
    proven: Type.Boolean({ description: 'Their e-mail has brought a code back.' }),
    other_emails: described(
      'Further addresses that sign in as them, of duplicates that were merged into them.',
      listOf(Line),
    ),
    claim_until: described(
      'Until when a link waits by which they come to sign in; null: none does.',
      Nullable(Instant),
    ),
    version: Version,
    health_notes: Type.Boolean({ description: 'They have written health notes.' }),
    health_notes_agreed_at: described(
      'Since when they agree to notes of their health; null: they do not.',
      Nullable(Instant),
    ),
    health_notes_heard_by: described(
      'First name of who of the team heard that they agree; null: said on the site, or they do not.',
      Nullable(Line),
    ),
    packages: described('Usable ones first.', listOf(OwnedPackage)),
    next_sessions: described('Today or later, soonest first.', listOf(Appointment)),
    past_sessions: described('Newest first, the last twenty.', listOf(Appointment)),
    household: described('Who shares packages with them.', listOf(HouseholdMember)),
    same_number: described('Other clients with this number.', listOf(Person)),
    changes: described('What the desk changed, newest first.', listOf(ClientChange)),
  },
  {
    description: 'One client, with everything that the desk asks for first.',
    examples: [
      {
        ...somebody,
        language: 'en',
        since: '2026-03-04T06:00:00.000Z',
        made_at_desk: true,
        proven: false,
        other_emails: [],
        claim_until: null,
        version: 1,
        health_notes: false,
        health_notes_agreed_at: null,
        health_notes_heard_by: null,
        packages: [],
        next_sessions: [],
        past_sessions: [],
        household: [],
        same_number: [],
        changes: [],
      },
    ],
  },
);
export type DeskClient = Static<typeof DeskClient>;

export const IdOfClient = Type.Object({ id: Id }, { description: 'Which client.' });

export const findClients = defineRoute({
  method: 'GET',
  path: 'desk/clients',
  access,
  summary: 'Clients by any part of name, telephone number or e-mail address, twenty at most',
  description:
    'Words that begin so come first; of those, who has a session to come, who has a package, who came last, the newest. A name and a number may stand together; where nobody has both, the number counts. Digits may be Arabic and with or without a country: `050` finds `+97150`. Fewer than two letters or digits find nobody.',
  query: Type.Object({
    q: Type.String({ description: 'What was typed so far.', maxLength: 100, examples: ['050'] }),
  }),
  replies: { 200: listOf(FoundClient, { maxItems: 20 }) },
});

const optional = {
  email: Type.Optional(Nullable(Email)),
  gender: Type.Optional(Nullable(Gender)),
  language: Type.Optional(Language),
};

export const NewClient = Type.Object(
  {
    first_name: PersonName,
    last_name: Type.Optional(Type.String({ maxLength: 100 })),
    phone_number: Type.Optional(PhoneNumber),
    ...optional,
  },
  {
    additionalProperties: false,
    description: 'A first name, and a telephone number or an e-mail address.',
    examples: [{ first_name: 'Amina', phone_number: '050 123 4567' }],
  },
);
export type NewClient = Static<typeof NewClient>;

export const addClient = defineRoute({
  method: 'POST',
  path: 'desk/clients',
  access,
  summary: 'Make a client: a first name, and a telephone number or an e-mail address',
  body: NewClient,
  replies: { 201: DeskClient },
});

export const readClient = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id',
  access,
  summary: 'One client: who they are, what they own, when they come and came',
  params: IdOfClient,
  replies: { 200: DeskClient, 404: Failure },
});

export const mergeClients = defineRoute({
  method: 'POST',
  path: 'desk/clients/:id/merge',
  access,
  summary: 'Make one client of two: the one named in the address has what the duplicate had',
  description:
    'Sessions, packages, minutes, membership and favourites follow, balances stay. Who signs in with the address of the duplicate is this client from then on.',
  params: IdOfClient,
  body: Type.Object(
    {
      duplicate_id: Id,
      email: Type.Optional(
        described('Which address stays, where both sign in; the other leads there too.', Email),
      ),
    },
    { additionalProperties: false, examples: [{ duplicate_id: 8 }] },
  ),
  replies: { 200: DeskClient, 404: Failure, 409: Failure },
});

export const removeAddress = defineRoute({
  method: 'DELETE',
  path: 'desk/clients/:id/address',
  access,
  summary: 'End that one of `other_emails` signs in as the client; every session of theirs ends',
  params: IdOfClient,
  body: TakenOff,
  replies: { 200: DeskClient, 404: Failure },
});

export const changeClient = defineRoute({
  method: 'PUT',
  path: 'desk/clients/:id',
  access,
  summary: 'Change who a client is; fields left out stay, and what they were is kept',
  params: IdOfClient,
  body: Type.Object(
    {
      first_name: Type.Optional(PersonName),
      last_name: Type.Optional(Type.String({ maxLength: 100 })),
      phone_number: Type.Optional(Nullable(PhoneNumber)),
      ...optional,
      version: described('The one that was seen; another is answered 409.', Version),
    },
    { additionalProperties: false, examples: [{ phone_number: '055 765 4321', version: 1 }] },
  ),
  replies: { 200: DeskClient, 404: Failure, 409: Failure },
});

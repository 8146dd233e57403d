/** A client as the desk sees them: create, read and change. */
import Type, { type Static } from 'typebox';
import { TakenOff } from '../../accounts.ts';
import { Appointment } from '../../appointments.ts';
import { MessageChannel } from '../../messages/message-wishes.ts';
import { OwnedPackage } from '../../packages.ts';
import { desk, route } from '../../route.ts';
import { LONGEST_DESK_NOTE } from '../../terms/texts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, MOST } from '../../values/keys.ts';
import {
  Agreement,
  Birthday,
  Email,
  Gender,
  HomeAddress,
  Language,
  PersonName,
  PhoneNumber,
} from '../../values/people.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { needed } from '../studio/shared-fields.ts';
import { BlockedReason, Person, person, somebody } from './client-search.ts';

const Minutes = Type.Integer({ minimum: 0, maximum: MOST });
const Version = Type.Integer({ minimum: 1, maximum: MOST });

export const DeskNote = described(
  'What the team should know of them, for the team alone; null: nothing.',
  Nullable(Prose),
);

const ByChannel = described(
  'How they want to be told of their sessions; null: not asked, and they get mails.',
  Nullable(MessageChannel),
);

const offers = {
  offers_by_mail: described(
    'Whether they agreed to offers by e-mail; null: not asked.',
    Nullable(Agreement),
  ),
  offers_by_message: described('By SMS and WhatsApp; null: not asked.', Nullable(Agreement)),
};

const HouseholdMember = Type.Object({
  ...person,
  package_id: Id,
  package_name: Line,
  seat_id: described(
    'Their membership in the shared package, used for changing it; null: it is their own package.',
    Nullable(Id),
  ),
  owner: Type.Boolean({ description: 'They own the package.' }),
  cap_minutes: described('The most minutes that they may use; null: no cap.', Nullable(Minutes)),
  used_minutes: described('Minutes that they have used.', Minutes),
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
  'birthday',
  'address',
  'blocked_reason',
  'desk_note',
  'offers_by_mail',
  'offers_by_message',
  'message_channel',
]);

const ClientChange = Type.Object({
  at: Instant,
  by: described('Who did it; null: nobody on the team.', Nullable(Line)),
  field: ClientField,
  was: Nullable(Prose),
  became: described(
    'For `merged`: the id of the duplicate. For `claim`: `used`, or null when the link was created. For `other_email`: null, it no longer signs in.',
    Nullable(Prose),
  ),
});

export const DeskClient = Type.Object(
  {
    ...person,
    birthday: Nullable(Birthday),
    address: Nullable(Line),
    language: described('Language of pages, mails and messages.', Language),
    blocked_reason: BlockedReason,
    desk_note: DeskNote,
    ...offers,
    message_channel: ByChannel,
    since: Instant,
    made_at_desk: Type.Boolean(),
    proven: Type.Boolean({ description: 'They have proved the address with a one-time code.' }),
    other_emails: described(
      'Additional addresses that sign in as them, from duplicates merged into them.',
      listOf(Line),
    ),
    claim_until: described(
      'When their open sign-in link expires; null: there is none.',
      Nullable(Instant),
    ),
    version: Version,
    health_notes: Type.Boolean({ description: 'They have health notes.' }),
    health_notes_agreed_at: described(
      'When they agreed to notes about their health; null: they have not.',
      Nullable(Instant),
    ),
    health_notes_heard_by: described(
      'First name of the team member who heard the agreement; null: given on the site, or not given.',
      Nullable(Line),
    ),
    packages: described('Usable packages first.', listOf(OwnedPackage)),
    next_sessions: described('Today or later, soonest first.', listOf(Appointment)),
    past_sessions: described('Newest first, the last twenty.', listOf(Appointment)),
    household: described('People who share packages with them.', listOf(HouseholdMember)),
    same_number: described('Other clients with the same number.', listOf(Person)),
    changes: described('What the desk changed, newest first.', listOf(ClientChange)),
  },
  {
    description: 'One client, with everything that the desk needs first.',
    examples: [
      {
        ...somebody,
        birthday: null,
        address: null,
        language: 'en',
        blocked_reason: null,
        desk_note: null,
        offers_by_mail: null,
        offers_by_message: null,
        message_channel: null,
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

const optional = {
  email: Type.Optional(Nullable(Email)),
  gender: Type.Optional(Nullable(Gender)),
  birthday: Type.Optional(Nullable(Birthday)),
  address: Type.Optional(Nullable(HomeAddress)),
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

export const addClient = route.post('desk/clients', desk, {
  summary: 'Create a client: a first name, and a telephone number or an e-mail address',
  body: NewClient,
  replies: { 201: DeskClient },
});

export const readClient = route.get('desk/clients/:id', desk, {
  scope: 'clients:read',
  summary: 'One client: identity, packages, upcoming and past sessions',
  params: IdOfClient,
  replies: { 200: DeskClient, 404: Failure },
});

export const removeAddress = route.delete('desk/clients/:id/address', desk, {
  summary: 'Stop one of `other_emails` from signing in as the client; ends all their sessions',
  params: IdOfClient,
  body: TakenOff,
  replies: { 200: DeskClient, 404: Failure },
});

export const changeClient = route.put('desk/clients/:id', desk, {
  summary: "Change a client's details; omitted fields stay as they are, and old values are kept",
  params: IdOfClient,
  body: Type.Object(
    {
      first_name: Type.Optional(PersonName),
      last_name: Type.Optional(Type.String({ maxLength: 100 })),
      phone_number: Type.Optional(Nullable(PhoneNumber)),
      ...optional,
      blocked_reason: Type.Optional(
        described(
          'Blocks the client from booking, moving and inviting online; null: they may again. Only the team sees it.',
          Nullable(Type.String({ maxLength: 300, ...needed })),
        ),
      ),
      desk_note: Type.Optional(
        described(
          'What the team should know of them. Nothing of health, which has a place of its own.',
          Nullable(Type.String({ maxLength: LONGEST_DESK_NOTE })),
        ),
      ),
      offers_by_mail: Type.Optional(offers.offers_by_mail),
      offers_by_message: Type.Optional(offers.offers_by_message),
      message_channel: Type.Optional(ByChannel),
      version: described('The version that was read; any other is answered 409.', Version),
    },
    { additionalProperties: false, examples: [{ phone_number: '055 765 4321', version: 1 }] },
  ),
  replies: { 200: DeskClient, 404: Failure, 409: Failure },
});

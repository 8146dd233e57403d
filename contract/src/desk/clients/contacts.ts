/** That the desk called or wrote to a client, and what came of it; never what was said. */
import Type, { type Static } from 'typebox';
import { PageQuery } from '../../pages.ts';
import { defineRoute } from '../../route.ts';
import {
  described,
  Failure,
  Id,
  Instant,
  Line,
  listOf,
  Nullable,
  oneOf,
  PageOf,
  Prose,
  Uuid,
} from '../../values.ts';

const access = ['front_desk', 'manager'] as const;

export const ContactChannel = oneOf(['phone', 'whatsapp', 'sms', 'mail', 'in_person']);
export type ContactChannel = Static<typeof ContactChannel>;

// biome-ignore format: one list of words
export const ContactAbout = oneOf([
  'free_times', 'session', 'sick_day', 'closure', 'package', 'membership', 'payment', 'sign_in', 'other',
]);
export type ContactAbout = Static<typeof ContactAbout>;

export const ContactOutcome = oneOf(['agreed', 'moved', 'cancelled', 'not_reached', 'other']);
export type ContactOutcome = Static<typeof ContactOutcome>;

export const Contact = Type.Object(
  {
    id: Id,
    client_id: Id,
    channel: ContactChannel,
    about: ContactAbout,
    booking_id: described('Which session it is about; null: none.', Nullable(Uuid)),
    opened_by: described('Who called or wrote.', Line),
    opened_at: Instant,
    outcome: described('Null: not known yet.', Nullable(ContactOutcome)),
    outcome_by: Nullable(Line),
    outcome_at: Nullable(Instant),
  },
  {
    description: 'A call or a message to a client, and what came of it.',
    examples: [
      {
        id: 3,
        client_id: 7,
        channel: 'whatsapp',
        about: 'free_times',
        booking_id: null,
        opened_by: 'Maryam Darwish',
        opened_at: '2026-03-04T06:00:00.000Z',
        outcome: null,
        outcome_by: null,
        outcome_at: null,
      },
    ],
  },
);
export type Contact = Static<typeof Contact>;

export const logContact = defineRoute({
  method: 'POST',
  path: 'desk/contacts',
  access,
  concerns: { booking: 'body.booking_id' },
  summary: 'Write down that a client was called or written to',
  description: 'To open a chat is a contact; whether it was sent, only who sent it knows.',
  body: Type.Object(
    {
      client_id: Id,
      channel: ContactChannel,
      about: ContactAbout,
      booking_id: Type.Optional(described('One of their sessions.', Uuid)),
      outcome: Type.Optional(ContactOutcome),
    },
    {
      additionalProperties: false,
      examples: [{ client_id: 7, channel: 'whatsapp', about: 'free_times' }],
    },
  ),
  replies: { 201: Contact, 404: Failure },
});

export const listContacts = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/contacts',
  access,
  concerns: { booking: 'query.booking_id' },
  summary: 'Calls and messages to a client, the newest first; of one session where it is named',
  params: Type.Object({ id: Id }, { description: 'Which client.' }),
  query: Type.Object({
    booking_id: Type.Optional(Uuid),
    ...PageQuery.properties,
  }),
  replies: { 200: PageOf(Contact), 404: Failure },
});

export const changeContactOutcome = defineRoute({
  method: 'PUT',
  path: 'desk/contacts/:id',
  access,
  summary: 'Say what came of a call or a message; who says it last is named',
  params: Type.Object({ id: Id }, { description: 'Which contact.' }),
  body: Type.Object(
    { outcome: ContactOutcome },
    { additionalProperties: false, examples: [{ outcome: 'agreed' }] },
  ),
  replies: { 200: Contact, 404: Failure },
});

export const ReadyText = Type.Object(
  { about: ContactAbout, text: Prose },
  {
    description: 'A message that needs only be sent, in the language of the client.',
    examples: [{ about: 'other', text: 'Hello Amina, this is Limber.' }],
  },
);
export type ReadyText = Static<typeof ReadyText>;

export const listReadyTexts = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/texts',
  access,
  summary:
    'Messages to a client that need only be sent: a greeting, their next session, their minutes',
  params: Type.Object({ id: Id }, { description: 'Which client.' }),
  replies: { 200: listOf(ReadyText), 404: Failure },
});

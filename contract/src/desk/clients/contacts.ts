/** Records that the desk called or wrote to a client, and the outcome; never what was said. */
import Type, { type Static } from 'typebox';
import { PageQuery } from '../../pagination.ts';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf, PageOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { IdOfClient } from './clients.ts';

export const ContactChannel = oneOf(['phone', 'whatsapp', 'sms', 'mail', 'in_person']);
export type ContactChannel = Static<typeof ContactChannel>;

// biome-ignore format: one list of words
export const ContactAbout = oneOf([
  'free_times', 'session', 'sick_day', 'closure', 'package', 'membership', 'payment', 'sign_in', 'other',
]);
export type ContactAbout = Static<typeof ContactAbout>;

/** Offers of free hours have a call of their own, which counts them. */
const RecordedAbout = oneOf([...ContactAbout.enum, 'free_hour']);

export const ContactOutcome = oneOf(['agreed', 'moved', 'cancelled', 'not_reached', 'other']);
export type ContactOutcome = Static<typeof ContactOutcome>;

export const Contact = Type.Object(
  {
    id: Id,
    client_id: Id,
    channel: ContactChannel,
    about: RecordedAbout,
    booking_id: described('The session concerned; null: none.', Nullable(Uuid)),
    opened_by: described('The team member who called or wrote.', Line),
    opened_at: Instant,
    outcome: described('Null: not known yet.', Nullable(ContactOutcome)),
    outcome_by: Nullable(Line),
    outcome_at: Nullable(Instant),
  },
  {
    description: 'A call or message to a client, with its outcome.',
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

export const logContact = route.post('desk/contacts', desk, {
  concerns: { booking: 'body.booking_id' },
  summary: 'Record that a client was called or written to',
  description:
    'Opening a chat counts as a contact; only the sender knows whether the message was sent.',
  body: Type.Object(
    {
      client_id: Id,
      channel: ContactChannel,
      about: ContactAbout,
      booking_id: Type.Optional(described("One of the client's sessions.", Uuid)),
      outcome: Type.Optional(ContactOutcome),
    },
    {
      additionalProperties: false,
      examples: [{ client_id: 7, channel: 'whatsapp', about: 'free_times' }],
    },
  ),
  replies: { 201: Contact, 404: Failure },
});

export const listContacts = route.get('desk/clients/:id/contacts', desk, {
  concerns: { booking: 'query.booking_id' },
  summary: 'Calls and messages to a client, newest first; optionally about one session',
  params: IdOfClient,
  query: Type.Object({
    booking_id: Type.Optional(Uuid),
    ...PageQuery.properties,
  }),
  replies: { 200: PageOf(Contact), 404: Failure },
});

export const changeContactOutcome = route.put('desk/contacts/:id', desk, {
  summary: 'Record the outcome of a call or message, with the name of the last person to do so',
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
    description: "A message that is ready to send, in the client's language.",
    examples: [{ about: 'other', text: 'Hello Amina, this is Garden Wellness.' }],
  },
);
export type ReadyText = Static<typeof ReadyText>;

export const listReadyTexts = route.get('desk/clients/:id/texts', desk, {
  summary:
    'Messages that are ready to send to a client: a greeting, their next session, their minutes',
  params: IdOfClient,
  replies: { 200: listOf(ReadyText), 404: Failure },
});

/** What was and is with one client, part by part and page by page. */
import Type, { type Static } from 'typebox';
import { Appointment } from '../../appointments.ts';
import { PageQuery } from '../../pages.ts';
import { defineRoute } from '../../route.ts';
import {
  described,
  Failure,
  Id,
  Instant,
  Line,
  listOf,
  MOST,
  Nullable,
  oneOf,
  PageOf,
  Uuid,
} from '../../values.ts';
import { SessionNote } from '../day/session-notes.ts';
import { IdOfClient } from './clients.ts';

const access = ['front_desk', 'manager'] as const;

export const StoryKind = oneOf([
  'session',
  'package',
  'money',
  'contact',
  'change',
  'membership',
  'note',
]);
export type StoryKind = Static<typeof StoryKind>;

export const StoryEvent = Type.Object(
  {
    at: Instant,
    kind: StoryKind,
    what: described(
      'What happened, in a word: of a session what became of it, of a package the kind of its entry, of a contact its channel, of a change the field.',
      Line,
    ),
    by: described('Who did it; null: nobody of the studio, or nobody.', Nullable(Line)),
    names: described(
      'Of what: services, package, what was sold, number of a membership, subject of a call.',
      listOf(Line),
    ),
    booking_id: Nullable(Uuid),
    session_at: described('When the session is, or was before a move.', Nullable(Instant)),
    owned_package_id: Nullable(Id),
    sale_id: Nullable(Uuid),
    minutes: Nullable(Type.Integer({ minimum: -MOST, maximum: MOST })),
    amount: described(
      'AED; negative: given back.',
      Nullable(Type.Number({ minimum: -1e9, maximum: 1e9 })),
    ),
    reason: Nullable(Line),
    was: Nullable(Line),
    became: described(
      'What it became; of money that goes back `voided` of a whole sale, `free` or `owed` of its session.',
      Nullable(Line),
    ),
  },
  {
    description: 'Something that happened with a client.',
    examples: [
      {
        at: '2026-03-04T06:00:00.000Z',
        kind: 'session',
        what: 'booked',
        by: 'Maryam Darwish',
        names: ['Stretching'],
        booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        session_at: '2026-03-05T10:00:00.000Z',
        owned_package_id: null,
        sale_id: null,
        minutes: null,
        amount: null,
        reason: null,
        was: null,
        became: null,
      },
    ],
  },
);
export type StoryEvent = Static<typeof StoryEvent>;

export const readClientStory = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/story',
  access,
  summary: 'All that happened with a client, the latest first, of every kind or one',
  description:
    'Minutes that a session of their own took are told with the session, unless packages are asked for.',
  params: IdOfClient,
  query: Type.Object({ kind: Type.Optional(StoryKind), ...PageQuery.properties }),
  replies: { 200: PageOf(StoryEvent), 404: Failure },
});

export const listClientSessions = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/sessions',
  access,
  summary: 'Sessions of a client before today, cancelled ones too, the latest first',
  params: IdOfClient,
  query: PageQuery,
  replies: { 200: PageOf(Appointment), 404: Failure },
});

export const ClientNote = Type.Object(
  {
    ...SessionNote.properties,
    booking_id: Uuid,
    session_at: described('When the session began.', Instant),
  },
  {
    description: 'What was noted of a session of a client.',
    examples: [
      {
        id: 3,
        at: '2026-03-04T06:00:00.000Z',
        author: { first_name: 'Noura', last_name: 'Al Hashimi' },
        note: 'The left shoulder is better.',
        read_by: [],
        booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        session_at: '2026-03-04T05:00:00.000Z',
      },
    ],
  },
);
export type ClientNote = Static<typeof ClientNote>;

export const listClientNotes = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/notes',
  access,
  summary: 'What was noted of the sessions of a client, the latest first; who reads it is kept',
  description: 'Of sessions in branches that the caller sees.',
  params: IdOfClient,
  query: PageQuery,
  replies: { 200: PageOf(ClientNote), 404: Failure },
});

/** A client's history and present, one part and one page at a time. */
import Type, { type Static } from 'typebox';
import { Appointment, EarlierVisit } from '../../appointments.ts';
import { PageQuery } from '../../pagination.ts';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf, PageOf } from '../../values/shapes.ts';
import { BySoftware, Line, Prose } from '../../values/texts.ts';
import { Instant, Minutes } from '../../values/times.ts';
import { SessionNote } from '../day/session-notes.ts';
import { IdOfClient } from './clients.ts';

export const TimelineKind = oneOf([
  'session',
  'package',
  'money',
  'contact',
  'change',
  'membership',
  'note',
]);
export type TimelineKind = Static<typeof TimelineKind>;

export const TimelineEvent = Type.Object(
  {
    at: Instant,
    kind: TimelineKind,
    what: described(
      'What happened, in one word: for a session its outcome, for a package the kind of its entry, for a contact its channel, for a change the field.',
      Line,
    ),
    by: described('Who did it; null: nobody on the team, or unknown.', Nullable(Line)),
    software: BySoftware,
    names: described(
      'The subject: services, package, items sold, membership number, or topic of a call.',
      listOf(Line),
    ),
    booking_id: Nullable(Uuid),
    session_at: described('When the session is, or was before it moved.', Nullable(Instant)),
    owned_package_id: Nullable(Id),
    sale_id: Nullable(Uuid),
    minutes: Nullable(Type.Integer({ minimum: -MOST, maximum: MOST })),
    amount: described(
      'In the currency of the studio; negative: given back.',
      Nullable(Type.Number({ minimum: -1e9, maximum: 1e9 })),
    ),
    healed_minutes: Type.Optional(
      described(
        'Of a session cancelled late: others have taken this many minutes of its time, whose cost went back; omitted if none.',
        Minutes,
      ),
    ),
    used: Type.Optional(
      described(
        'Given with `healed_minutes`: it still counts as used, as not all of its time was taken.',
        Type.Boolean(),
      ),
    ),
    reason: Nullable(Line),
    was: Nullable(Prose),
    became: described(
      'The new value. For money given back: `voided` if the whole sale was, `free` or `owed` for its session.',
      Nullable(Prose),
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
        software: null,
        names: ['Massage'],
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
export type TimelineEvent = Static<typeof TimelineEvent>;

export const readClientStory = route.get('desk/clients/:id/story', desk, {
  summary: "A client's history, latest first, complete or of one kind",
  description:
    'Minutes taken by a session of their own are listed with that session, unless packages are requested.',
  params: IdOfClient,
  query: Type.Object({ kind: Type.Optional(TimelineKind), ...PageQuery.properties }),
  replies: { 200: PageOf(TimelineEvent), 404: Failure },
});

export const listClientSessions = route.get('desk/clients/:id/sessions', desk, {
  scope: 'clients:read',
  summary: "A client's sessions before today, including cancelled ones, latest first",
  params: IdOfClient,
  query: PageQuery,
  replies: { 200: PageOf(Appointment), 404: Failure },
});

export const listClientEarlierVisits = route.get('desk/clients/:id/earlier-visits', desk, {
  summary: "A client's sessions from the software before, latest first",
  params: IdOfClient,
  query: PageQuery,
  replies: { 200: PageOf(EarlierVisit), 404: Failure },
});

export const ClientNote = Type.Object(
  {
    ...SessionNote.properties,
    booking_id: Uuid,
    session_at: described('When the session began.', Instant),
  },
  {
    description: 'A note about one session of a client.',
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

export const listClientNotes = route.get('desk/clients/:id/notes', desk, {
  summary: "Notes about a client's sessions, latest first; the reader is recorded",
  description: 'Only sessions in branches that the caller sees.',
  params: IdOfClient,
  query: PageQuery,
  replies: { 200: PageOf(ClientNote), 404: Failure },
});

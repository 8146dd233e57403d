import Type, { type Static } from 'typebox';
import { route, team } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { BookingParams } from './bookings.ts';

const person = {
  first_name: Line,
  last_name: Line,
  full_name: Type.Optional(
    described(
      "In both alphabets when the therapist's name is written differently in Arabic.",
      Line,
    ),
  ),
};

export const SessionNote = Type.Object(
  {
    id: Id,
    at: Instant,
    author: Type.Object(person),
    note: Nullable(Prose),
    read_by: described(
      'Who else has read it, and when they first did.',
      listOf(Type.Object({ ...person, at: Instant })),
    ),
  },
  {
    description: 'A note about a session; `note` is null when it can no longer be decrypted.',
    examples: [
      {
        id: 3,
        at: '2026-03-05T10:00:00.000Z',
        author: { first_name: 'Noura', last_name: 'Al Hashimi' },
        note: 'The left shoulder is better.',
        read_by: [{ first_name: 'Maya', last_name: 'Nasser', at: '2026-03-05T10:30:00.000Z' }],
      },
    ],
  },
);
export type SessionNote = Static<typeof SessionNote>;

export const addSessionNote = route.post('desk/bookings/:id/notes/', team, {
  concerns: { booking: 'params.id' },
  summary: 'Write a note about a session; therapists only about their own',
  description:
    "Kept under the client's agreement to health notes and erased with it; 409 without an agreement.",
  params: BookingParams,
  body: Type.Object(
    {
      note: Type.String({
        minLength: 1,
        maxLength: 2000,
        pattern: '\\S',
        'x-sentence': { en: 'Please write a note.', ar: 'يرجى كتابة ملاحظة.' },
        examples: ['The left shoulder is better.'],
      }),
    },
    { examples: [{ note: 'The left shoulder is better.' }] },
  ),
  replies: { 201: SessionNote, 404: Failure, 409: Failure },
});

export const listSessionNotes = route.get('desk/bookings/:id/notes/', team, {
  concerns: { booking: 'params.id' },
  summary: 'Notes about a session, oldest first; each reader is recorded',
  params: BookingParams,
  replies: {
    200: Type.Object(
      {
        agrees_to_notes: described(
          'Whether the client agrees to notes about their health; without that none are kept.',
          Type.Boolean(),
        ),
        notes: listOf(SessionNote),
      },
      { examples: [{ agrees_to_notes: true, notes: [] }] },
    ),
    404: Failure,
  },
});

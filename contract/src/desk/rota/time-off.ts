/** Holidays and sick days, and what becomes of each session that they leave without a therapist. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { defineRoute } from '../../route.ts';
import {
  DateOnly,
  described,
  Failure,
  Id,
  Instant,
  Line,
  listOf,
  MOST,
  Nullable,
  oneOf,
} from '../../values.ts';
import { ContactChannel } from '../clients/contacts.ts';
import { aDisplacedSession, covers, displaced, later, message, offers } from './displaced.ts';

const Minute = Type.Integer({
  description: 'Minutes from midnight; 1440 and more: on the morning after.',
  minimum: 360,
  maximum: 1800,
});
const Note = Type.String({
  maxLength: 200,
  description: 'For those who plan: who told it, until when. Nothing about health.',
});
export const TimeOffKind = oneOf(['holiday', 'sick', 'other']);
export type TimeOffKind = Static<typeof TimeOffKind>;

const timeOff = {
  id: Id,
  therapist_id: Id,
  therapist: Line,
  kind: TimeOffKind,
  note: Line,
  from: DateOnly,
  from_minute: described('Of the first day.', Minute),
  to: DateOnly,
  to_minute: described('Of the last day.', Minute),
  made_at: Nullable(Instant),
  made_by: Nullable(Line),
  withdrawn_at: Nullable(Instant),
  withdrawn_by: Nullable(Line),
  open: described(
    'Sessions that stood when it was noted and have no outcome yet; at the branches that one sees.',
    Type.Integer({ minimum: 0, maximum: MOST }),
  ),
};

const aTimeOff = {
  id: 1,
  therapist_id: 1,
  therapist: 'Noura Al Hashimi',
  kind: 'sick',
  note: 'Called at 7:40',
  from: '2026-03-05',
  from_minute: 360,
  to: '2026-03-05',
  to_minute: 1800,
  made_at: '2026-03-05T04:00:00.000Z',
  made_by: 'Maya Nasser',
  withdrawn_at: null,
  withdrawn_by: null,
  open: 1,
};

export const TimeOff = Type.Object(timeOff, { examples: [aTimeOff] });
export type TimeOff = Static<typeof TimeOff>;

export const SessionOutcome = oneOf(
  ['agreed', 'moved', 'cancelled', 'not_reached', 'held', 'no_show'],
  {
    description:
      'Agreed: somebody else covers it at its time. Moved: it is at another time, no more met by what it could not stay for. Not reached: so says the last call or message about it. Held: it was begun with the same therapist after all. No-show: its client did not come.',
  },
);
export type SessionOutcome = Static<typeof SessionOutcome>;

/** What is known of a session that could not stay: what became of it, and how the client was asked. */
export const settling = {
  outcome: described('Null: still open.', Nullable(SessionOutcome)),
  tried: described('How the client was asked last since; null: not yet.', Nullable(ContactChannel)),
};

const AwaySession = Type.Object({
  ...displaced,
  starts_at: described('As it was when the time off was noted.', Instant),
  status: AppointmentStatus,
  ...settling,
  now_at: described('When it starts by now.', Instant),
  covers,
  offers,
  later,
  message,
});
export type AwaySession = Static<typeof AwaySession>;

export const TimeOffWithSessions = Type.Object(
  {
    ...timeOff,
    sessions: described(
      'That stood when it was noted and are at the branches that one sees, in order of start.',
      listOf(AwaySession),
    ),
  },
  {
    examples: [
      {
        ...aTimeOff,
        sessions: [
          {
            ...aDisplacedSession,
            status: 'booked',
            outcome: null,
            tried: null,
            now_at: aDisplacedSession.starts_at,
            covers: [{ therapist_id: 3, therapist: 'Grace Wanjiru' }],
            offers: [],
            later: false,
            message:
              'Hello Amina, this is Limber. We are sorry: Noura Al Hashimi cannot hold your session on Thursday 5 March at 14:00. We can offer you instead:\nThursday 5 March, 14:00, with Grace Wanjiru\nWhich one suits you?',
          },
        ],
      },
    ],
  },
);
export type TimeOffWithSessions = Static<typeof TimeOffWithSessions>;

const params = Type.Object({ id: Id });
const when = {
  therapist_id: Id,
  from: described('First day; not over yet.', DateOnly),
  from_minute: Type.Optional(described('Of the first day; its beginning when not said.', Minute)),
  to: described('Last day.', DateOnly),
  to_minute: Type.Optional(described('Of the last day; its end when not said.', Minute)),
  note: Type.Optional(Note),
};

export const addTimeOff = defineRoute({
  method: 'POST',
  path: 'desk/rota/time-off',
  access: ['manager'],
  summary: 'Note that somebody is away: on holiday, sick or for another reason',
  body: Type.Object(
    { kind: TimeOffKind, ...when },
    {
      additionalProperties: false,
      examples: [{ kind: 'holiday', therapist_id: 1, from: '2026-03-05', to: '2026-03-12' }],
    },
  ),
  replies: { 201: TimeOff, 404: Failure, 409: Failure },
});

export const markSick = defineRoute({
  method: 'POST',
  path: 'desk/rota/sick',
  access: ['therapist', 'front_desk', 'manager'],
  concerns: { therapist: 'body.therapist_id' },
  summary: 'Note that somebody is sick: the desk where they work, or therapists themselves',
  body: Type.Object(when, {
    additionalProperties: false,
    examples: [
      { therapist_id: 1, from: '2026-03-05', to: '2026-03-05', note: 'Told by telephone' },
    ],
  }),
  replies: { 201: TimeOff, 404: Failure, 409: Failure },
});

export const readTimeOff = defineRoute({
  method: 'GET',
  path: 'desk/rota/time-off/:id',
  access: ['front_desk', 'manager'],
  concerns: { time_off: 'params.id' },
  summary: 'One time off: each session that it left, what became of it, and who could cover it',
  params,
  replies: { 200: TimeOffWithSessions, 404: Failure },
});

export const withdrawTimeOff = defineRoute({
  method: 'POST',
  path: 'desk/rota/time-off/:id/withdraw',
  access: ['front_desk', 'manager'],
  concerns: { time_off: 'params.id' },
  summary: 'Take a time off back; the front desk those of the sick',
  params,
  replies: { 200: TimeOff, 403: Failure, 404: Failure, 409: Failure },
});

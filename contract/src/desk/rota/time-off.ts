/** Holidays and sick days, and the outcome of each session that they displace. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { desk, managers, route, team } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { ContactChannel } from '../clients/contacts.ts';
import { aDisplacedSession, covers, displaced, later, message, offers } from './displaced.ts';

const Minute = Type.Integer({
  description: 'Minutes from midnight; 1440 or more: on the following morning.',
  minimum: 360,
  maximum: 1800,
});
const Note = Type.String({
  maxLength: 200,
  description: 'For the planners: who reported it, until when. Nothing about health.',
});
export const TimeOffKind = oneOf(['holiday', 'sick', 'other', 'left'], {
  description:
    '`left`: leaves the team. `from` is the first day without them, on which their access ends and their shifts are over.',
});
export type TimeOffKind = Static<typeof TimeOffKind>;

const timeOff = {
  id: Id,
  therapist_id: Id,
  therapist: Line,
  kind: TimeOffKind,
  note: Line,
  from: DateOnly,
  from_minute: described('On the first day.', Minute),
  to: DateOnly,
  to_minute: described('On the last day.', Minute),
  made_at: Nullable(Instant),
  made_by: Nullable(Line),
  withdrawn_at: Nullable(Instant),
  withdrawn_by: Nullable(Line),
  open: described(
    'Sessions booked when it was recorded that are still unsettled, in the branches that the caller sees.',
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
      'Agreed: another therapist covers it at its time. Moved: it now has another time that nothing prevents. Not reached: the outcome of the latest call or message about it. Held: the same therapist held it after all. No-show: its client did not come.',
  },
);
export type SessionOutcome = Static<typeof SessionOutcome>;

/** A displaced session's outcome so far, and how the client was contacted. */
export const settling = {
  outcome: described('Null: still open.', Nullable(SessionOutcome)),
  tried: described(
    'The latest contact with the client since then; null: none yet.',
    Nullable(ContactChannel),
  ),
};

const AwaySession = Type.Object({
  ...displaced,
  starts_at: described('As it was when the time off was recorded.', Instant),
  status: AppointmentStatus,
  ...settling,
  now_at: described('Its current start.', Instant),
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
      'Booked when it was recorded, in the branches that the caller sees, in order of start.',
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
              'Hello Amina, this is Garden Wellness. We are sorry: Noura Al Hashimi cannot hold your session on Thursday 5 March at 14:00. We can offer you instead:\nThursday 5 March, 14:00, with Grace Wanjiru\nWhich one suits you?',
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
  from_minute: Type.Optional(described('On the first day; default: its beginning.', Minute)),
  to: described('Last day; of no account to somebody who leaves.', DateOnly),
  to_minute: Type.Optional(described('On the last day; default: its end.', Minute)),
  note: Type.Optional(Note),
};

export const addTimeOff = route.post('desk/rota/time-off', managers, {
  summary: 'Record time off: holiday, sickness or another reason',
  body: Type.Object(
    { kind: TimeOffKind, ...when },
    {
      additionalProperties: false,
      examples: [{ kind: 'holiday', therapist_id: 1, from: '2026-03-05', to: '2026-03-12' }],
    },
  ),
  replies: { 201: TimeOff, 404: Failure, 409: Failure },
});

export const markSick = route.post('desk/rota/sick', team, {
  concerns: { therapist: 'body.therapist_id' },
  summary: 'Record a sick therapist: by the desk of their branch, or by the therapist',
  body: Type.Object(when, {
    additionalProperties: false,
    examples: [
      { therapist_id: 1, from: '2026-03-05', to: '2026-03-05', note: 'Told by telephone' },
    ],
  }),
  replies: { 201: TimeOff, 404: Failure, 409: Failure },
});

export const readTimeOff = route.get('desk/rota/time-off/:id', desk, {
  concerns: { time_off: 'params.id' },
  summary: 'One time off: each displaced session, its outcome, and who could cover it',
  params,
  replies: { 200: TimeOffWithSessions, 404: Failure },
});

export const withdrawTimeOff = route.post('desk/rota/time-off/:id/withdraw', desk, {
  concerns: { time_off: 'params.id' },
  summary: 'Withdraw a time off; the front desk only for sickness',
  params,
  replies: { 200: TimeOff, 403: Failure, 404: Failure, 409: Failure },
});

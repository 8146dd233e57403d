/** Who works where and when: the weeks, single days that are other than them, and what they leave uncovered. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import {
  DateOnly,
  described,
  Failure,
  Id,
  Line,
  LocationCode,
  listOf,
  MOST,
  Nullable,
} from '../../values.ts';
import { aDisplacedSession, DisplacedSession } from './displaced.ts';
import { TimeOff } from './time-off.ts';

const counter = ['front_desk', 'manager'] as const;
const planner = ['manager'] as const;

const Minute = Type.Integer({
  description: 'Minutes from midnight of the day; 1440 and more: on the morning after.',
  minimum: 360,
  maximum: 1800,
  examples: [720],
});
const span = { from_minute: Minute, to_minute: Minute };
const Shift = Type.Object({ location: LocationCode, ...span });
export type Shift = Static<typeof Shift>;

const Shifts = described(
  'The shifts of each of the days, none overlapping another; empty: off.',
  Type.Array(Shift, { maxItems: 6 }),
);
const Weekdays = described(
  'ISO: 1 Monday to 7 Sunday.',
  Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
  }),
);
const Therapists = described(
  'All of them or, when one cannot be changed, none.',
  Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
);
const Note = Type.String({ maxLength: 200, description: 'For those who plan.' });

const personDay = {
  date: DateOnly,
  shifts: listOf(Shift),
  changed: Type.Boolean({ description: 'Other than the week says.' }),
  note: Line,
  sessions: described('Booked on the day.', Type.Integer({ minimum: 0, maximum: MOST })),
  uncovered: described(
    'Sessions to come in no shift, out of hours or in time off, unless a reason let that pass; at the branches that one sees.',
    Type.Integer({ minimum: 0, maximum: MOST }),
  ),
};

const aShift = { location: 'A', from_minute: 720, to_minute: 1200 };

export const Rota = Type.Object(
  {
    days: listOf(
      Type.Object({
        date: DateOnly,
        closures: listOf(
          Type.Object({
            id: Id,
            name: Line,
            location: Nullable(LocationCode),
            provisional: Type.Boolean(),
          }),
        ),
        hours: described(
          'When the branches are open.',
          listOf(Type.Object({ location: LocationCode, ...span })),
        ),
      }),
    ),
    branches: listOf(Type.Object({ code: LocationCode, name: Line })),
    people: listOf(
      Type.Object({
        id: Id,
        name: Line,
        location: described('Their own branch.', LocationCode),
        days: listOf(Type.Object(personDay)),
      }),
    ),
    time_off: listOf(TimeOff),
  },
  {
    description: 'Seven days of the rota.',
    examples: [
      {
        days: [
          {
            date: '2026-03-05',
            closures: [],
            hours: [{ location: 'A', from_minute: 600, to_minute: 1320 }],
          },
        ],
        branches: [{ code: 'A', name: 'Al Warqa' }],
        people: [
          {
            id: 1,
            name: 'Noura Al Hashimi',
            location: 'A',
            days: [
              {
                date: '2026-03-05',
                shifts: [aShift],
                changed: false,
                note: '',
                sessions: 4,
                uncovered: 0,
              },
            ],
          },
        ],
        time_off: [],
      },
    ],
  },
);
export type Rota = Static<typeof Rota>;

export const RotaChanged = Type.Object(
  {
    uncovered: described(
      'Sessions that the change has left without their therapist or hours, the soonest first.',
      listOf(DisplacedSession),
    ),
  },
  { examples: [{ uncovered: [aDisplacedSession] }] },
);
export type RotaChanged = Static<typeof RotaChanged>;

const changed = { 200: RotaChanged, 404: Failure };

export const readRota = defineRoute({
  method: 'GET',
  path: 'desk/rota',
  access: counter,
  concerns: { branch: 'query.location' },
  summary: 'Seven days: who works where and when, who is away, what is closed',
  query: Type.Object({
    from: Type.Optional(described('First day; today when not said.', DateOnly)),
    location: Type.Optional(
      described('One branch; all that they see when not said.', LocationCode),
    ),
  }),
  replies: { 200: Rota },
});

export const changeShifts = defineRoute({
  method: 'POST',
  path: 'desk/rota/shifts',
  access: planner,
  summary: 'Change the shifts of some people on some weekdays from a day on, or until another',
  description:
    'What was valid until then ends the day before; what comes after the last day begins again.',
  body: Type.Object(
    {
      therapist_ids: Therapists,
      weekdays: Weekdays,
      shifts: Shifts,
      valid_from: described('First day; today at the earliest.', DateOnly),
      valid_to: Type.Optional(described('Last day; null: for good.', Nullable(DateOnly))),
    },
    {
      additionalProperties: false,
      examples: [{ therapist_ids: [1], weekdays: [4], shifts: [aShift], valid_from: '2026-03-05' }],
    },
  ),
  replies: changed,
});

export const changeDay = defineRoute({
  method: 'POST',
  path: 'desk/rota/days',
  access: planner,
  summary: 'Other hours, another branch or none for one day; it takes the place of the week',
  body: Type.Object(
    { therapist_id: Id, date: DateOnly, shifts: Shifts, note: Type.Optional(Note) },
    {
      additionalProperties: false,
      examples: [{ therapist_id: 1, date: '2026-03-05', shifts: [], note: 'Training' }],
    },
  ),
  replies: changed,
});

export const withdrawDay = defineRoute({
  method: 'POST',
  path: 'desk/rota/days/withdraw',
  access: planner,
  summary: 'Let one day be as the week says again',
  body: Type.Object(
    { therapist_id: Id, date: DateOnly },
    { additionalProperties: false, examples: [{ therapist_id: 1, date: '2026-03-05' }] },
  ),
  replies: changed,
});

export const copyWeek = defineRoute({
  method: 'POST',
  path: 'desk/rota/copy',
  access: planner,
  concerns: { branch: 'body.location' },
  summary: 'Let seven days be as seven others, day by day, for everybody of a branch or of all',
  body: Type.Object(
    {
      from: described('First day of those that are copied.', DateOnly),
      to: described('First day of those that become like them; today at the earliest.', DateOnly),
      location: Type.Optional(
        described('Whose own branch it is; null: everybody.', Nullable(LocationCode)),
      ),
    },
    { additionalProperties: false, examples: [{ from: '2026-03-02', to: '2026-03-09' }] },
  ),
  replies: changed,
});

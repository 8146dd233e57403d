/**
 * Who works where and when: the weeks, the days that differ from them, and sessions left uncovered.
 */
import Type, { type Static } from 'typebox';
import { desk, managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, OneBranchOrAll } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly } from '../../values/times.ts';
import { aDisplacedSession, DisplacedSession } from './displaced.ts';
import { TimeOff } from './time-off.ts';

const Minute = Type.Integer({
  description: 'Minutes from midnight of the day; 1440 or more: on the following morning.',
  minimum: 360,
  maximum: 1800,
  examples: [720],
});
const span = { from_minute: Minute, to_minute: Minute };
export const Shift = Type.Object({ location: LocationCode, ...span });
export type Shift = Static<typeof Shift>;

const Shifts = described(
  'The shifts of each of the days, without overlaps; empty: off.',
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
  'All of them are changed, or none if one cannot be.',
  Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
);
const Note = Type.String({ maxLength: 200, description: 'For the planners.' });

const personDay = {
  date: DateOnly,
  shifts: listOf(Shift),
  changed: Type.Boolean({ description: 'Differs from the weekly shifts.' }),
  note: Line,
  sessions: described('Sessions booked on the day.', Type.Integer({ minimum: 0, maximum: MOST })),
  uncovered: described(
    'Upcoming sessions outside the shift, outside opening hours or during time off, unless overridden with a reason; in the branches that the caller sees.',
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
        booked: described(
          'How many sessions take place in each hour; hours without one are left out.',
          listOf(
            Type.Object({
              location: LocationCode,
              from_minute: Minute,
              sessions: Type.Integer({ minimum: 1, maximum: MOST }),
            }),
          ),
        ),
        unstaffed: described(
          'When a branch is open with nobody on shift there.',
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
            booked: [{ location: 'A', from_minute: 720, sessions: 1 }],
            unstaffed: [{ location: 'A', from_minute: 600, to_minute: 720 }],
          },
        ],
        branches: [{ code: 'A', name: 'Garden Street' }],
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
      'Sessions that the change leaves without their therapist or opening hours, soonest first.',
      listOf(DisplacedSession),
    ),
  },
  { examples: [{ uncovered: [aDisplacedSession] }] },
);
export type RotaChanged = Static<typeof RotaChanged>;

const changed = { 200: RotaChanged, 404: Failure };

export const readRota = route.get('desk/rota', desk, {
  concerns: { branch: 'query.location' },
  summary: 'Seven days: who works where and when, who is away, what is closed',
  query: Type.Object({
    from: Type.Optional(described('First day; default: today.', DateOnly)),
    location: OneBranchOrAll,
  }),
  replies: { 200: Rota },
});

export const changeShifts = route.post('desk/rota/shifts', managers, {
  summary: 'Change the shifts of some people on some weekdays, from a day on or for a period',
  description: 'The earlier shifts end the day before, and apply again after the last day.',
  body: Type.Object(
    {
      therapist_ids: Therapists,
      weekdays: Weekdays,
      shifts: Shifts,
      valid_from: described('First day; not before today.', DateOnly),
      valid_to: Type.Optional(described('Last day; null: no end.', Nullable(DateOnly))),
    },
    {
      additionalProperties: false,
      examples: [{ therapist_ids: [1], weekdays: [4], shifts: [aShift], valid_from: '2026-03-05' }],
    },
  ),
  replies: changed,
});

export const changeDay = route.post('desk/rota/days', managers, {
  summary: 'Set other hours, another branch or no shift for one day; it replaces the weekly shifts',
  body: Type.Object(
    { therapist_id: Id, date: DateOnly, shifts: Shifts, note: Type.Optional(Note) },
    {
      additionalProperties: false,
      examples: [{ therapist_id: 1, date: '2026-03-05', shifts: [], note: 'Training' }],
    },
  ),
  replies: changed,
});

export const withdrawDay = route.post('desk/rota/days/withdraw', managers, {
  summary: 'Return one day to the weekly shifts',
  body: Type.Object(
    { therapist_id: Id, date: DateOnly },
    { additionalProperties: false, examples: [{ therapist_id: 1, date: '2026-03-05' }] },
  ),
  replies: changed,
});

export const copyWeek = route.post('desk/rota/copy', managers, {
  concerns: { branch: 'body.location' },
  summary:
    'Copy seven days to seven others, day by day, for one person, everybody in one branch or in all',
  body: Type.Object(
    {
      from: described('First day to copy from.', DateOnly),
      to: described('First day to copy to; not before today.', DateOnly),
      location: Type.Optional(
        described('Only people whose own branch this is; null: everybody.', Nullable(LocationCode)),
      ),
      therapist_id: Type.Optional(described('Only this person; null: everybody.', Nullable(Id))),
    },
    { additionalProperties: false, examples: [{ from: '2026-03-02', to: '2026-03-09' }] },
  ),
  replies: changed,
});

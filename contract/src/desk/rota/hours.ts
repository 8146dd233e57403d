/** Opening hours of the branches: dated, several spans a day, past midnight. */
import Type, { type Static } from 'typebox';
import { desk, managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, OneBranchOrAll } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly } from '../../values/times.ts';
import { DisplacedSession } from './displaced.ts';
import { RotaChanged, Shift } from './weeks.ts';

const Minute = Type.Integer({
  description: 'Minutes from midnight of the day; 1440 or more: on the following morning.',
  minimum: 360,
  maximum: 1800,
  examples: [600],
});
const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: 'ISO: 1 Monday to 7 Sunday.' });
const span = { from_minute: Minute, to_minute: Minute };

export const DatedHours = Type.Object(
  {
    id: Id,
    location: LocationCode,
    weekday: Weekday,
    ...span,
    valid_from: described('First day; null: from the beginning.', Nullable(DateOnly)),
    valid_to: described('Last day; null: no end.', Nullable(DateOnly)),
  },
  {
    examples: [
      {
        id: 1,
        location: 'A',
        weekday: 1,
        from_minute: 1200,
        to_minute: 1500,
        valid_from: '2027-02-08',
        valid_to: '2027-03-09',
      },
    ],
  },
);
export type DatedHours = Static<typeof DatedHours>;

export const listHours = route.get('desk/hours', desk, {
  concerns: { branch: 'query.location' },
  summary: 'Current and future opening hours',
  query: Type.Object({
    location: OneBranchOrAll,
  }),
  replies: { 200: listOf(DatedHours) },
});

const weekdays = Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true });
const spans = described(
  'For each of the days, without overlaps; empty: closed.',
  Type.Array(Type.Object(span), { maxItems: 6 }),
);
const newHours = {
  location: LocationCode,
  weekdays,
  spans,
  valid_from: described('First day; not before today.', DateOnly),
  valid_to: Type.Optional(described('Last day; null: no end.', Nullable(DateOnly))),
};
const ramadan = {
  location: 'A',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  spans: [{ from_minute: 1200, to_minute: 1500 }],
  valid_from: '2027-02-08',
  valid_to: '2027-03-09',
};

const Shifts = listOf(Shift);
const aShift = { location: 'A', from_minute: 720, to_minute: 1200 };
const anEvening = { location: 'A', from_minute: 1200, to_minute: 1500 };

export const HoursPreview = Type.Object(
  {
    moves: described(
      'Weekly shifts that follow the hours: each keeps its length and its place between opening and closing, as far as the new hours allow. `after` like `before`: it would overlap with a shift at another branch, and stays.',
      listOf(
        Type.Object({
          therapist_id: Id,
          therapist: Line,
          weekdays,
          from: described('First day on which it does.', DateOnly),
          to: described('Last day; null: no end.', Nullable(DateOnly)),
          before: Shifts,
          after: Shifts,
        }),
      ),
    ),
    by_hand: described(
      'Single days that were planned by hand and stay as they are.',
      listOf(Type.Object({ therapist_id: Id, therapist: Line, date: DateOnly, shifts: Shifts })),
    ),
    uncovered: described(
      'Sessions without their therapist or hours after shifts have moved, soonest first.',
      listOf(DisplacedSession),
    ),
    uncovered_without: described(
      'How many there are if no shift moves.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
    unstaffed: described(
      'When the branch is open with nobody on shift in the first week after shifts have moved.',
      listOf(Type.Object({ date: DateOnly, ...span })),
    ),
    seen: described('To be sent with the change, so that only what was seen is applied.', Line),
  },
  {
    description: 'What would follow from other hours; nothing is changed.',
    examples: [
      {
        moves: [
          {
            ...{ therapist_id: 1, therapist: 'Noura Al Hashimi', weekdays: [1, 4] },
            ...{ from: '2027-02-08', to: '2027-03-09', before: [aShift], after: [anEvening] },
          },
        ],
        ...{ by_hand: [], uncovered: [], uncovered_without: 12, unstaffed: [], seen: '5f0c' },
      },
    ],
  },
);
export type HoursPreview = Static<typeof HoursPreview>;

export const previewHours = route.post('desk/hours/preview', managers, {
  concerns: { branch: 'body.location' },
  keepsNoAnswer: true,
  summary: 'Which shifts would follow other hours of a branch, and what would be left uncovered',
  body: Type.Object(newHours, { additionalProperties: false, examples: [ramadan] }),
  replies: { 200: HoursPreview, 404: Failure },
});

export const changeHours = route.post('desk/hours', managers, {
  concerns: { branch: 'body.location' },
  summary: "Change a branch's hours on some weekdays, from a day on or for a period",
  description:
    'A period is for example Ramadan: the earlier hours end the day before, and apply again after the last day. Shifts move with the hours as the preview showed, all of them or none. The reply lists sessions that are now uncovered.',
  body: Type.Object(
    {
      ...newHours,
      shifts: Type.Optional(
        described('`seen` of the preview whose shifts move; left out: shifts stay.', Line),
      ),
    },
    { additionalProperties: false, examples: [ramadan] },
  ),
  replies: { 200: RotaChanged, 404: Failure, 409: Failure },
});

export const HoursChange = Type.Object(
  {
    id: Id,
    location: LocationCode,
    weekdays,
    spans,
    valid_from: DateOnly,
    valid_to: described('Last day; null: no end.', Nullable(DateOnly)),
    therapists: described(
      'How many had shifts that moved.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
    by: Line,
  },
  {
    description: 'Other hours that have not begun before today.',
    examples: [{ ...ramadan, id: 1, therapists: 10, by: 'Maya Khoury' }],
  },
);
export type HoursChange = Static<typeof HoursChange>;

export const listHoursChanges = route.get('desk/hours/changes', managers, {
  summary: 'Changes of hours that can be taken back, soonest first',
  replies: { 200: listOf(HoursChange) },
});

export const withdrawHours = route.delete('desk/hours/changes/:id', managers, {
  summary: 'Take other hours back, with the shifts that moved, until their first day is over',
  description: 'Refused once the hours or these shifts have been changed again.',
  params: Type.Object({ id: Id }, { description: 'Which change.' }),
  replies: { 200: RotaChanged, 404: Failure, 409: Failure },
});

export const Unstaffed = Type.Object(
  { location: LocationCode, date: DateOnly, ...span },
  {
    description: 'When a branch is open with nobody on shift.',
    examples: [{ location: 'A', date: '2026-03-05', from_minute: 600, to_minute: 720 }],
  },
);
export type Unstaffed = Static<typeof Unstaffed>;

export const listUnstaffed = route.get('desk/hours/unstaffed', desk, {
  concerns: { branch: 'query.location' },
  summary: 'When a branch is open with nobody on shift within the next four weeks, by day',
  query: Type.Object({
    location: OneBranchOrAll,
  }),
  replies: { 200: listOf(Unstaffed) },
});

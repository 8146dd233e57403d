import Type, { type Static } from 'typebox';
import { defineRoute } from './route.ts';
import { DateOnly, Gender, Id, Minutes, Nullable, TimeOfDay } from './values.ts';

/** Whose times: one therapist's, or, without one, those of anyone at `location` who fits. */
const whose = {
  therapist_id: Type.Optional(Id),
  /** Code of the branch; needed without `therapist_id`. */
  location: Type.Optional(Type.String({ maxLength: 40 })),
  /** Ids of the services they must offer, separated by commas; left out: anyone. */
  services: Type.Optional(Type.String({ pattern: '^[0-9]+(,[0-9]+)*$', maxLength: 200 })),
  gender: Type.Optional(Gender),
};

export const AvailableTimesQuery = Type.Object({
  ...whose,
  date: DateOnly,
  total_duration: Minutes,
});
export type AvailableTimesQuery = Static<typeof AvailableTimesQuery>;

/** Start times that fit the asked duration, ascending. */
export const TimeList = Type.Array(TimeOfDay, { examples: [['12:00', '12:30', '17:00']] });
export type TimeList = Static<typeof TimeList>;

/** Start time to the longest session in minutes that fits there, capped at 180. */
export const TimeMap = Type.Record(Type.String(), Type.Integer(), {
  examples: [{ '12:00': 90, '12:30': 60, '17:00': 180 }],
});
export type TimeMap = Static<typeof TimeMap>;

export const availableTimesForServices = defineRoute({
  method: 'GET',
  path: 'appointment/available-times/services/',
  access: 'public',
  summary: 'Free start times of a therapist on a day, for single services',
  query: AvailableTimesQuery,
  replies: { 200: TimeList },
});

export const availableTimesForPackages = defineRoute({
  method: 'GET',
  path: 'appointment/available-times/packages/',
  access: 'public',
  summary: 'Free start times with the longest session each allows, for packages',
  query: AvailableTimesQuery,
  replies: { 200: TimeMap },
});

export const OpenDaysQuery = Type.Object({
  ...whose,
  from: DateOnly,
  /** Inclusive, at most 62 days after `from`. */
  to: DateOnly,
  total_duration: Minutes,
});
export type OpenDaysQuery = Static<typeof OpenDaysQuery>;

/** How full a day is for whoever is asked about. */
export const OpenDay = Type.Object(
  {
    date: DateOnly,
    /** Start times left. */
    openings: Type.Integer({ minimum: 0 }),
    /** `closed`: nobody works; `full`: all taken; `few`: at most a quarter of the starts is left. */
    level: Type.Union([
      Type.Literal('closed'),
      Type.Literal('full'),
      Type.Literal('few'),
      Type.Literal('some'),
      Type.Literal('many'),
    ]),
  },
  { examples: [{ date: '2026-11-21', openings: 4, level: 'few' }] },
);
export type OpenDay = Static<typeof OpenDay>;

const anOpening = {
  date: '2026-11-21',
  time: '17:00',
  therapist_id: 1,
  therapist_name: 'Noura Al Hashimi',
};

/** A time that can be booked, and with whom. */
export const Opening = Type.Object({
  date: DateOnly,
  time: TimeOfDay,
  therapist_id: Id,
  therapist_name: Type.String(),
});
export type Opening = Static<typeof Opening>;

export const NextOpeningsQuery = Type.Object({
  ...whose,
  /** Not before this day; left out: today. */
  from: Type.Optional(DateOnly),
  total_duration: Minutes,
});
export type NextOpeningsQuery = Static<typeof NextOpeningsQuery>;

export const NextOpenings = Type.Object(
  {
    /** First day with an opening for whoever is asked about; null: none in the diary. */
    first_day: Nullable(DateOnly),
    /** The next three with this therapist; empty when any therapist is asked about. */
    therapist: Type.Array(Opening),
    /** The next three with anyone at the branch who fits. */
    any: Type.Array(Opening),
  },
  { examples: [{ first_day: '2026-11-21', therapist: [anOpening], any: [anOpening] }] },
);
export type NextOpenings = Static<typeof NextOpenings>;

export const listOpenDays = defineRoute({
  method: 'GET',
  path: 'appointment/open-days/',
  access: 'public',
  summary: 'How full each day of a stretch is (extra call)',
  query: OpenDaysQuery,
  replies: { 200: Type.Array(OpenDay) },
});

export const findNextOpenings = defineRoute({
  method: 'GET',
  path: 'appointment/next-openings/',
  access: 'public',
  summary:
    'The first open day and the next three openings, for this therapist and for any (extra call)',
  query: NextOpeningsQuery,
  replies: { 200: NextOpenings },
});

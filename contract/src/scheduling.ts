import Type, { type Static } from 'typebox';
import { BookingConflict } from './appointments.ts';
import { defineRoute } from './route.ts';
import { SOON_DAYS, STARTS_LEFT } from './terms/booking/bookable-times.ts';
import { HOLD_MINUTES } from './terms/booking/holds.ts';
import {
  LONGEST_SESSION_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from './terms/booking/session-lengths.ts';
import {
  AskedTime,
  DateOnly,
  described,
  Failure,
  Gender,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Minutes,
  MOST,
  Nullable,
  oneOf,
  TimeOfDay,
  Uuid,
} from './values.ts';

const ServiceIds = Type.String({
  description: 'Up to ten ids, separated by commas.',
  maxLength: 100,
  pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,9}$',
  'x-sentence': {
    en: 'Please give up to ten ids of services, separated by commas.',
    ar: 'يرجى إدخال أرقام عشر خدمات على الأكثر، تفصل بينها فواصل.',
  },
  examples: ['1,3'],
});

/**
 * Whose times: one therapist's, or, without one, those of anyone at `location`; in either case only
 * of who fits all that is asked.
 */
const diaryFilter = {
  therapist_id: Type.Optional(Id),
  location: Type.Optional(
    described('Code of the branch; needed without `therapist_id`.', LocationCode),
  ),
  services: Type.Optional(
    described(
      'What the session is for: who offers it, and when its beds and rooms are free; left out: anyone.',
      ServiceIds,
    ),
  ),
  gender: Type.Optional(described('Only a woman, or only a man.', Gender)),
  moving: Type.Optional(
    described(
      "Id of a booking of the caller's that is to be moved: its own hour then counts as free, but for its present start. Another's answers 404.",
      Uuid,
    ),
  ),
};

export const AvailableTimesQuery = Type.Object({
  ...diaryFilter,
  date: DateOnly,
  total_duration: Minutes,
});
export type AvailableTimesQuery = Static<typeof AvailableTimesQuery>;

export const TimeList = listOf(TimeOfDay, {
  description: 'Start times that fit the asked duration, those after midnight last.',
  examples: [['12:00', '12:30', '17:00']],
});
export type TimeList = Static<typeof TimeList>;

export const TimeMap = Type.Record(
  TimeOfDay,
  Type.Integer({ minimum: SHORTEST_SESSION_MINUTES, maximum: LONGEST_SESSION_MINUTES }),
  {
    description: `Start time to the longest session in minutes that fits there, capped at ${LONGEST_SESSION_MINUTES}.`,
    maxProperties: 288,
    examples: [{ '12:00': 90, '12:30': 60, '17:00': 180 }],
  },
);
export type TimeMap = Static<typeof TimeMap>;

export const availableTimesForServices = defineRoute({
  method: 'GET',
  path: 'appointment/available-times/services/',
  access: 'public',
  summary: 'Free start times of a therapist on a day, for single services',
  query: AvailableTimesQuery,
  replies: { 200: TimeList, 404: Failure },
});

export const availableTimesForPackages = defineRoute({
  method: 'GET',
  path: 'appointment/available-times/packages/',
  access: 'public',
  summary: 'Free start times with the longest session each allows, for packages',
  query: AvailableTimesQuery,
  replies: { 200: TimeMap, 404: Failure },
});

export const OpenDaysQuery = Type.Object({
  ...diaryFilter,
  from: DateOnly,
  to: described('Inclusive, at most 62 days after `from`.', DateOnly),
  total_duration: Minutes,
});
export type OpenDaysQuery = Static<typeof OpenDaysQuery>;

export const OpenDay = Type.Object(
  {
    date: DateOnly,
    openings: Type.Integer({
      description: 'Start times left.',
      minimum: 0,
      maximum: MOST,
    }),
    level: oneOf(['closed', 'full', 'few', 'some', 'many'], {
      description: `\`closed\`: nobody works; \`full\`: all taken; \`few\`: at most ${STARTS_LEFT.few * 100}% of the starts are left.`,
    }),
    reason: Type.Optional(
      oneOf(['closure', 'day_off', 'too_long', 'over', 'beyond', 'package_ended', 'package_used'], {
        description:
          'Why a day is closed: by a closure; nobody asked about works; nobody works so long; what was free has passed; the diary is not open yet; and for `moving`, its package has ended or has its session of that day.',
      }),
    ),
  },
  {
    description: 'How full a day is for whoever is asked about.',
    examples: [{ date: '2026-11-21', openings: 4, level: 'few' }],
  },
);
export type OpenDay = Static<typeof OpenDay>;

const anOpening = {
  date: '2026-11-21',
  time: '17:00',
  therapist_id: 1,
  therapist_name: 'Noura Al Hashimi',
};

export const Opening = Type.Object(
  {
    date: DateOnly,
    time: TimeOfDay,
    therapist_id: Id,
    therapist_name: Line,
  },
  {
    description: 'A time that can be booked, and with whom; before 06:00 the night after.',
  },
);
export type Opening = Static<typeof Opening>;

export const NextOpeningsQuery = Type.Object({
  ...diaryFilter,
  from: Type.Optional(described('Not before this day; left out: today.', DateOnly)),
  total_duration: Minutes,
});
export type NextOpeningsQuery = Static<typeof NextOpeningsQuery>;

export const NextOpenings = Type.Object(
  {
    first_day: described(
      'First day with an opening for whoever is asked about; null: none in the diary.',
      Nullable(DateOnly),
    ),
    therapist: listOf(Opening, {
      description: 'The next three with this therapist; empty when any therapist is asked about.',
    }),
    any: listOf(Opening, { description: 'The next three with anyone at the branch who fits.' }),
  },
  { examples: [{ first_day: '2026-11-21', therapist: [anOpening], any: [anOpening] }] },
);
export type NextOpenings = Static<typeof NextOpenings>;

export const ServiceOpening = Type.Object(
  { service_id: Id, minutes: Minutes, location: LocationCode, ...Opening.properties },
  {
    description:
      'The soonest time at which a service of some length can be booked, where and with whom.',
    examples: [{ service_id: 1, minutes: 60, location: 'A', ...anOpening }],
  },
);
export type ServiceOpening = Static<typeof ServiceOpening>;

export const ServiceOpeningsQuery = Type.Object({
  location: Type.Optional(described('Only at this branch; left out: at any.', LocationCode)),
});

export const listOpenDays = defineRoute({
  method: 'GET',
  path: 'appointment/open-days/',
  access: 'public',
  summary: 'How full each day of a date range is (extra call)',
  query: OpenDaysQuery,
  replies: { 200: listOf(OpenDay), 404: Failure },
});

export const findNextOpenings = defineRoute({
  method: 'GET',
  path: 'appointment/next-openings/',
  access: 'public',
  summary:
    'The first open day and the next three openings, for this therapist and for any (extra call)',
  query: NextOpeningsQuery,
  replies: { 200: NextOpenings, 404: Failure },
});

export const HoldRequest = Type.Object(
  {
    therapist_id: described('Null: any therapist who is free; the server picks one.', Nullable(Id)),
    location: LocationCode,
    services: Type.Optional(diaryFilter.services),
    gender: Type.Optional(diaryFilter.gender),
    date: DateOnly,
    time: AskedTime,
    total_duration: Minutes,
  },
  {
    examples: [
      { therapist_id: 1, location: 'A', date: '2026-11-21', time: '17:00', total_duration: 60 },
      {
        therapist_id: null,
        location: 'A',
        services: '1,3',
        gender: 'female',
        date: '2026-11-21',
        time: '17:00',
        total_duration: 90,
      },
    ],
  },
);
export type HoldRequest = Static<typeof HoldRequest>;

export const Hold = Type.Object(
  {
    date: DateOnly,
    time: TimeOfDay,
    total_duration: Minutes,
    therapist_id: Id,
    therapist_name: Line,
    until: described('When it is free for others again.', Instant),
  },
  {
    description: 'A time that nobody else can book for the moment.',
    examples: [{ ...anOpening, total_duration: 60, until: '2026-11-21T10:05:00.000Z' }],
  },
);
export type Hold = Static<typeof Hold>;

export const holdTime = defineRoute({
  method: 'PUT',
  path: 'appointment/hold/',
  access: 'public',
  summary: `Hold a time for ${HOLD_MINUTES} minutes before it is booked (extra call)`,
  description:
    'Each account holds one time, and before it signs in each browser, which is known by a cookie: another takes the place of the one before, and signing in carries it over to the account. Asking for the same again answers how long it is held. It counts as taken for everybody else; booking takes it away. Limits answer 429: the time can be booked all the same while it is free.',
  body: HoldRequest,
  replies: { 200: Hold, 401: Failure, 404: Failure, 409: BookingConflict, 429: Failure },
});

export const releaseHold = defineRoute({
  method: 'DELETE',
  path: 'appointment/hold/',
  access: 'public',
  summary: 'Give back the time that is held for the caller, if one is (extra call)',
  replies: { 204: Type.Null() },
});

export const listServiceOpenings = defineRoute({
  method: 'GET',
  path: 'appointment/service-openings/',
  access: 'public',
  summary: `The next opening of every service in each of its lengths, within ${SOON_DAYS} days (extra call)`,
  description: 'A length for which nobody is free so soon is left out.',
  query: ServiceOpeningsQuery,
  replies: { 200: listOf(ServiceOpening) },
});

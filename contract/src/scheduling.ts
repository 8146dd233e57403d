import Type, { type Static } from 'typebox';
import { BookingConflict } from './appointments.ts';
import { route } from './route.ts';
import { SOON_DAYS, STARTS_LEFT } from './terms/booking/bookable-times.ts';
import { HOLD_MINUTES } from './terms/booking/holds.ts';
import {
  LONGEST_SESSION_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from './terms/booking/session-lengths.ts';
import { Failure } from './values/failure.ts';
import { Id, LocationCode, MOST, Uuid } from './values/keys.ts';
import { Gender } from './values/people.ts';
import { described, listOf, Nullable, oneOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { DateOnly, Instant, Minutes, RequestedTime, TimeOfDay } from './values/times.ts';

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
 * Whose times: those of one therapist or, without one, of anyone at `location`; always only of
 * therapists who fit the request.
 */
const diaryFilter = {
  therapist_id: Type.Optional(Id),
  location: Type.Optional(
    described('Code of the branch; required without `therapist_id`.', LocationCode),
  ),
  services: Type.Optional(
    described(
      'The services of the session: restricts to therapists who offer them and to times when their beds and rooms are free; default: anyone.',
      ServiceIds,
    ),
  ),
  gender: Type.Optional(described('Only a woman, or only a man.', Gender)),
  moving: Type.Optional(
    described(
      "Id of a booking of the caller's that is being moved: its own time counts as free, except its present start. 404 for another client's.",
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
  description: 'Start times that fit the requested duration; those after midnight come last.',
  examples: [['12:00', '12:30', '17:00']],
});
export type TimeList = Static<typeof TimeList>;

export const TimeMap = Type.Record(
  TimeOfDay,
  Type.Integer({ minimum: SHORTEST_SESSION_MINUTES, maximum: LONGEST_SESSION_MINUTES }),
  {
    description: `Start times with the longest session in minutes that fits at each, at most ${LONGEST_SESSION_MINUTES}.`,
    maxProperties: 288,
    examples: [{ '12:00': 90, '12:30': 60, '17:00': 180 }],
  },
);
export type TimeMap = Static<typeof TimeMap>;

export const availableTimesForServices = route.get(
  'appointment/available-times/services/',
  'public',
  {
    scope: 'sessions:read',
    summary: 'Free start times of a therapist on a day, for single services',
    query: AvailableTimesQuery,
    replies: { 200: TimeList, 404: Failure },
  },
);

export const availableTimesForPackages = route.get(
  'appointment/available-times/packages/',
  'public',
  {
    scope: 'sessions:read',
    summary: 'Free start times with the longest session each allows, for packages',
    query: AvailableTimesQuery,
    replies: { 200: TimeMap, 404: Failure },
  },
);

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
      oneOf(
        [
          ...(['closure', 'day_off', 'too_long', 'over', 'beyond'] as const),
          ...(['package_ended', 'package_used', 'service_retired'] as const),
        ],
        {
          description:
            'Why a day is closed: a closure; no therapist who fits works; nobody works long enough; the free times have passed; the diary is not open yet; for `moving`, its package has expired or already has its session of that day; and a service of the session is no longer given.',
        },
      ),
    ),
  },
  {
    description: 'How full a day is for the requested therapist or branch.',
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
    description:
      'A time that can be booked, and its therapist; before 06:00 means the night after the date.',
  },
);
export type Opening = Static<typeof Opening>;

export const NextOpeningsQuery = Type.Object({
  ...diaryFilter,
  from: Type.Optional(described('Not before this day; default: today.', DateOnly)),
  total_duration: Minutes,
});
export type NextOpeningsQuery = Static<typeof NextOpeningsQuery>;

export const NextOpenings = Type.Object(
  {
    first_day: described(
      'First day with an opening for the requested therapist or branch; null: none while the diary is open.',
      Nullable(DateOnly),
    ),
    therapist: listOf(Opening, {
      description: 'The next three with this therapist; empty when any therapist is requested.',
    }),
    any: listOf(Opening, {
      description: 'The next three with any therapist of the branch who fits.',
    }),
  },
  { examples: [{ first_day: '2026-11-21', therapist: [anOpening], any: [anOpening] }] },
);
export type NextOpenings = Static<typeof NextOpenings>;

export const ServiceOpening = Type.Object(
  { service_id: Id, minutes: Minutes, location: LocationCode, ...Opening.properties },
  {
    description:
      'The next time at which a service of a given length can be booked, with branch and therapist.',
    examples: [{ service_id: 1, minutes: 60, location: 'A', ...anOpening }],
  },
);
export type ServiceOpening = Static<typeof ServiceOpening>;

export const ServiceOpeningsQuery = Type.Object({
  location: Type.Optional(described('Only at this branch; default: any.', LocationCode)),
});

export const listOpenDays = route.get('appointment/open-days/', 'public', {
  scope: 'sessions:read',
  summary: 'How full each day of a date range is (extra call)',
  query: OpenDaysQuery,
  replies: { 200: listOf(OpenDay), 404: Failure },
});

export const findNextOpenings = route.get('appointment/next-openings/', 'public', {
  scope: 'sessions:read',
  summary:
    'The first open day and the next three openings, with this therapist and with any (extra call)',
  query: NextOpeningsQuery,
  replies: { 200: NextOpenings, 404: Failure },
});

export const HoldRequest = Type.Object(
  {
    therapist_id: described('Null: any free therapist; the server picks one.', Nullable(Id)),
    location: LocationCode,
    services: Type.Optional(diaryFilter.services),
    gender: Type.Optional(diaryFilter.gender),
    date: DateOnly,
    time: RequestedTime,
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
    until: described('When it becomes free for others again.', Instant),
  },
  {
    description: 'A time that is reserved for the caller for the moment.',
    examples: [{ ...anOpening, total_duration: 60, until: '2026-11-21T10:05:00.000Z' }],
  },
);
export type Hold = Static<typeof Hold>;

export const holdTime = route.put('appointment/hold/', 'public', {
  scope: 'sessions:write',
  needsOpenDoors: true,
  summary: `Hold a time for ${HOLD_MINUTES} minutes before it is booked (extra call)`,
  description:
    'Each account holds one time; before signing in, so does each browser, known by a cookie. A new hold replaces the previous one, and signing in moves it to the account. Repeating the request returns how long it is still held. Everybody else sees the time as taken; booking ends the hold. Beyond the limits, 429: the time can still be booked while it is free.',
  body: HoldRequest,
  replies: { 200: Hold, 401: Failure, 404: Failure, 409: BookingConflict, 429: Failure },
});

export const releaseHold = route.delete('appointment/hold/', 'public', {
  scope: 'sessions:write',
  summary: 'Release the time that is held for the caller, if any (extra call)',
  replies: { 204: Type.Null() },
});

export const listServiceOpenings = route.get('appointment/service-openings/', 'public', {
  scope: 'sessions:read',
  summary: `The next opening of every service in each of its lengths, within ${SOON_DAYS} days (extra call)`,
  description: 'A length without an opening in that period is omitted.',
  query: ServiceOpeningsQuery,
  replies: { 200: listOf(ServiceOpening) },
});

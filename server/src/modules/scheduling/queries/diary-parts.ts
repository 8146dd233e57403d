import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { addDays, minuteOf } from '../../../platform/studio-days.ts';
import type { Holder } from '../bookable-days-rules.ts';

// What decides when somebody is free, each once for both of the queries of a diary. `date_part`
// counts in floating point; the exact decimals of `extract` would cost a third of their time.

/** Which part of whose diary, and for which viewer. */
export interface DiaryRequest extends Holder {
  readonly therapistId: number | null;
  readonly movingId: string | null;
  /** First and last day of the studio, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** The minute 0 of the first, and that of the day after the last. */
  readonly midnight: Date;
  /** The same in epoch seconds, which PostgreSQL counts in faster than in intervals. */
  readonly midnightSeconds: number;
  readonly end: Date;
  readonly now: Date;
}

/** The studio's days from one to another, both inclusive, as parameters of the diary queries. */
export function daysAsked(from: string, to: string) {
  const midnight = minuteOf(from, 0);
  const end = minuteOf(addDays(to, 1), 0);
  return { from, to, midnight, midnightSeconds: midnight.getTime() / 1000, end };
}

/** Placeholders for the parameters. */
type Placeholders = { readonly [Name in keyof DiaryRequest]: string };

/** Current and future opening hours by branch and weekday, days counted from the first. */
export const openingHours = (its: Placeholders) => `(
  select location_code, weekday, from_minute as start_minute, to_minute as end_minute, ${validity(its)}
  from opening_hours where ${isNotOver(its)}) as hours`;

/**
 * Shifts by therapist and weekday, in the same way, and single days that differ, which replace the
 * week for that therapist. A day off is an empty shift.
 */
export const shifts = (its: Placeholders) => `(
  select therapist_id, location_code, weekday, from_minute as start_minute, to_minute as end_minute,
    ${validity(its)}, false as changed
  from shifts where ${isNotOver(its)}
  union all
  select therapist_id, coalesce(location_code, ''), extract(isodow from day)::int,
    coalesce(from_minute, 0), coalesce(to_minute, 0), day - ${its.from}::date, day - ${its.from}::date, true
  from shift_changes where withdrawn_at is null and day >= ${its.from}::date) as shift`;

/** Whether a therapist has shifts at a branch, in any week or on one of the requested days. */
export const worksAt = (therapist: string, branch: string, its: Placeholders) => `(exists (
    select from shifts where therapist_id = ${therapist} and location_code = ${branch}
  ) or exists (
    select from shift_changes where therapist_id = ${therapist} and location_code = ${branch}
      and withdrawn_at is null and day between ${its.from}::date and ${its.to}::date
  ))`;

/** Who has shifts at which of some branches, in the same way. */
export const postsAt = (branches: string, its: Placeholders) => `(
  select therapist_id, location_code from shifts where location_code = any (array${branches})
  union all
  select therapist_id, location_code from shift_changes
  where location_code = any (array${branches}) and withdrawn_at is null
    and day between ${its.from}::date and ${its.to}::date) as post`;

const validity = ({ from }: Placeholders) => `
    valid_from - ${from}::date as first_day, valid_to - ${from}::date as last_day`;

const isNotOver = ({ from }: Placeholders) => `(valid_to is null or valid_to >= ${from}::date)`;

/** Closures of any branch that close part of the requested days. */
export const closuresIn = (its: Placeholders) => `(
  select name, location_code, starts_on, ends_on, from_minute as start_minute,
    to_minute as end_minute
  from closures
  where shuts and ends_on >= ${its.from}::date and starts_on <= ${its.to}::date) as closure`;

/**
 * What occupies a therapist on the requested days, in minutes from their first midnight: bookings
 * except cancellations, no-shows and the one being moved, and time off.
 */
export const takenOf = (therapist: string, its: Placeholders) => `(
    select true as booked, start_minute, end_minute from ${bookedOf(therapist, its)}
    union all
    select false, start_minute, end_minute from ${offOf(therapist, its)}) as taken`;

/** The part for bookings. */
export const bookedOf = (therapist: string, its: Placeholders) => `(
    select ${minutesIn(its, 'starts_at', 'busy_until')} from bookings
    where therapist_id = ${therapist} and status <> 'cancelled' and status <> 'no_show'
      and id is distinct from ${its.movingId}::uuid
      -- No session is longer than a day; the lower bound keeps the scan to these days' rows.
      and starts_at > ${its.midnight}::timestamptz - interval '1 day'
      and ${touches(its, 'starts_at', 'busy_until')}) as booking`;

/** The part for time off. */
export const offOf = (therapist: string, its: Placeholders) => `(
    select ${minutesIn(its, 'starts_at', 'ends_at')} from time_off
    where therapist_id = ${therapist} and withdrawn_at is null
      and ${touches(its, 'starts_at', 'ends_at')}) as off`;

/** Holds on a therapist during the requested days, in the same minutes, with their holders. */
export const heldOf = (therapist: string, its: Placeholders) => `(
    select ${isOwn(its)} as own, ${minutesIn(its, 'starts_at', 'busy_until')}
    from holds
    where therapist_id = ${therapist} and ${isHeld(its)}) as held`;

/**
 * When each resource of `wanted` (a table with its `id`) is booked, as if the booking that is moved
 * were not, or held by others, in the same minutes.
 */
export const resourcesTaken = (wanted: string, its: Placeholders) => `(
    select resource_id, false as held, ${minutesIn(its, 'lower(during)', 'upper(during)')}
    from ${wanted} as wanted join booking_resources on resource_id = wanted.id
    where live and booking_id is distinct from ${its.movingId}::uuid
      and during && tstzrange(${its.midnight}::timestamptz, ${its.end}::timestamptz + ${NIGHT})
    union all
    select wanted.id, true, ${minutesIn(its, 'starts_at', 'minutes_after(ends_at, buffer_minutes)')}
    from ${wanted} as wanted join holds on wanted.id = any(resource_ids)
    where not ${isOwn(its)} and ${isHeld(its)}) as resource`;

/** Interchangeable resources for a need of a service, in an expression that calls it `need`. */
export const meetsNeed = `
  resource.active and (resource.id = need.resource_id or resource.kind = need.kind)`;

/** The part of the last day after midnight. */
const NIGHT = `interval '${DAY_BEGINS_MINUTE} minutes'`;

const isOwn = (its: Placeholders) =>
  `coalesce(account_id = ${its.accountId}::int or browser = ${its.browser}::text, false)`;

const isHeld = (its: Placeholders) => `expires_at > ${its.now}::timestamptz
      and starts_at > ${its.midnight}::timestamptz - interval '1 day'
      and ${touches(its, 'starts_at', 'ends_at')}`;

const minutesIn = ({ midnightSeconds }: Placeholders, begins: string, ends: string) => `
      floor((date_part('epoch', ${begins}) - ${midnightSeconds}::float8) / 60)::int as start_minute,
      ceil((date_part('epoch', ${ends}) - ${midnightSeconds}::float8) / 60)::int as end_minute`;

const touches = ({ midnight, end }: Placeholders, begins: string, ends: string) =>
  `${begins} < ${end}::timestamptz + ${NIGHT} and ${ends} > ${midnight}::timestamptz`;

import type { Holder } from '../window-rules.ts';

// What decides when somebody is free, each once for both of the queries of a diary. `date_part` counts
// in floating point; the exact decimals of `extract` would cost a third of their time.

/** Which part of whose diary, and for whom it is looked at. */
export interface Asked extends Holder {
  readonly therapistId: number | null;
  readonly movingId: string | null;
  /** First and last day, `YYYY-MM-DD` in Dubai. */
  readonly from: string;
  readonly to: string;
  /** When the first begins and the last ends. */
  readonly midnight: Date;
  readonly end: Date;
  readonly now: Date;
}

/** Placeholders of what is asked. */
type Its = { readonly [Name in keyof Asked]: string };

/** Hours of each branch and weekday, in minutes from midnight. */
export const openingHours = `(
  select location_code, weekday, date_part('epoch', opens_at)::int / 60 as start_minute,
    date_part('epoch', closes_at)::int / 60 as end_minute
  from opening_hours) as hours`;

/** Shifts of each therapist and weekday, in minutes from midnight. */
export const shifts = `(
  select therapist_id, weekday, date_part('epoch', starts_at)::int / 60 as start_minute,
    date_part('epoch', ends_at)::int / 60 as end_minute
  from shifts) as shift`;

/** Closures of any branch that touch the days asked about. */
export const closuresIn = (its: Its) => `(
  select name, location_code, starts_on, ends_on from closures
  where ends_on >= ${its.from}::date and starts_on <= ${its.to}::date) as closure`;

/**
 * What takes a therapist's time on the days asked about, in minutes from their first midnight: live
 * bookings, as if the one that is moved were not, and time off.
 */
export const takenOf = (therapist: string, its: Its) => `(
    select booked, ${minutesIn(its)}
    from (
      select true as booked, starts_at, ends_at from bookings
      where therapist_id = ${therapist} and status <> 'cancelled'
        and id is distinct from ${its.movingId}::uuid
        -- No session is longer than a day; the lower bound keeps the scan to these days' rows.
        and starts_at > ${its.midnight}::timestamptz - interval '1 day' and ${touches(its)}
      union all
      select false, starts_at, ends_at from time_off
      where therapist_id = ${therapist} and ${touches(its)}
    ) as span) as taken`;

/** What is held of a therapist's time on the days asked about, in the same minutes, and for whom. */
export const heldOf = (therapist: string, its: Its) => `(
    select coalesce(account_id = ${its.accountId}::int or browser = ${its.browser}::text, false) as own,
      ${minutesIn(its)}
    from holds
    where therapist_id = ${therapist} and expires_at > ${its.now}::timestamptz
      and starts_at > ${its.midnight}::timestamptz - interval '1 day' and ${touches(its)}) as held`;

const minutesIn = ({ midnight }: Its) => `
      floor(date_part('epoch', starts_at - ${midnight}::timestamptz) / 60)::int as start_minute,
      ceil(date_part('epoch', ends_at - ${midnight}::timestamptz) / 60)::int as end_minute`;

const touches = ({ midnight, end }: Its) =>
  `starts_at < ${end}::timestamptz and ends_at > ${midnight}::timestamptz`;

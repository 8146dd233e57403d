import { type RawBuilder, sql } from 'kysely';

interface Parts {
  /** The studio's day of the booking, as a date. */
  readonly day: RawBuilder<unknown>;
  /** Whether a shift of its therapist there holds it, and hours of its branch do. */
  readonly inShift: RawBuilder<unknown>;
  readonly inHours: RawBuilder<unknown>;
}

/**
 * Whether nobody is there for a booking `b`: it is outside its therapist's shifts, outside opening
 * hours or in time off. Overrides by the desk for a reason do not count, as far as they applied at
 * the time: a therapist who stays an hour longer for a client may still be ill that day. For weeks
 * and hours the time of a change is not recorded.
 */
export const isUncovered = ({ day, inShift, inHours }: Parts) => sql`(
  (not ${inShift} and not ${isOverridden('shift', lastChangeOf(day))})
  or (not ${inHours} and not ${isOverridden('hours', LONG_AGO)})
  or exists (
    select from time_off off
    where off.therapist_id = b.therapist_id and off.withdrawn_at is null
      and off.starts_at < b.ends_at and off.ends_at > b.starts_at
      and not ${isOverridden('time_off', sql`coalesce(off.made_at, ${LONG_AGO})`)}
  ))`;

const LONG_AGO = sql`'-infinity'::timestamptz`;

/** When the day of its therapist was last made other than the week, or as the week again. */
const lastChangeOf = (day: RawBuilder<unknown>) => sql`coalesce((
  select max(greatest(made_at, withdrawn_at)) from shift_changes
  where shift_changes.therapist_id = b.therapist_id and shift_changes.day = ${day}), ${LONG_AGO})`;

/**
 * Whether this rule was overridden for it since then: when it was put where it is, or where it was
 * moved to since only within that time and with the same hands, which asks for no second reason.
 */
const isOverridden = (rule: 'shift' | 'hours' | 'time_off', since: RawBuilder<unknown>) => sql`(
  b.override_reason is not null and exists (
    select from booking_events put
    where put.booking_id = b.id and put.wishes @> array[${sql.lit(rule)}] and put.at >= ${since}
      and not exists (select from booking_events where undoes = put.id)
      and not exists (
        select from booking_events move
        where move.booking_id = b.id and move.id > put.id and move.kind = 'moved'
          and (move.from_therapist_id = b.therapist_id and move.from_location_code = b.location_code
            and move.from_starts_at <= b.starts_at and move.from_ends_at >= b.ends_at) is not true
      )
  ))`;

import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import { startOfDay, weekdayOf } from '../../platform/dubai.ts';
import type { Span, TherapistDay } from './rules.ts';

/** A therapist and what one day holds for them. */
export interface TherapistOnDay {
  readonly locationCode: string;
  readonly booksByPhone: boolean;
  /** Name of the closure that shuts the day, if one does. */
  readonly closedFor: string | null;
  readonly day: TherapistDay;
}

interface Fact {
  kind: 'therapist' | 'open' | 'closed' | 'shift' | 'busy';
  label: string | null;
  from_minute: number | null;
  to_minute: number | null;
}

/**
 * All that decides a therapist's free times on `date` (`YYYY-MM-DD` in Dubai), in one round trip;
 * null when there is no such therapist.
 */
export async function findTherapistDay(
  db: Db | Trx,
  therapistId: number,
  date: string,
): Promise<TherapistOnDay | null> {
  const midnight = startOfDay(date);
  const { rows } = await sql<Fact>`
    with person as materialized (
      select id, location_code, books_by_phone from therapists
      where id = ${therapistId}::int and active
    )
    select 'therapist' as kind, location_code as label,
      books_by_phone::int as from_minute, null::int as to_minute
    from person
    union all
    select 'open', null, extract(epoch from opens_at)::int / 60, extract(epoch from closes_at)::int / 60
    from opening_hours
    where location_code = (select location_code from person) and weekday = ${weekdayOf(date)}::int
    union all
    select 'closed', name, null, null
    from closures
    where ends_on >= ${date}::date and starts_on <= ${date}::date
      and (location_code is null or location_code = (select location_code from person))
    union all
    select 'shift', null, extract(epoch from starts_at)::int / 60, extract(epoch from ends_at)::int / 60
    from shifts
    where therapist_id = ${therapistId}::int and weekday = ${weekdayOf(date)}::int
    union all
    select 'busy', null,
      floor(extract(epoch from starts_at - ${midnight}::timestamptz) / 60)::int,
      ceil(extract(epoch from ends_at - ${midnight}::timestamptz) / 60)::int
    from time_off
    where therapist_id = ${therapistId}::int
      and ends_at > ${midnight}::timestamptz
      and starts_at < ${midnight}::timestamptz + interval '1 day'
    union all
    select 'busy', null,
      floor(extract(epoch from starts_at - ${midnight}::timestamptz) / 60)::int,
      ceil(extract(epoch from ends_at - ${midnight}::timestamptz) / 60)::int
    from bookings
    where therapist_id = ${therapistId}::int and status <> 'cancelled'
      and starts_at < ${midnight}::timestamptz + interval '1 day'
      -- No session is longer than a day; the lower bound keeps the scan to this day's rows.
      and starts_at > ${midnight}::timestamptz - interval '1 day'
      and ends_at > ${midnight}::timestamptz
  `.execute(db);
  return fromFacts(rows);
}

function fromFacts(facts: Fact[]): TherapistOnDay | null {
  const person = facts.find((fact) => fact.kind === 'therapist');
  if (!person) return null;
  const spans = (kind: Fact['kind']): Span[] =>
    facts
      .filter((fact) => fact.kind === kind)
      .map((fact) => ({ from: fact.from_minute ?? 0, to: fact.to_minute ?? 0 }));
  const closedFor = facts.find((fact) => fact.kind === 'closed')?.label ?? null;
  return {
    locationCode: person.label ?? '',
    booksByPhone: person.from_minute === 1,
    closedFor,
    day: {
      open: spans('open')[0] ?? null,
      closed: closedFor !== null,
      shifts: spans('shift'),
      busy: spans('busy'),
    },
  };
}

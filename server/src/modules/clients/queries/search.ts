import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Search } from '../search-rules.ts';
import type { KeptPerson } from './people.ts';

/** As many as are shown. */
const SHOWN = 20;
/** As many as are put in order; where more begin so, they are looked for among the newest. */
const SORTED = 500;
const NEWEST = 2500;

export type Found = KeptPerson & { nextSession: Date | null; lastSession: Date | null };

/**
 * Clients by what they are found by: where words begin so, then where they contain it, each the
 * newest first. No search reads more than some thousand rows, however little was typed: a beginning
 * that many share is frequent among the newest too, and nobody looks further down than that.
 */
export async function listFound(db: Db, search: Search, now: Date): Promise<Found[]> {
  const begins = likeAll(search.beginnings);
  const contains = likeAll(search.parts);
  const { rows } = await sql<Found>`
    with beginning as materialized (
      select id from accounts where ${IS_CLIENT} and ${begins} limit ${SORTED}
    ), counted as materialized (
      select count(*) as beginning from beginning
    ), containing as materialized (
      select id from accounts
      where ${IS_CLIENT} and ${contains} and (select beginning from counted) < ${SHOWN} limit ${SORTED}
    ), found as (
      select id, 0 as place from beginning where (select beginning from counted) < ${SORTED}
      union all (
        select id, 0 from (
          select id, found_by from accounts
          where ${IS_CLIENT} and (select beginning from counted) = ${SORTED}
          order by id desc limit ${NEWEST}
        ) as newest where ${begins} limit ${SHOWN}
      ) union all
      select id, 1 from containing where id not in (select id from beginning)
    ), shown as (
      select id, place from found order by place, id desc limit ${SHOWN}
    )
    select a.id, a.first_name, a.last_name, a.phone_number, a.phone_e164, a.email, a.gender,
      (select min(starts_at) from bookings where client_id = a.id and status = 'booked'
        and starts_at >= ${now}::timestamptz) as "nextSession",
      (select max(starts_at) from bookings where client_id = a.id
        and status not in ('cancelled', 'no_show')
        and starts_at < ${now}::timestamptz) as "lastSession"
    from shown join accounts a on a.id = shown.id
    order by shown.place, a.id desc`.execute(db);
  return rows;
}

/** Whoever the desk can find, in a query over `accounts`. */
const IS_CLIENT = sql`account_type = 'client' and merged_into is null and erased_at is null`;

/** What was typed is brought into the form of what it is looked for in. */
function likeAll(patterns: readonly string[]): RawBuilder<boolean> {
  const each = patterns.map((pattern) => sql<boolean>`found_by like searchable(${pattern}::text)`);
  return sql.join(each, sql` and `);
}

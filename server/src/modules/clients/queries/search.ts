import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { STUDIO_ZONE } from '../../../platform/database/studio-day.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import type { Search } from '../search-rules.ts';
import type { StoredPerson } from './people.ts';

/** As many as are shown. */
export const SHOWN = 20;
/** As many as are put in order; where more begin so, they are looked for among the newest. */
const SORTED = 500;
const NEWEST = 2500;

export type Found = StoredPerson & {
  nextSession: Date | null;
  nextBooking: string | null;
  lastSession: Date | null;
  /** From packages that can be used today; unlimited ones are listed separately. */
  leftMinutes: number;
  /** In the same packages for all who share them. */
  allMinutes: number;
  unlimited: boolean;
  member: boolean;
  blockedReason: string | null;
};

/**
 * Clients that match a search: first where words begin with it, then where they contain it, or
 * through a duplicate whose address leads to them. Within each, clients with an upcoming session
 * come first, then those with a package, then the latest visit, then the newest: in a family with
 * one number, the person who comes is more likely to be meant than the one recorded last. No search
 * reads more than a few thousand rows, however little was typed: a frequent beginning is frequent
 * among the newest too, and nobody looks further down.
 */
export async function listFound(
  db: Db,
  search: Search,
  { now, today }: { now: Date; today: string },
): Promise<Found[]> {
  const begins = likeAll(search.beginnings);
  const { together } = search;
  const inParts = likeAll(search.parts);
  const contains = together.length > 0 ? sql`(${inParts} or ${likeAll(together)})` : inParts;
  const { rows } = await sql<Found>`
    with beginning as materialized (
      select id from accounts where ${IS_CLIENT} and ${begins} limit ${SORTED}
    ), counted as materialized (
      select count(*) as beginning from beginning
    ), containing as materialized (
      select id from accounts
      where ${IS_CLIENT} and ${contains} and (select beginning from counted) < ${SHOWN} limit ${SORTED}
    ), led as materialized (
      select distinct merged_into as id from accounts
      where ${LEADS_ON} and ${contains} and (select beginning from counted) < ${SHOWN} limit ${SHOWN}
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
      union all
      select id, 1 from led
    ), known as (
      select id, min(place) as place, (
        select max(starts_at) from bookings where client_id = found.id
          and status not in ('cancelled', 'no_show')
      ) as latest, exists (
        select from owned_packages p where ${usablePackageOf(sql.ref('found.id'), dayOf(now))}
      ) as pays from found group by id
    ), shown as (
      select id, row_number() over (
        order by place, coalesce(latest >= ${now}::timestamptz, false) desc, pays desc,
          latest desc nulls last, id desc
      ) as place from known order by place limit ${SHOWN}
    )
    select a.id, a.first_name, a.last_name, a.phone_number, a.phone_e164, a.email, a.gender,
      a.blocked_reason as "blockedReason",
      next.starts_at as "nextSession", next.id as "nextBooking",
      greatest((
        select max(starts_at) from bookings where client_id = a.id
          and status not in ('cancelled', 'no_show') and starts_at < ${now}::timestamptz
      ), (
        select max((day + coalesce(starts_at, time '00:00')) at time zone ${sql.raw(STUDIO_ZONE)})
        from earlier_visits where account_id = a.id and outcome = 'completed'
      )) as "lastSession",
      coalesce(owned.minutes, 0)::int as "leftMinutes",
      coalesce(owned.all_minutes, 0)::int as "allMinutes", coalesce(owned.unlimited, false) as unlimited,
      exists (select from memberships where account_id = a.id and revoked_at is null
        and ${today}::date between valid_from and valid_to) as member
    from shown join accounts a on a.id = shown.id
      left join lateral (
        select id, starts_at from bookings where client_id = a.id and status = 'booked'
          and starts_at >= ${now}::timestamptz order by starts_at limit 1
      ) next on true
      left join lateral (${leftFor(sql.ref('a.id'), dayOf(now))}) owned on true
    order by shown.place`.execute(db);
  return rows;
}

/** A client's package balances, as `leftFor` in the package rules counts them, in one row. */
const leftFor = (accountId: RawBuilder<unknown>, today: string) => sql`
  select bool_or(p.minutes is null) as unlimited,
    sum(held.minutes) filter (where p.minutes is not null) as all_minutes, sum(greatest(0, least(
    held.minutes,
    person.cap_minutes - coalesce((
      select -sum(minutes) from package_entries where package_id = p.id
        and person_id = any (${idsOf(accountId)}) and kind in ('booked', 'returned')), 0)
  ))) filter (where p.minutes is not null) as minutes
  from owned_packages p
    left join package_people person on person.package_id = p.id
      and person.account_id = ${accountId} and person.removed_at is null
    cross join lateral (select coalesce((
      select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
    ), 0) as minutes) held
  where ${usablePackageOf(accountId, today)}`;

/** Whether somebody can pay with the package `p` today, as its owner or as one of its people. */
const usablePackageOf = (accountId: RawBuilder<unknown>, today: string) => sql<boolean>`
  p.active and (p.expires_on is null or p.expires_on >= ${today}::date) and p.id in (
    select id from owned_packages where owner_id = ${accountId}
    union all
    select package_id from package_people where account_id = ${accountId} and removed_at is null)`;

/** Everyone the desk can find, in a query over `accounts`. */
const IS_CLIENT = sql`account_type = 'client' and merged_into is null and erased_at is null`;

/** A duplicate whose address leads to the client that it was merged into. */
const LEADS_ON = sql`account_type = 'client' and merged_into is not null and email is not null
  and erased_at is null`;

/** The search text is normalised like the text that it is compared with. */
function likeAll(patterns: readonly string[]): RawBuilder<boolean> {
  const each = patterns.map((pattern) => sql<boolean>`found_by like searchable(${pattern}::text)`);
  return sql.join(each, sql` and `);
}

import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { studioDay } from '../../../platform/database/studio-day.ts';

/** How a client can be written to. */
export interface Reachable {
  readonly clientId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
}

/** For whom free hours are looked for. */
export interface Looking {
  readonly locationCode: string;
  readonly now: Date;
  /** First day of the studio, `YYYY-MM-DD`, and the instants that begin and end both days. */
  readonly today: string;
  readonly begins: Date;
  readonly ends: Date;
  /** When the month begins that offers are counted in. */
  readonly monthBegins: Date;
  /** Offers that a client may have had in it. */
  readonly mostOffers: number;
}

/** The most that are looked at for one reason: the first are enough to name five an hour. */
const MOST_LOOKED_AT = 40;

const reachable = sql`a.id as "clientId", a.first_name as "firstName", a.last_name as "lastName",
  a.phone_e164 as phone, a.email, a.language`;

/**
 * Clients `a` whom the desk may offer a free hour: somebody writes to them, they have not said no, were
 * not offered as many this month or one that is still to come, and have no session on these days.
 */
const mayBeOffered = ({ now, begins, ends, monthBegins, mostOffers }: Looking) => sql<boolean>`(
  a.account_type = 'client' and a.erased_at is null and a.merged_into is null
  and a.blocked_reason is null and (a.phone_e164 is not null or a.email is not null)
  and coalesce(a.offers_by_mail, '') <> 'no' and coalesce(a.offers_by_message, '') <> 'no'
  and (select count(*) from contacts where client_id = a.id and about = 'free_hour'
    and opened_at >= ${monthBegins}::timestamptz) < ${mostOffers}::int
  and not exists (select from contacts where client_id = a.id and about = 'free_hour'
    and free_hour_at >= ${now}::timestamptz)
  and not exists (select from bookings where client_id = a.id and status <> 'cancelled'
    and starts_at >= ${begins}::timestamptz and starts_at < ${ends}::timestamptz))`;

/** Somebody on the waiting list, and what they wait for. */
export interface WaitsNearby extends Reachable {
  readonly fromDay: string;
  readonly serviceIds: number[];
  readonly serviceMinutes: number[];
  readonly therapistIds: number[] | null;
  readonly timesFrom: number[] | null;
  readonly timesTo: number[] | null;
  readonly noticeMinutes: number;
}

/** Who waits for a day until `until`, the longest first; not who is offered one now. */
export async function listWhoWaits(
  db: Db,
  looking: Looking,
  until: string,
): Promise<WaitsNearby[]> {
  const { rows } = await sql<WaitsNearby>`
    select ${reachable}, to_char(e.from_day, 'YYYY-MM-DD') as "fromDay",
      e.service_ids as "serviceIds", e.service_minutes as "serviceMinutes",
      e.therapist_ids as "therapistIds", e.times_from as "timesFrom", e.times_to as "timesTo",
      e.notice_minutes as "noticeMinutes"
    from waitlist_entries e join accounts a on a.id = e.account_id
    where e.status = 'waiting' and e.to_day >= ${looking.today}::date
      and e.from_day <= ${until}::date
      and (e.location_codes is null or ${looking.locationCode}::text = any(e.location_codes))
      and not exists (select from waitlist_offers where entry_id = e.id and status = 'open')
      and ${mayBeOffered(looking)}
    order by e.made_at, e.id limit ${MOST_LOOKED_AT}`.execute(db);
  return rows;
}

/** Somebody whose minutes end. */
export interface HasEndingMinutes extends Reachable {
  readonly packageId: number;
  readonly endsOn: string;
}

/**
 * Who has minutes that end by `until`, the first to end first: clients of the branch by their last
 * session, and those who were never there.
 */
export async function listWhoseMinutesEnd(
  db: Db,
  looking: Looking,
  until: string,
): Promise<HasEndingMinutes[]> {
  const { rows } = await sql<HasEndingMinutes>`
    select ${reachable}, p.id as "packageId", to_char(p.expires_on, 'YYYY-MM-DD') as "endsOn"
    from owned_packages p join accounts a on a.id = p.owner_id
      cross join lateral (
        select balance_minutes as minutes from package_entries
        where package_id = p.id order by id desc limit 1
      ) as held
    where p.active and p.minutes is not null and held.minutes > 0
      and p.expires_on between ${looking.today}::date and ${until}::date
      and ${looking.locationCode}::text = coalesce((
        select location_code from bookings
        where client_id = p.owner_id and status not in ('cancelled', 'no_show')
        order by starts_at desc limit 1
      ), ${looking.locationCode}::text)
      and ${mayBeOffered(looking)}
    order by p.expires_on, p.id limit ${MOST_LOOKED_AT}`.execute(db);
  return rows;
}

/**
 * Who comes regularly to the branch and has nothing booked: at least `least` sessions since `since`,
 * those with the most on these weekdays, then those who came last.
 *
 * @param weekdays ISO
 */
export async function listRegulars(
  db: Db,
  looking: Looking,
  {
    since,
    least,
    weekdays,
  }: { readonly since: Date; readonly least: number; readonly weekdays: readonly number[] },
): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    with regulars as (
      select client_id, max(starts_at) as last_at, count(*) filter (
          where extract(isodow from (${studioDay('starts_at')})::date) = any(${weekdays}::int[])
        ) as on_weekday,
        (max(starts_at) - min(starts_at)) / (count(*) - 1) as interval
      from bookings
      where location_code = ${looking.locationCode}::text
        and status not in ('cancelled', 'no_show')
        and starts_at >= ${since}::timestamptz and starts_at < ${looking.now}::timestamptz
      group by client_id having count(*) >= ${least}::int
    ),
    without_next as (
      select last_at, on_weekday, interval, client_id, ${reachable} from regulars join accounts a on a.id = client_id
      where not exists (select from bookings b where b.client_id = regulars.client_id
          and b.status in ('booked', 'check_in') and b.starts_at >= ${looking.now}::timestamptz)
        and ${mayBeOffered(looking)}
    ),
    by_habit as (
      select "clientId", "firstName", "lastName", phone, email, language from without_next
      order by on_weekday desc, last_at desc limit ${MOST_LOOKED_AT}
    ),
    by_rhythm as (
      select "clientId", "firstName", "lastName", phone, email, language from without_next
      where interval > interval '0'
      order by abs(extract(epoch from (${looking.now}::timestamptz - last_at)) /
        extract(epoch from interval) - 2), client_id
      limit ${MOST_LOOKED_AT}
    )
    select "clientId", "firstName", "lastName", phone, email, language from by_habit
    union
    select "clientId", "firstName", "lastName", phone, email, language from by_rhythm
    order by "clientId"`.execute(db);
  return rows;
}

/** Whether the desk may still offer a client a free hour, and if not, why. */
export async function readOffered(
  trx: Trx,
  clientId: number,
  monthBegins: Date,
): Promise<{ readonly offers: number; readonly saysNo: boolean; readonly isBlocked: boolean }> {
  const { rows } = await sql<{ offers: number; saysNo: boolean; isBlocked: boolean }>`
    select 'no' in (coalesce(offers_by_mail, ''), coalesce(offers_by_message, '')) as "saysNo",
      blocked_reason is not null as "isBlocked",
      (select count(*)::int from contacts where client_id = a.id and about = 'free_hour'
        and opened_at >= ${monthBegins}::timestamptz) as offers
    from accounts a where id = ${clientId}::int`.execute(trx);
  return rows[0] ?? { offers: 0, saysNo: false, isBlocked: false };
}

/** How the studio and a branch are called; empty: it has none. */
export async function readNamesToSay(
  db: Db,
  locationCode: string,
): Promise<{ readonly brand: string; readonly branch: string }> {
  const { rows } = await sql<{ brand: string; branch: string }>`
    select brand, coalesce((select name from locations where code = ${locationCode}::text), '') as branch
    from settings`.execute(db);
  return rows[0] ?? { brand: '', branch: '' };
}

/** Offers of free hours made at a branch in a span, and how many led to a session on their day. */
export async function countOffers(
  db: Db,
  locationCode: string,
  { begins, ends }: { readonly begins: Date; readonly ends: Date },
): Promise<{ offered: number; booked: number }> {
  const { rows } = await sql<{ offered: number; booked: number }>`
    select count(*)::int as offered, count(*) filter (where exists (
      select from bookings b where b.client_id = c.client_id and b.status <> 'cancelled'
        and b.created_at >= c.opened_at and b.starts_at >= c.opened_at
        and b.starts_at < c.free_hour_at + interval '1 day'
        and ${studioDay('b.starts_at')} = ${studioDay('c.free_hour_at')}
    ))::int as booked
    from contacts c
    where c.free_hour_location = ${locationCode}::text
      and c.opened_at >= ${begins}::timestamptz and c.opened_at < ${ends}::timestamptz`.execute(db);
  return rows[0] ?? { offered: 0, booked: 0 };
}

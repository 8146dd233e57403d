import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { bookingIsSold, packageIsSold } from './asked.ts';
import { type Named, person, type SaleRow, sales } from './sales.ts';

interface Owed {
  readonly client: Named;
  readonly locationCode: string | null;
  /** What it is for: the services, or the package. */
  readonly names: readonly string[];
  readonly minutes: number | null;
  readonly at: Date;
  readonly fils: number;
}

export interface OwedBooking extends Owed {
  readonly id: string;
  readonly therapistId: number;
}

export interface OwedPackage extends Owed {
  readonly id: number;
  /** The session it was bought with. */
  readonly firstSession: string | null;
}

/** Most that is listed of each. */
const MOST = 500;

/** Before there was a till, money was noted elsewhere. */
const since = sql`(select min(opened_at) from drawer_sessions)`;

const bookings = sql`
  select b.id, b.therapist_id as "therapistId", ${person('c')} as client,
    b.location_code as "locationCode", b.starts_at as at,
    (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
    (
      select coalesce(json_agg(service_name order by position), '[]')
      from booking_lines where booking_id = b.id
    ) as names,
    b.price_fils as fils
  from bookings b join accounts c on c.id = b.client_id
  where b.package_id is null and b.price_fils > 0 and (b.status <> 'cancelled' or b.late)
    and b.starts_at >= ${since} and not ${bookingIsSold}`;

const packages = sql`
  select id, owner_id, client, "locationCode", "firstSession", at, minutes, names, fils from (
    select p.id, p.owner_id, ${person('c')} as client, first.location_code as "locationCode",
      first.id as "firstSession", p.bought_at as at, p.minutes, json_build_array(p.name) as names, p.price_fils as fils
    from owned_packages p
      join accounts c on c.id = p.owner_id
      left join lateral (
        select id, location_code from bookings where package_id = p.id order by created_at limit 1
      ) first on true
    where p.paid_at is null and p.active and p.price_fils > 0 and p.bought_at >= ${since}
      and not ${packageIsSold}
  ) bought`;

/** What an account has booked and bought and not been sold yet, since there is a till. */
export function listUnsoldTo(db: Db, accountId: number) {
  return listUnsold(db, sql`b.client_id = ${accountId}::int`, sql`owner_id = ${accountId}::int`);
}

/** What has begun at a branch, or was bought with a session there, and has not been sold yet. */
export function listUnsoldAt(db: Db, locationCode: string, now: Date) {
  return listUnsold(
    db,
    sql`b.location_code = ${locationCode}::text and b.starts_at <= ${now}::timestamptz`,
    sql`"locationCode" = ${locationCode}::text`,
  );
}

async function listUnsold(
  db: Db,
  ofBookings: RawBuilder<unknown>,
  ofPackages: RawBuilder<unknown>,
) {
  const [sessions, bought] = await Promise.all([
    sql<OwedBooking>`${bookings} and ${ofBookings} order by b.starts_at limit ${MOST}::int`.execute(
      db,
    ),
    sql<OwedPackage>`${packages} where ${ofPackages} order by id limit ${MOST}::int`.execute(db),
  ]);
  return { bookings: sessions.rows, packages: bought.rows };
}

/** What was sold at a branch and is not paid altogether, the oldest first. */
export async function listOpenSales(db: Db, locationCode: string): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`${sales}
    where s.location_code = ${locationCode}::text and s.id in (
      select sale_id from (
        select sale_id, gross_fils as fils from sale_lines
        union all select sale_id, amount_fils from tips
        union all select sale_id, -amount_fils from payments
        union all
        select l.sale_id, -r.gross_fils from refund_lines r join sale_lines l on l.id = r.line_id
      ) booked group by sale_id having sum(fils) > 0
    )
    order by s.at, s.id limit ${MOST}::int`.execute(db);
  return rows;
}

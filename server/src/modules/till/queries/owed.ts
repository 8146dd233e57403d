import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { feeBecause } from '../../../platform/database/late-or-missed-fee.ts';
import { IS_UNPAID, packageIsSold } from '../../../platform/database/unpaid-or-sold-package.ts';
import {
  openOfSale,
  standing,
  worthOfBooking,
} from '../../../platform/database/worth-of-booking.ts';
import { isOf, type Named, person, type SaleRow, sales } from './sales.ts';

interface Owed {
  readonly client: Named;
  readonly locationCode: string | null;
  /** What it is for: the services, or the package. */
  readonly names: readonly string[];
  readonly minutes: number | null;
  readonly at: Date;
  readonly minor: number;
}

export interface OwedBooking extends Owed {
  readonly id: string;
  readonly therapistId: number;
  readonly therapist: string;
  /** It was sold, and costs more since. */
  readonly isDifference: boolean;
  /** It costs what its terms say; null: its price. */
  readonly feeBecause: 'late' | 'missed' | null;
}

/** What was overpaid for a session, from one line of a sale. */
export interface OwedBack extends Owed {
  readonly bookingId: string;
  readonly saleId: string;
  readonly lineId: number;
  /** The number of its invoice. */
  readonly invoice: string | null;
  /** The unpaid part of its sale. */
  readonly dueMinor: number;
}

export interface OwedPackage extends Owed {
  readonly id: number;
  /** The session it was bought with. */
  readonly firstSession: string | null;
}

/** The most rows of each list; one more is read, to know that there are more. */
export const MOST_OWED = 500;

/** Before there was a till, money was noted elsewhere. */
const since = sql`(select min(opened_at) from drawer_sessions)`;

/** Client, branch and services of a booking `b` for which something is owed. */
const session = sql`${person('c')} as client, b.starts_at as at,
  (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
  (
    select coalesce(json_agg(service_name order by position), '[]')
    from booking_lines where booking_id = b.id
  ) as names`;

/** A booking `b` that money is owed for, since there is a till; to be paid once it has begun. */
export const owedBookings = sql`
  from bookings b join accounts c on c.id = b.client_id ${worthOfBooking}
  where b.package_id is null and b.price_fils > 0 and (b.status <> 'cancelled' or b.late)
    and b.starts_at >= ${since} and its.worth > its.sold`;

const bookings = sql`
  select b.id, b.therapist_id as "therapistId", (
      select held.first_name || ' ' || held.last_name
      from therapists t join accounts held on held.id = t.account_id where t.id = b.therapist_id
    ) as therapist, b.location_code as "locationCode", ${session},
    its.worth - its.sold as minor, its.holds as "isDifference",
    ${feeBecause} as "feeBecause"
  ${owedBookings}`;

const packages = sql`
  select id, owner_id, client, "locationCode", "firstSession", at, minutes, names, minor from (
    select p.id, p.owner_id, ${person('c')} as client,
      coalesce(first.location_code, (
        select plan.location_code from plan_renewals r join plans plan on plan.id = r.plan_id
        where r.package_id = p.id limit 1
      )) as "locationCode",
      first.id as "firstSession", p.bought_at as at, p.minutes, json_build_array(p.name) as names, p.price_fils as minor
    from owned_packages p
      join accounts c on c.id = p.owner_id
      left join lateral (
        select id, location_code from bookings where package_id = p.id order by created_at limit 1
      ) first on true
    where ${sql.raw(IS_UNPAID)} and p.bought_at >= ${since} and not ${packageIsSold}
  ) bought`;

/** The latest lines go back first. */
const overpaid = (ofBookings: RawBuilder<unknown>, ofSales: RawBuilder<unknown>) => sql<OwedBack>`
  select b.id as "bookingId", line.sale_id as "saleId", line.id as "lineId",
    s.location_code as "locationCode", ${session},
    least(line.net, its.sold - its.worth - line.later)::int as minor,
    (
      select name from tax_documents where sale_id = s.id and kind = 'invoice'
      order by id desc limit 1
    ) as invoice,
    ${openOfSale(sql`s.id`)}::int as "dueMinor"
  from bookings b join accounts c on c.id = b.client_id ${worthOfBooking}
    cross join lateral (
      select id, sale_id, net, coalesce(sum(net) over (
        order by id desc rows between unbounded preceding and 1 preceding
      ), 0) as later
      from (${standing} and l.booking_id = b.id) standing
    ) line
    join sales s on s.id = line.sale_id
  where ${ofBookings} and ${ofSales} and its.sold > its.worth and line.net > 0
    and line.later < its.sold - its.worth
  order by b.starts_at, line.id desc limit ${MOST_OWED + 1}::int`;

/**
 * What an account has booked and bought and what has not been sold yet, since the till exists; and
 * what it is owed.
 */
export function listUnsoldTo(db: Db, accountId: number) {
  const theirs = sql`b.client_id = ${accountId}::int`;
  return listUnsold(db, theirs, sql`owner_id = ${accountId}::int`, overpaid(theirs, sql`true`));
}

/**
 * What has begun at a branch, or was bought with a session there, and has not been sold yet; and
 * what was sold there and is owed back.
 */
export function listUnsoldAt(db: Db, locationCode: string, now: Date) {
  const begun = sql`b.location_code = ${locationCode}::text and b.starts_at <= ${now}::timestamptz`;
  return listUnsold(
    db,
    // As an array, which is taken for short: each is found by its id, and not among all of the
    // branch.
    sql`${begun} and b.id in (
      select unnest(array(select b.booking_id from unsettled_bookings b where ${begun}))
    )`,
    sql`"locationCode" = ${locationCode}::text`,
    overpaid(
      sql`b.id = any (array(
        select l.booking_id from sale_lines l
        where l.sale_id = any (${unsettledAt(locationCode)}) and l.booking_id is not null
      ))`,
      sql`s.location_code = ${locationCode}::text`,
    ),
  );
}

/** The sales of a branch that may be unsettled; all others are settled. */
const unsettledAt = (locationCode: string) => sql`array(
  select sale_id from unsettled_sales where location_code = ${locationCode}::text
)`;

async function listUnsold(
  db: Db,
  ofBookings: RawBuilder<unknown>,
  ofPackages: RawBuilder<unknown>,
  owedBack: RawBuilder<OwedBack>,
) {
  const [sessions, bought, back] = await Promise.all([
    sql<OwedBooking>`${bookings} and ${ofBookings} order by b.starts_at limit ${MOST_OWED + 1}::int`.execute(
      db,
    ),
    sql<OwedPackage>`${packages} where ${ofPackages} order by id limit ${MOST_OWED + 1}::int`.execute(
      db,
    ),
    owedBack.execute(db),
  ]);
  return { bookings: sessions.rows, packages: bought.rows, back: back.rows };
}

/** Sales to an account, or to be paid by it, that are not fully paid, oldest first. */
export function listOpenSalesTo(db: Db, accountId: number): Promise<SaleRow[]> {
  return listOpenSales(db, sql`${isOf(accountId)} and ${openOfSale(sql`s.id`)} > 0`);
}

/** Sales to an account, or paid by it, of which something is to be handed back, oldest first. */
export function listOverpaidSalesTo(db: Db, accountId: number): Promise<SaleRow[]> {
  return listOpenSales(db, sql`${isOf(accountId)} and ${openOfSale(sql`s.id`)} < 0`);
}

/** Sales of a branch of which something is to be handed back, oldest first. */
export function listOverpaidSalesAt(db: Db, locationCode: string): Promise<SaleRow[]> {
  return listOpenSales(
    db,
    sql`s.id = any (${unsettledAt(locationCode)}) and ${openOfSale(sql`s.id`)} < 0`,
  );
}

/** Sales of a branch that are not fully paid, oldest first. */
export function listOpenSalesAt(db: Db, locationCode: string): Promise<SaleRow[]> {
  return listOpenSales(
    db,
    sql`s.id = any (${unsettledAt(locationCode)}) and ${openOfSale(sql`s.id`)} > 0`,
  );
}

async function listOpenSales(db: Db, which: RawBuilder<unknown>): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`${sales}
    where ${which}
    order by s.at, s.id limit ${MOST_OWED + 1}::int`.execute(db);
  return rows;
}

/** What is owed back for some locked bookings, in minor units, by their ids. */
export async function listOwedBack(
  trx: Trx,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; minor: number }>`
    select b.id, greatest(0, its.sold - its.worth)::int as minor
    from bookings b ${worthOfBooking} where b.id = any (${bookingIds}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, minor }) => [id, minor]));
}

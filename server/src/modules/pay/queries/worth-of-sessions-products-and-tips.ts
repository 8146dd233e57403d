import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { beginOfDay, studioDay } from '../../../platform/database/studio-day.ts';
import { standing, worthOfBooking } from '../../../platform/database/worth-of-booking.ts';
import type { DayWorked, MovedTip } from '../tip-rules.ts';

/** Days of the studio, `YYYY-MM-DD`, both included, with the instants of their first and last minute. */
export interface PaySpan {
  readonly from: string;
  readonly to: string;
  readonly begins: Date;
  readonly ends: Date;
}

/** A held session; amounts in minor units without VAT. */
export interface HeldRow {
  readonly bookingId: string;
  readonly therapistId: number;
  readonly startsAt: Date;
  readonly day: string;
  readonly location: string;
  readonly minutes: number;
  /** What it was worth before refunds. */
  readonly valueMinor: number;
  readonly lines: readonly BookedService[];
}

/** A day of a branch. */
export interface BranchDay {
  readonly location: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

interface BookedService {
  readonly position: number;
  readonly serviceId: number;
  readonly name: string;
  readonly minutes: number;
  readonly priceMinor: number;
}

const linesOfBooking = sql`(
  select json_agg(json_build_object('position', position, 'serviceId', service_id,
    'name', service_name, 'minutes', lasts_minutes, 'priceMinor', price_fils) order by position)
  from booking_lines where booking_id = b.id)`;

const withoutVat = (gross: ReturnType<typeof sql>) =>
  sql`greatest(0, ${gross}) - vat_of_session(b.id, greatest(0, ${gross}), held.day)`;

const heldOn = sql`cross join lateral (select ${studioDay('b.starts_at')}::date as day) as held`;

/** Held sessions of some days at all branches, with the value that they had before anything was refunded. */
export function listHeldSessions(db: Db | Trx, span: PaySpan): Promise<HeldRow[]> {
  return listHeld(
    db,
    sql`bookings b`,
    sql`b.starts_at >= ${span.begins}::timestamptz and b.starts_at < ${span.ends}::timestamptz`,
  );
}

/** The same of some days of branches. */
export function listHeldOfDays(db: Db | Trx, days: readonly BranchDay[]): Promise<HeldRow[]> {
  return listHeld(
    db,
    sql`unnest(${days.map(({ location }) => location)}::text[], ${days.map(({ day }) => day)}::date[])
        as wanted (location_code, day)
      join bookings b on b.location_code = wanted.location_code`,
    sql`b.starts_at >= ${beginOfDay('wanted.day')} and b.starts_at < ${beginOfDay('wanted.day + 1')}`,
  );
}

async function listHeld(
  db: Db | Trx,
  bookings: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select b.id as "bookingId", b.therapist_id as "therapistId", b.starts_at as "startsAt",
      held.day::text, b.location_code as location,
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
      (case when b.package_id is null then ${withoutVat(sql`its.worth + its.given`)}
        else coalesce((
          select -sum(value_fils) from package_entries
          where package_id = b.package_id and booking_id = b.id
        ), 0) end)::int as "valueMinor",
      coalesce(${linesOfBooking}, '[]') as lines
    from ${bookings} ${heldOn} ${worthOfBooking}
    where ${condition} and b.status in ('check_in', 'completed')
    order by b.starts_at, b.id`.execute(db);
  return rows;
}

/** What a refund gave back of a held session's value. */
export interface SessionRefundRow {
  readonly refundId: string;
  readonly saleLineId: number;
  readonly bookingId: string;
  readonly therapistId: number;
  readonly at: Date;
  /** When it counts: not before its session. */
  readonly day: string;
  readonly heldOn: string;
  readonly location: string;
  readonly minor: number;
  readonly lines: readonly BookedService[];
}

/** Refunds that lowered the value of held sessions, on some days. */
export async function listSessionRefunds(db: Db | Trx, span: PaySpan): Promise<SessionRefundRow[]> {
  const { rows } = await sql<SessionRefundRow>`
    with concerned as materialized (
      select distinct l.booking_id as id
      from refunds r join drawer_sessions d on d.id = r.drawer_id
        join refund_lines back on back.refund_id = r.id join sale_lines l on l.id = back.line_id
        join bookings b on b.id = l.booking_id
      where d.day between ${span.from}::date - 366 and ${span.to}::date
        and (d.day >= ${span.from}::date or b.starts_at >= ${span.begins}::timestamptz)
    ), given as (
      select b.id, b.therapist_id, b.location_code, held.day as held_on, r.id as refund_id,
        back.line_id, r.at, greatest(d.day, held.day) as day, its.worth + its.given as whole,
        coalesce(back.reduces_fils, back.gross_fils) as minor,
        sum(coalesce(back.reduces_fils, back.gross_fils))
          over (partition by b.id order by r.at, r.id, back.line_id) as by_then
      from concerned join bookings b on b.id = concerned.id ${heldOn} ${worthOfBooking}
        join lateral (${standing} and l.booking_id = b.id) line on true
        join refund_lines back on back.line_id = line.id
        join refunds r on r.id = back.refund_id join drawer_sessions d on d.id = r.drawer_id
      where b.status in ('check_in', 'completed') and b.package_id is null
    )
    select given.refund_id as "refundId", given.line_id as "saleLineId", b.id as "bookingId",
      given.therapist_id as "therapistId", given.at, given.day::text,
      given.held_on::text as "heldOn", given.location_code as location,
      (${withoutVat(sql`(given.whole - given.by_then)::int`)}
        - (${withoutVat(sql`(given.whole - given.by_then + given.minor)::int`)}))::int as minor,
      coalesce(${linesOfBooking}, '[]') as lines
    from given join bookings b on b.id = given.id ${heldOn}
    where given.day between ${span.from}::date and ${span.to}::date and given.minor > 0
    order by given.at, given.refund_id, given.line_id`.execute(db);
  return rows;
}

/** An advised product that was sold; negative: refunded. */
export interface ProductRow {
  readonly refundId: string | null;
  readonly saleLineId: number;
  readonly productId: number;
  readonly therapistId: number;
  readonly name: string;
  readonly at: Date;
  readonly day: string;
  readonly soldOn: string;
  readonly location: string;
  readonly minor: number;
}

/** Advised products that were sold or refunded on some days, without VAT. */
export async function listAdvisedProducts(db: Db | Trx, span: PaySpan): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select null as "refundId", l.id as "saleLineId", l.retail_product_id as "productId",
      l.advised_by as "therapistId", l.name, s.at, d.day::text, d.day::text as "soldOn",
      s.location_code as location, l.gross_fils - l.vat_fils as minor
    from drawer_sessions d join sales s on s.drawer_id = d.id join sale_lines l on l.sale_id = s.id
    where d.day between ${span.from}::date and ${span.to}::date and l.advised_by is not null
    union all
    select r.id, l.id, l.retail_product_id, l.advised_by, l.name, r.at, d.day::text, sold.day::text,
      s.location_code, back.vat_fils - back.gross_fils
    from drawer_sessions d join refunds r on r.drawer_id = d.id
      join refund_lines back on back.refund_id = r.id join sale_lines l on l.id = back.line_id
      join sales s on s.id = l.sale_id join drawer_sessions sold on sold.id = s.drawer_id
    where d.day between ${span.from}::date and ${span.to}::date and l.advised_by is not null
    order by at, "saleLineId"`.execute(db);
  return rows;
}

/** Every tip, given or refunded, of the sales of which one was on some days; oldest first. */
export async function listMovedTips(db: Db | Trx, span: PaySpan): Promise<MovedTip[]> {
  const { rows } = await sql<MovedTip>`
    select tip.id, tip.sale_id as "saleId", tip.therapist_id as "therapistId", d.day::text,
      d.location_code as location, tip.amount_fils as minor
    from tips tip join drawer_sessions d on d.id = tip.drawer_id
    where tip.sale_id in (
      select own.sale_id from drawer_sessions of_span join tips own on own.drawer_id = of_span.id
      where of_span.day between ${span.from}::date and ${span.to}::date
    )
    order by tip.id`.execute(db);
  return rows;
}

/** The minutes that each therapist held at each branch on each of some days. */
export async function listWorked(
  db: Db | Trx,
  { begins, ends }: Pick<PaySpan, 'begins' | 'ends'>,
): Promise<DayWorked[]> {
  const { rows } = await sql<DayWorked>`
    select b.therapist_id as "therapistId", held.day::text, b.location_code as location,
      sum(extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes
    from bookings b ${heldOn}
    where b.starts_at >= ${begins}::timestamptz and b.starts_at < ${ends}::timestamptz
      and b.status in ('check_in', 'completed')
    group by b.therapist_id, held.day, b.location_code
    order by held.day, b.location_code, b.therapist_id`.execute(db);
  return rows;
}

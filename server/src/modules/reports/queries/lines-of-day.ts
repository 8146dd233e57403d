import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** Which lines of a day (`YYYY-MM-DD`) at a branch, or all with null. */
export interface PageOfDay {
  readonly day: string;
  /** Its first instant, and that of the next one. */
  readonly begins: Date;
  readonly ends: Date;
  readonly locationCode: string | null;
  readonly limit: number;
  readonly offset: number;
}

interface ClientOfLine {
  readonly id: number;
  readonly name: string;
}

/** A sale or a refund in the books of a day; below zero: a refund. */
export interface SoldRow {
  readonly kind: 'sale' | 'refund';
  readonly document: string | null;
  readonly at: string;
  readonly location: string;
  readonly client: ClientOfLine | null;
  readonly minor: number;
}

export interface SessionRow {
  readonly bookingId: string;
  readonly startsAt: string;
  readonly location: string;
  readonly status: 'check_in' | 'completed' | 'no_show';
  readonly client: ClientOfLine | null;
  readonly therapist: string;
  readonly services: readonly string[];
  readonly minutes: number;
}

const clientOf = (id: string) => sql`(
  select json_build_object('id', a.id, 'name', trim(a.first_name || ' ' || a.last_name))
  from accounts a where a.id = ${sql.ref(id)} and a.erased_at is null)`;

/** The sales and refunds of a day, oldest first, with the number and the sum of all. */
export async function listSoldOnDay(
  db: Db,
  { day, locationCode, limit, offset }: PageOfDay,
): Promise<{ count: number; minor: number; rows: SoldRow[] }> {
  const { rows } = await sql<{ count: number; minor: number; rows: SoldRow[] }>`
    with drawer as materialized (
      select id, location_code from drawer_sessions
      where day = ${day}::date and location_code = coalesce(${locationCode}::text, location_code)
    ), line as materialized (
      select 'sale' as kind, s.id, s.at, d.location_code, s.client_id, sum(l.gross_fils) as minor
      from drawer d join sales s on s.drawer_id = d.id join sale_lines l on l.sale_id = s.id
      group by s.id, d.location_code
      union all
      select 'refund', r.id, r.at, d.location_code, s.client_id, -sum(l.gross_fils)
      from drawer d join refunds r on r.drawer_id = d.id join refund_lines l on l.refund_id = r.id
        join sales s on s.id = r.sale_id
      group by r.id, s.client_id, d.location_code
    ), page as (
      select kind, at, location_code as location, minor, id, client_id from line
      order by at, kind desc, id limit ${limit}::int offset ${offset}::int
    )
    select (select count(*) from line)::int as count,
      coalesce((select sum(minor) from line), 0)::float8 as minor,
      coalesce((
        select json_agg(json_build_object('kind', page.kind, 'at', at, 'location', location, 'minor', minor,
          'client', ${clientOf('page.client_id')}, 'document', case page.kind
            when 'sale' then (
              select d.name from tax_documents d
              where d.sale_id = page.id and d.kind = 'invoice' order by d.id limit 1)
            else (select d.name from tax_documents d where d.refund_id = page.id order by d.id limit 1) end) order by at, kind desc, id)
        from page), '[]') as rows`.execute(db);
  return rows[0] ?? { count: 0, minor: 0, rows: [] };
}

/** The held and missed sessions of a day, oldest first, with the numbers of all. */
export async function listSessionsOfDay(
  db: Db,
  { begins, ends, locationCode, limit, offset }: PageOfDay,
): Promise<{ held: number; missed: number; rows: SessionRow[] }> {
  const { rows } = await sql<{ held: number; missed: number; rows: SessionRow[] }>`
    with session as materialized (
      select b.id, b.starts_at, b.ends_at, b.location_code, b.status, b.client_id, b.therapist_id
      from locations branch join bookings b on b.location_code = branch.code
      where branch.code = coalesce(${locationCode}::text, branch.code)
        and b.starts_at >= ${begins}::timestamptz and b.starts_at < ${ends}::timestamptz
        and b.status in ('check_in', 'completed', 'no_show')
    ), page as (
      select id, starts_at, ends_at, location_code, status, client_id, therapist_id from session
      order by starts_at, id limit ${limit}::int offset ${offset}::int
    )
    select (select count(*) from session where status <> 'no_show')::int as held,
      (select count(*) from session where status = 'no_show')::int as missed,
      coalesce((
        select json_agg(json_build_object('bookingId', id, 'startsAt', starts_at,
          'location', location_code, 'status', status,
          'client', ${clientOf('page.client_id')}, 'therapist', (
            select a.first_name || ' ' || a.last_name from therapists t join accounts a on a.id = t.account_id
            where t.id = page.therapist_id),
          'services', array(
            select service_name from booking_lines where booking_id = page.id order by position),
          'minutes', extract(epoch from ends_at - starts_at) / 60) order by starts_at, id)
        from page), '[]') as rows`.execute(db);
  return rows[0] ?? { held: 0, missed: 0, rows: [] };
}

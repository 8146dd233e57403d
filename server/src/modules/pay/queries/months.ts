import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { ClosedLine } from '../correction-rules.ts';

/** A month that was closed, by its first day. */
export interface ClosedMonth {
  readonly month: string;
  readonly closedAt: Date;
  readonly closedBy: string;
}

/** All of them, oldest first. */
export async function listClosedMonths(db: Db | Trx): Promise<ClosedMonth[]> {
  const { rows } = await sql<ClosedMonth>`
    select m.month::text, m.closed_at as "closedAt", a.first_name || ' ' || a.last_name as "closedBy"
    from pay_months m join accounts a on a.id = m.closed_by order by m.month`.execute(db);
  return rows;
}

/** A line of a closed month, with its month and therapist. */
export interface StoredPayLine extends ClosedLine {
  readonly month: string;
  readonly therapistId: number;
}

/** The lines of closed months, and all that correct them. */
export function listClosedLines(
  db: Db | Trx,
  { from, to }: { from: string; to: string },
): Promise<StoredPayLine[]> {
  return listLines(db, sql`coalesce(corrects, month) between ${from}::date and ${to}::date`);
}

/** The lines of the statements of one closed month. */
export function listLinesOfMonth(db: Db | Trx, month: string): Promise<StoredPayLine[]> {
  return listLines(db, sql`month = ${month}::date`);
}

async function listLines(db: Db | Trx, condition: RawBuilder<unknown>): Promise<StoredPayLine[]> {
  const { rows } = await sql<StoredPayLine>`
    select month::text, therapist_id as "therapistId", corrects::text, source, kind, day::text,
      location_code as location, name, booking_id as "bookingId", sale_line_id as "saleLineId",
      minutes, base_fils as "baseMinor", per_hour_fils as "perHourMinor",
      share_basis_points as "shareBasisPoints", amount_fils as "amountMinor"
    from pay_lines where ${condition} order by id`.execute(db);
  return rows;
}

/** The share by which each service of some sessions was paid in a closed month, by source. */
export async function listPaidShares(
  db: Db | Trx,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<{ source: string; share: number }>`
    select source, share_basis_points as share from pay_lines
    where booking_id = any(${bookingIds}::uuid[]) and kind = 'session'
      and share_basis_points is not null
    order by id`.execute(db);
  return new Map(rows.map(({ source, share }) => [source, share]));
}

/** Closes a month with its lines, in their order. */
export async function insertMonth(
  trx: Trx,
  month: string,
  by: { readonly closedBy: number; readonly closedAt: Date },
  lines: readonly (ClosedLine & { readonly therapistId: number })[],
): Promise<void> {
  await trx
    .insertInto('pay_months')
    .values({ month, closed_at: by.closedAt, closed_by: by.closedBy })
    .execute();
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const rows = lines.slice(from, from + AT_ONCE).map((line) => ({
      ...{ month, therapist_id: line.therapistId, corrects: line.corrects, source: line.source },
      ...{ kind: line.kind, day: line.day, location_code: line.location, name: line.name },
      ...{ booking_id: line.bookingId, sale_line_id: line.saleLineId, minutes: line.minutes },
      base_fils: line.baseMinor,
      per_hour_fils: line.perHourMinor,
      share_basis_points: line.shareBasisPoints,
      amount_fils: line.amountMinor,
    }));
    await trx.insertInto('pay_lines').values(rows).execute();
  }
}
const AT_ONCE = 1000;

/** Every therapist in the studio's order. */
export async function listTherapists(
  db: Db | Trx,
): Promise<{ id: number; accountId: number; name: string }[]> {
  const { rows } = await sql<{ id: number; accountId: number; name: string }>`
    select t.id, t.account_id as "accountId", a.first_name || ' ' || a.last_name as name
    from therapists t join accounts a on a.id = t.account_id order by t.position, t.id`.execute(db);
  return rows;
}

/** The clients of sessions, by first name and initial, and the invoices of sale lines. */
export async function findWords(
  db: Db | Trx,
  bookingIds: readonly string[],
  saleLineIds: readonly number[],
): Promise<{ clients: Map<string, string>; documents: Map<number, string> }> {
  const [clients, documents] = await Promise.all([
    sql<{ id: string; name: string }>`
      select b.id, trim(a.first_name || ' ' || left(a.last_name, 1)) as name
      from bookings b join accounts a on a.id = b.client_id
      where b.id = any(${bookingIds}::uuid[]) and a.erased_at is null`.execute(db),
    sql<{ id: number; name: string }>`
      select l.id, d.name from sale_lines l
        join tax_documents d on d.sale_id = l.sale_id and d.kind = 'invoice'
      where l.id = any(${saleLineIds}::int[]) order by d.id`.execute(db),
  ]);
  return {
    clients: new Map(clients.rows.map(({ id, name }) => [id, name])),
    documents: new Map(documents.rows.map(({ id, name }) => [id, name])),
  };
}

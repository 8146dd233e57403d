import type { Company, PaymentMethod } from '@limber/contract/desk/money/till-values.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { openOfSale, worthOfBooking } from '../../../platform/database/worth-of-booking.ts';
import type { DocumentSnapshot } from '../documents/printed-content-rules.ts';

/** A document as it was printed. */
export interface DocumentRow {
  readonly name: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly locationCode: string;
  readonly saleId: string;
  readonly issuedAt: Date;
  readonly soldAt: Date;
  /** The number of the invoice in its place, or in that of the one that it cancels. */
  readonly replacedBy: string | null;
  readonly clientName: string | null;
  readonly snapshot: DocumentSnapshot;
  /**
   * What was paid for its sale so far, or given back with it; neither is negative, in order of
   * time.
   */
  readonly payments: readonly {
    readonly method: PaymentMethod;
    readonly minor: number;
  }[];
  readonly tipMinor: number;
  /** What rounding of cash let off; below zero: it added. */
  readonly letOffMinor: number;
  /** Of an invoice that counts: what is still to be paid for its sale. */
  readonly dueMinor: number;
  /** Of a credit note: what is on its way to a card, and what a bank did not take back. */
  readonly underWayMinor: number;
  readonly refusedMinor: number;
}

/**
 * Money of the sale of a document `d`; of a refund's credit note what went back with it. One that
 * only cancels an invoice gives nothing back, and the invoice in its place has what stayed paid.
 */
const isOfDocument = sql`sale_id = d.sale_id and case
  when d.refund_id is not null then refund_id = d.refund_id
  when d.kind = 'credit_note' then false
  when d.replaces_id is null then refund_id is null
  else refund_id is null or (select r.at from refunds r where r.id = refund_id) <= d.issued_at end`;

/** The invoice in the place of a document `d`, or of the one that `d` cancels. */
const replacedBy = sql`(
  select name from tax_documents where kind = 'invoice'
    and replaces_id = case d.kind when 'invoice' then d.id else d.replaces_id end
)`;

/** What of the refund of a credit note `d` goes back to cards and stands so. */
const toCards = (status: 'pending' | 'failed') => sql`coalesce((
  select sum(amount_fils) from online_refunds where refund_id = d.refund_id and status = ${status}::text
), 0)::float8`;

/** What is still to be paid for the sale of an invoice `d`, less what is owed back for its sessions. */
const stillDue = sql`case when d.kind = 'invoice' and not exists (
  select from tax_documents later
  where later.sale_id = d.sale_id and later.kind = 'invoice' and later.id > d.id
) then greatest(0, ${openOfSale(sql`d.sale_id`)} - coalesce((
  select sum(greatest(0, its.sold - its.worth)) from bookings b ${worthOfBooking}
  where b.id in (select booking_id from sale_lines where sale_id = d.sale_id)
), 0)) else 0 end::float8`;

/** An invoice or a credit note that may be replaced; undefined when there is none of this number. */
export async function findDocumentToReplace(trx: Trx, name: string) {
  type Of = 'kind' | 'locationCode' | 'saleId' | 'clientName' | 'snapshot' | 'replacedBy';
  const { rows } = await sql<{ id: number } & Pick<DocumentRow, Of>>`
    select d.id, d.kind, d.location_code as "locationCode", d.sale_id as "saleId",
      d.client_name as "clientName", d.snapshot, ${replacedBy} as "replacedBy"
    from tax_documents d where d.name = ${name}::text`.execute(trx);
  return rows[0];
}

/** The company of the latest full invoice to a payer; undefined: none. */
export async function findBuyer(db: Db | Trx, payerId: number): Promise<Company | undefined> {
  const { rows } = await sql<{ buyer: Company }>`
    select d.snapshot -> 'buyer' as buyer from tax_documents d join sales s on s.id = d.sale_id
    where d.snapshot ? 'buyer' and s.payer_id = any (${idsOf(sql`${payerId}::int`)})
    order by d.id desc limit 1`.execute(db);
  return rows[0]?.buyer;
}

/** The document with a number; undefined when there is none. */
export async function findDocument(db: Db | Trx, name: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select d.name, d.kind, d.location_code as "locationCode", d.sale_id as "saleId",
      d.issued_at as "issuedAt", ${replacedBy} as "replacedBy",
      (select at from sales where id = d.sale_id) as "soldAt", d.client_name as "clientName", d.snapshot,
      coalesce((
        select json_agg(json_build_object('method', method, 'minor', minor) order by first) from (
          select method, abs(sum(amount_fils)) as minor, min(id) as first from payments
          where ${isOfDocument} and method <> 'rounding' group by method
        ) paid where minor > 0
      ), '[]') as payments,
      coalesce((
        select abs(sum(amount_fils)) from tips where ${isOfDocument}
      ), 0)::float8 as "tipMinor",
      coalesce((
        select sum(case when d.refund_id is null then amount_fils else -amount_fils end)
        from payments where ${isOfDocument} and method = 'rounding'
      ), 0)::float8 as "letOffMinor", ${stillDue} as "dueMinor",
      ${toCards('pending')} as "underWayMinor", ${toCards('failed')} as "refusedMinor"
    from tax_documents d where d.name = ${name}::text`.execute(db);
  return rows[0];
}

/** The recipient of a document: the payer of its sale, without an address when they have none. */
export async function findMailedPayer(db: Db | Trx, name: string) {
  return db
    .selectFrom('tax_documents as d')
    .innerJoin('sales as s', 's.id', 'd.sale_id')
    .innerJoin('accounts as payer', 'payer.id', 's.payer_id')
    .innerJoin('accounts as a', (join) =>
      join.on((row) => row('a.id', '=', row.fn.coalesce('payer.merged_into', 'payer.id'))),
    )
    .select(['a.email', 'a.first_name as firstName', 'a.language'])
    .where('d.name', '=', name)
    .executeTakeFirst();
}

/** Which documents of a branch are requested; null fields do not matter. */
export interface DocumentFilter {
  readonly locationCode: string;
  /** Days of the books, `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly kind: 'invoice' | 'credit_note' | null;
  readonly clientId: number | null;
  /** Its number among those of its kind. */
  readonly number: number | null;
  /** Part of its printed number, or of a name, as a lower-case pattern for `like`. */
  readonly like: string | null;
  readonly limit: number;
  readonly offset: number;
}

export interface ListedDocumentRow {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly issuedAt: Date;
  readonly client: { readonly id: number; readonly firstName: string; readonly lastName: string };
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly refersTo: string | null;
  /**
   * For a credit note: the state of its sessions that would have been unpaid; null: there were
   * none.
   */
  readonly sessions: 'free' | 'owed' | null;
  /** Of all that are requested. */
  readonly count: number;
}

/**
 * Documents of a branch, newest first. Only the given filters are in the statement: the page is
 * found by the index of a branch's documents, and everything else is read for that page alone.
 */
export async function listDocumentRows(
  db: Db,
  filter: DocumentFilter,
): Promise<ListedDocumentRow[]> {
  const { locationCode, kind, number, limit, offset } = filter;
  const chosen = sql.join(
    [
      sql`d.location_code = ${locationCode}::text`,
      ...(kind === null ? [] : [sql`d.kind = ${kind}::text`]),
      ...(number === null ? [] : [sql`d.number = ${number}::int`]),
      ...ofDays(filter),
      ...ofClient(filter),
      ...ofWords(filter),
    ],
    sql` and `,
  );
  const { rows } = await sql<ListedDocumentRow>`
    with page as materialized (
      select id from (
        select d.id, d.issued_at from tax_documents d where ${chosen} ${readWhole(filter)}
      ) chosen
      order by issued_at desc, id desc limit ${limit}::int offset ${offset}::int
    )
    select d.name as number, d.kind, d.issued_at as "issuedAt", d.gross_fils as "grossMinor",
      d.vat_fils as "vatMinor", d.snapshot ->> 'refersTo' as "refersTo",
      json_build_object('id', client.id, 'firstName', client.first_name,
        'lastName', client.last_name) as client,
      (
        select max(became) from refund_lines where refund_id = r.id and became <> 'stands' and not r.voids
      ) as sessions,
      (select count(*)::int from tax_documents d where ${chosen}) as count
    from page join tax_documents d on d.id = page.id
      join sales s on s.id = d.sale_id
      join accounts client on client.id = s.client_id
      left join refunds r on r.id = d.refund_id
    order by d.issued_at desc, d.id desc`.execute(db);
  return rows;
}

/**
 * Documents of days are found whole before the newest are taken. The limit would lead the planner
 * to compare each document of the branch, newest first, with all of these days.
 */
function readWhole({ from, to }: DocumentFilter) {
  return from === null && to === null ? sql`` : sql`offset 0`;
}

/** By the day of its drawer: a sale after midnight belongs to the day before. */
function ofDays({ locationCode, from, to }: DocumentFilter) {
  if (from === null && to === null) return [];
  const drawers = sql`
    select id from drawer_sessions where location_code = ${locationCode}::text
      and day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`;
  return [
    sql`d.id in (
      select id from tax_documents where refund_id is null and drawer_id in (${drawers})
      union all
      select doc.id from tax_documents doc join sales s on s.id = doc.sale_id
      where doc.refund_id is null and doc.drawer_id is null and s.drawer_id in (${drawers})
      union all
      select doc.id from tax_documents doc join refunds r on r.id = doc.refund_id
      where r.drawer_id in (${drawers})
    )`,
  ];
}

function ofClient({ clientId }: DocumentFilter) {
  if (clientId === null) return [];
  const theirs = idsOf(sql`${clientId}::int`);
  return [
    sql`d.sale_id in (
      select id from sales where client_id = any (${theirs})
      union all select id from sales where payer_id = any (${theirs})
    )`,
  ];
}

function ofWords({ like }: DocumentFilter) {
  if (like === null) return [];
  return [
    sql`(lower(d.name) like ${like}::text or exists (
      select from sales s join accounts who on who.id in (s.client_id, s.payer_id)
      where s.id = d.sale_id
        and lower(who.first_name || ' ' || who.last_name) like ${like}::text
    ))`,
  ];
}

import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import type { LineOfSale, Method, MoneyOfSale } from '../sale-total-rules.ts';

/** Somebody as the desk names them. */
export interface Named {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** A sale with everything that belongs to it. */
export interface SaleRow extends MoneyOfSale {
  readonly id: string;
  readonly locationCode: string;
  readonly drawerId: number;
  /** `YYYY-MM-DD`, of the books. */
  readonly day: string;
  readonly at: Date;
  /** Null: products were sold to a person who is not named. */
  readonly client: Named | null;
  readonly payer: Named | null;
  readonly sellerId: number;
  readonly seller: string;
  readonly lines: (LineOfSale & {
    readonly name: string;
    readonly nameAr: string | null;
    readonly tax: TaxCategory;
    readonly because: string | null;
    /** What was given back as a favour, in minor units: its price is lower by that. */
    readonly reducedMinor: number;
    /** A product from the shelf, and how many; null: something else. */
    readonly productId: number | null;
    readonly advisedBy: number | null;
    readonly pieces: number | null;
    /** Of a product: the pieces that came back into stock. */
    readonly piecesBack: number;
    /** The gift card of a package; its `packageId` is the one into which it was redeemed. */
    readonly giftCardId: number | null;
    /** The state of its session after a full refund; null: neither, or not stated. */
    readonly became: 'free' | 'owed' | null;
  })[];
  readonly payments: {
    readonly method: Method;
    readonly minor: number;
    readonly reference: string | null;
    readonly at: string;
    readonly by: string;
    /** Of money that goes back to a card, or did not reach it. */
    readonly cardRefund: 'pending' | 'done' | 'failed' | null;
  }[];
  /** The therapists of its sessions. */
  readonly givers: { readonly therapistId: number; readonly therapist: string }[];
  readonly tips: {
    readonly therapistId: number;
    readonly therapist: string;
    readonly minor: number;
  }[];
  readonly voided: boolean;
  readonly documents: { readonly number: string; readonly kind: 'invoice' | 'credit_note' }[];
}

/** The account that a statement calls so, as {@link Named}. */
export const person = (name: string) => sql`json_build_object('id', ${sql.ref(`${name}.id`)},
  'firstName', ${sql.ref(`${name}.first_name`)}, 'lastName', ${sql.ref(`${name}.last_name`)})`;

/** The same of an account that there may not be. */
const personIfAny = (name: string) =>
  sql`case when ${sql.ref(`${name}.id`)} is not null then ${person(name)} end`;

/** What became of a payment `p` of a sale `s` that goes back to a card, or did not reach it. */
const cardRefund = sql`case when p.method = 'online' then (
  select case when bool_or(gone.status = 'failed') then 'failed'
    when bool_or(gone.status = 'pending') then 'pending' else min(gone.status) end
  from online_refunds gone join online_payments came on came.id = gone.payment_id
  where case when p.refund_id is null
    then came.sale_id = s.id and gone.status = 'failed' and gone.provider_reference = p.reference
    else gone.refund_id = p.refund_id and coalesce(p.reference, came.payment_reference) = came.payment_reference end
) end`;

/** Sales `s` with everything that belongs to each; the caller adds the condition. */
export const sales = sql`
  select s.id, s.location_code as "locationCode", s.drawer_id as "drawerId", d.day::text, s.at,
    ${personIfAny('client')} as client, ${personIfAny('payer')} as payer, s.seller_id as "sellerId",
    seller.first_name || ' ' || seller.last_name as seller,
    coalesce((
      select json_agg(json_build_object('id', l.id, 'name', l.name, 'nameAr', l.name_ar, 'bookingId', l.booking_id,
        'giftCardId', l.gift_card_id, 'packageId', coalesce(l.package_id, (
          select opened_package_id from gift_cards where id = l.gift_card_id
        )), 'productId', l.retail_product_id, 'pieces', l.pieces, 'advisedBy', l.advised_by,
        'makesPackage', l.makes_package, 'listMinor', l.list_fils,
        'grossMinor', l.gross_fils, 'vatMinor', l.vat_fils, 'basisPoints', l.vat_basis_points, 'tax', l.tax_category,
        'because', l.reduced_because, 'refundedMinor', coalesce((
          select sum(r.gross_fils)::int from refund_lines r where r.line_id = l.id
        ), 0), 'reducedMinor', coalesce((
          select sum(r.reduces_fils)::int from refund_lines r where r.line_id = l.id
        ), 0), 'piecesBack', coalesce((
          select sum(r.pieces)::int from refund_lines r where r.line_id = l.id
        ), 0), 'became', (
          select became from refund_lines r join refunds gone on gone.id = r.refund_id
          where line_id = l.id and became <> 'stands' and (
            select sum(gross_fils) from refund_lines where line_id = l.id
          ) = l.gross_fils order by gone.at desc, gone.id limit 1
        )) order by l.position)
      from sale_lines l where l.sale_id = s.id
    ), '[]') as lines,
    coalesce((
      select json_agg(json_build_object('method', p.method, 'minor', p.amount_fils,
        'reference', p.reference, 'at', p.at, 'by', a.first_name || ' ' || a.last_name, 'cardRefund', ${cardRefund}) order by p.id)
      from payments p join accounts a on a.id = p.actor_id where p.sale_id = s.id
    ), '[]') as payments,
    coalesce((
      select json_agg(json_build_object('therapistId', t.therapist_id, 'minor', t.amount_fils,
        'therapist', a.first_name || ' ' || a.last_name) order by t.id)
      from tips t
        join therapists th on th.id = t.therapist_id
        join accounts a on a.id = th.account_id
      where t.sale_id = s.id
    ), '[]') as tips,
    coalesce((
      select json_agg(json_build_object('therapistId', th.id,
        'therapist', a.first_name || ' ' || a.last_name) order by th.id)
      from therapists th join accounts a on a.id = th.account_id
      where th.id in (
        select b.therapist_id from sale_lines l join bookings b on b.id = l.booking_id
        where l.sale_id = s.id
      )
    ), '[]') as givers,
    exists (select from refunds where sale_id = s.id and voids) as voided,
    coalesce((
      select json_agg(json_build_object('number', doc.name, 'kind', doc.kind) order by doc.id)
      from tax_documents doc where doc.sale_id = s.id
    ), '[]') as documents
  from sales s
    join drawer_sessions d on d.id = s.drawer_id
    left join accounts client on client.id = s.client_id
    left join accounts payer on payer.id = s.payer_id
    join accounts seller on seller.id = s.seller_id`;

/** One sale in its present state; undefined when the branch has none with this id. */
export async function findSale(
  db: Db | Trx,
  which: { id: string; locationCode: string },
): Promise<SaleRow | undefined> {
  const { rows } = await sql<SaleRow>`${sales}
    where s.id = ${which.id}::uuid and s.location_code = ${which.locationCode}::text`.execute(db);
  return rows[0];
}

/** Which sales of a client are requested. */
export interface SaleFilter {
  readonly clientId: number;
  /** Only those that include this session; null: all. */
  readonly bookingId: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** Sales `s` to an account or paid by it, those it was merged with among it. */
export function isOf(accountId: number): RawBuilder<unknown> {
  const same = idsOf(sql`${accountId}::int`);
  return sql`(s.client_id = any (${same}) or s.payer_id = any (${same}))`;
}

/** Sales to an account or paid by it, newest first. */
export async function listSales(
  db: Db,
  { clientId, bookingId, limit, offset }: SaleFilter,
): Promise<SaleRow[]> {
  const inIt =
    bookingId === null
      ? sql``
      : sql`and s.id in (select sale_id from sale_lines where booking_id = ${bookingId}::uuid)`;
  const { rows } = await sql<SaleRow>`${sales}
    where ${isOf(clientId)} ${inIt}
    order by s.at desc, s.id limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows;
}

/** The drawers of a branch's day. */
const drawersOf = (locationCode: string, day: string) => sql`array(
  select id from drawer_sessions
  where location_code = ${locationCode}::text and day = ${day}::date
)`;

/** Sales made, paid for or refunded in the books of a day, newest first. */
export async function listSalesOfDay(
  db: Db,
  locationCode: string,
  day: string,
): Promise<SaleRow[]> {
  const drawers = drawersOf(locationCode, day);
  const { rows } = await sql<SaleRow>`${sales}
    where s.id in (
      select id from sales where drawer_id = any (${drawers})
      union select sale_id from payments where drawer_id = any (${drawers})
      union select sale_id from refunds where drawer_id = any (${drawers})
    )
    order by s.at desc, s.id limit 1000`.execute(db);
  return rows;
}

/** What was credited in the books of a day, in minor units, without voided sales. */
export async function sumCreditedOn(db: Db, locationCode: string, day: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(l.gross_fils), 0)::float8 as minor
    from refunds r join refund_lines l on l.refund_id = r.id
    where r.drawer_id = any (${drawersOf(locationCode, day)}) and not r.voids`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** Somebody's whole name. */
export async function findPersonName(trx: Trx, accountId: number): Promise<string> {
  const row = await trx
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return `${row.firstName} ${row.lastName}`.trim();
}

/**
 * Makes payments, refunds and voiding of one sale wait for each other until the transaction ends.
 */
export async function lockSale(trx: Trx, saleId: string): Promise<void> {
  await sql`select from sales where id = ${saleId}::uuid for no key update`.execute(trx);
}

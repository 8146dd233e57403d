import type { FeeBecause } from '@limber/contract/desk/money/fees.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { feeBecause } from '../../../platform/database/late-or-missed-fee.ts';
import { isWritten } from '../../../platform/database/result-of-a-statement.ts';
import { openOfSale, worthOfBooking } from '../../../platform/database/worth-of-booking.ts';

/** A session that was cancelled late or missed, and for which its terms demand a fee. */
export interface OwedFee {
  readonly bookingId: string;
  readonly client: { readonly id: number; readonly firstName: string; readonly lastName: string };
  readonly locationCode: string;
  readonly names: readonly string[];
  readonly minutes: number;
  readonly startsAt: Date;
  readonly because: FeeBecause;
  readonly priceMinor: number;
  /** What is owed now: the fee, less what was paid. */
  readonly owedMinor: number;
  /** The sale with its deposit; null: it was not sold. */
  readonly saleId: string | null;
  /** The fee that the desk has announced, or tried to take last. */
  readonly fee: {
    readonly id: string;
    readonly amountMinor: number;
    readonly status: 'announced' | 'taking' | 'declined';
    readonly takesAt: string;
    readonly failure: FeeRow['failure'];
    readonly reason: string | null;
    /** Until when the client can pay it by a link; null: there is none. */
    readonly linkEndsAt: string | null;
  } | null;
  readonly card: {
    readonly brand: string;
    readonly lastFour: string;
    readonly endsOn: string;
  } | null;
}

/** Fees that are owed, oldest first; waived ones are not owed. */
const owedFees = (
  which: RawBuilder<unknown>,
  shown: RawBuilder<unknown> = sql`true`,
) => sql<OwedFee>`
  select "bookingId", "locationCode", "startsAt", "priceMinor", because, client, minutes, names,
    "owedMinor", "saleId", fee, card
  from (
    select b.id as "bookingId", b.location_code as "locationCode", b.starts_at as "startsAt",
      b.price_fils as "priceMinor", ${feeBecause} as because,
      json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name) as client,
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
      (
        select coalesce(json_agg(service_name order by position), '[]')
        from booking_lines where booking_id = b.id
      ) as names,
      (greatest(0, its.worth - its.sold) + greatest(0, coalesce(open.minor, 0)
        - greatest(0, its.sold - its.worth)))::int as "owedMinor",
      open.sale_id as "saleId",
      (
        select json_build_object('id', id, 'amountMinor', amount_fils, 'status', status,
          'takesAt', takes_at, 'failure', failure, 'reason', reason, 'linkEndsAt', (
            select max(expires_at) from payment_links
            where status = 'declined' and (booking_id = b.id or sale_id = open.sale_id)))
        from booking_fees where booking_id = b.id and status in ('announced', 'taking', 'declined')
        order by decided_at desc limit 1
      ) as fee,
      (
        select json_build_object('brand', brand, 'lastFour', last_four, 'endsOn', ends_on)
        from saved_cards where account_id = c.id and kept_at is not null
      ) as card
    from bookings b join accounts c on c.id = b.client_id ${worthOfBooking}
      left join lateral (
        select l.sale_id, least(its.sold, ${openOfSale(sql`l.sale_id`)}) as minor
        from sale_lines l where l.booking_id = b.id order by l.id desc limit 1
      ) open on its.holds
    where ${which} and b.package_id is null and ${feeBecause} is not null and c.erased_at is null
  ) owed
  where "owedMinor" > 0 and ${shown}
  order by "startsAt", "bookingId" limit 200`;

/** Only those with a card on file, and those on which the desk has decided. */
const withCard = sql`(card is not null or fee is not null)`;

/** The fees that a branch is owed, and could take. */
export async function listOwedFees(db: Db | Trx, locationCode: string): Promise<OwedFee[]> {
  const ofBranch = sql`b.location_code = ${locationCode}::text and b.id = any (array(
    select booking_id from unsettled_bookings where location_code = ${locationCode}::text
    union
    select l.booking_id from unsettled_sales s join sale_lines l on l.sale_id = s.sale_id
    where s.location_code = ${locationCode}::text
  ))`;
  const { rows } = await owedFees(ofBranch, withCard).execute(db);
  return rows;
}

/** The fees that a client owes, and from whose card they could be taken. */
export async function listOwedFeesOf(db: Db | Trx, clientId: number): Promise<OwedFee[]> {
  const { rows } = await owedFees(sql`b.client_id = ${clientId}::int`, withCard).execute(db);
  return rows;
}

/** A settled fee: taken, waived, or paid in another way after the bank refused it. */
export type SettledFee = Omit<OwedFee, 'owedMinor' | 'saleId' | 'card' | 'fee'> & {
  readonly amountMinor: number;
  readonly status: 'taken' | 'let_go' | 'paid';
  readonly reason: string | null;
};

/** A client's settled fees. */
export async function listSettledFees(
  db: Db | Trx,
  clientId: number,
  except: readonly string[],
): Promise<SettledFee[]> {
  const { rows } = await sql<SettledFee>`
    select "bookingId", "locationCode", "startsAt", "priceMinor", because, client, minutes, names,
      "amountMinor", status, reason
    from (
      select distinct on (b.id) b.id as "bookingId", b.location_code as "locationCode",
        b.starts_at as "startsAt", b.price_fils as "priceMinor", f.because,
        json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name) as client,
        (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
        (
          select coalesce(json_agg(service_name order by position), '[]')
          from booking_lines where booking_id = b.id
        ) as names,
        case f.status when 'let_go' then f.most_fils else f.amount_fils end as "amountMinor",
        case f.status when 'declined' then 'paid' else f.status end as status, f.reason
      from booking_fees f join bookings b on b.id = f.booking_id join accounts c on c.id = b.client_id
      where b.client_id = ${clientId}::int and f.status in ('taken', 'let_go', 'declined')
        and (f.status <> 'declined' or ${feeBecause} is not null)
        and b.id <> all (${except}::uuid[])
      order by b.id, f.decided_at desc
    ) settled
    order by "startsAt" desc, "bookingId" limit 200`.execute(db);
  return rows;
}

/** The fee that is owed for a session; undefined: none. */
export async function findOwedFee(db: Db | Trx, bookingId: string): Promise<OwedFee | undefined> {
  const { rows } = await owedFees(sql`b.id = ${bookingId}::uuid`).execute(db);
  return rows[0];
}

/** A decision of the desk about a fee. */
export interface NewFee {
  readonly id: string;
  readonly bookingId: string;
  readonly because: FeeBecause;
  readonly mostMinor: number;
  /** 0: it was waived. */
  readonly amountMinor: number;
  readonly reason: string | null;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  readonly takesAt: Date;
}

/** Stores a decision. Throws 23505 while another fee of the session is open. */
export async function insertFee(trx: Trx, fee: NewFee): Promise<void> {
  await trx
    .insertInto('booking_fees')
    .values({
      id: fee.id,
      booking_id: fee.bookingId,
      because: fee.because,
      most_fils: fee.mostMinor,
      amount_fils: fee.amountMinor,
      status: fee.amountMinor === 0 ? 'let_go' : 'announced',
      reason: fee.reason,
      decided_by: fee.decidedBy,
      decided_at: fee.decidedAt,
      takes_at: fee.takesAt,
    })
    .execute();
}

/** Lowers a session's fee to what the desk decided. */
export async function updateFeeOfBooking(
  trx: Trx,
  bookingId: string,
  because: FeeBecause,
  byMinor: number,
): Promise<void> {
  const column = because === 'late' ? 'late_fee_fils' : 'missed_fee_fils';
  await sql`
    update bookings set ${sql.ref(column)} = greatest(0, least(price_fils, ${sql.ref(column)}) - ${byMinor}::int)
    where id = ${bookingId}::uuid`.execute(trx);
}

export interface FeeRow {
  readonly id: string;
  readonly bookingId: string;
  readonly because: FeeBecause;
  readonly amountMinor: number;
  readonly status: 'announced' | 'taking' | 'taken' | 'declined' | 'let_go' | 'void';
  readonly takesAt: Date;
  readonly decidedBy: number;
  readonly chargeReference: string | null;
  readonly failure: 'declined' | 'needs_client' | 'no_card' | null;
}

/** A fee on which the desk decided. */
export async function findFee(db: Db | Trx, id: string): Promise<FeeRow | undefined> {
  const row = await db
    .selectFrom('booking_fees')
    .select([
      'id',
      'booking_id as bookingId',
      'because',
      'amount_fils as amountMinor',
      'status',
      'takes_at as takesAt',
      'decided_by as decidedBy',
      'charge_reference as chargeReference',
      'failure',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row as FeeRow | undefined;
}

/** The branch of the session for which a fee is owed. */
export async function findBranchOfFee(trx: Trx, id: string): Promise<string> {
  const { code } = await trx
    .selectFrom('booking_fees as fee')
    .innerJoin('bookings', 'bookings.id', 'fee.booking_id')
    .select('bookings.location_code as code')
    .where('fee.id', '=', id)
    .executeTakeFirstOrThrow();
  return code;
}

/** Changes a fee's state from one of several to another; false: it is no longer in any of them. */
export async function updateFee(
  trx: Db | Trx,
  id: string,
  from: readonly FeeRow['status'][],
  to: {
    readonly status: FeeRow['status'];
    readonly amountMinor?: number;
    readonly chargeReference?: string;
    readonly failure?: NonNullable<FeeRow['failure']>;
    readonly paymentId?: string;
  },
): Promise<boolean> {
  return isWritten(
    trx
      .updateTable('booking_fees')
      .set({
        status: to.status,
        ...(to.amountMinor !== undefined && { amount_fils: to.amountMinor }),
        ...(to.chargeReference && { charge_reference: to.chargeReference }),
        ...(to.failure && { failure: to.failure }),
        ...(to.paymentId && { payment_id: to.paymentId }),
      })
      .where('id', '=', id)
      .where('status', 'in', [...from]),
  );
}

/**
 * Records money taken from a card on file, without a page: paid, and either booked or to be sent
 * back.
 */
export async function insertTaken(
  trx: Trx,
  taken: {
    readonly id: string;
    readonly accountId: number;
    readonly locationCode: string;
    readonly status: 'booked' | 'refunded';
    readonly amountMinor: number;
    readonly currency: string;
    readonly provider: string;
    readonly chargeReference: string;
    readonly saleId: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('online_payments')
    .values({
      id: taken.id,
      account_id: taken.accountId,
      location_code: taken.locationCode,
      status: taken.status,
      request_hash: Buffer.from(taken.id),
      amount_fils: taken.amountMinor,
      currency: taken.currency,
      made_at: taken.at,
      expires_at: taken.at,
      provider: taken.provider,
      payment_reference: taken.chargeReference,
      paid_at: taken.at,
      sale_id: taken.saleId,
    })
    .execute();
}

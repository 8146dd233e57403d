import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { DB } from '../../../platform/database/db-types.ts';
import { isWritten } from '../../../platform/database/result-of-a-statement.ts';
import { LIVE, type PaymentStatus, UNPAID } from '../payment-status-rules.ts';

export interface PaymentRow {
  readonly id: string;
  readonly accountId: number;
  readonly locationCode: string;
  readonly status: PaymentStatus;
  readonly requestHash: string;
  /** Null once it is over. */
  readonly requestSealed: Buffer | null;
  /** 0: only a card is added. */
  readonly amountMinor: number;
  readonly keepsCard: boolean;
  readonly currency: string;
  readonly lateBackPercent: number;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly pageReference: string | null;
  readonly pageUrl: string | null;
  readonly paymentReference: string | null;
  readonly bookingId: string | null;
  readonly saleId: string | null;
  /** The link by which something that is owed is paid; null: it pays for a new booking. */
  readonly linkId: string | null;
  /** The plan whose month it pays. */
  readonly planId: string | null;
  /** Its request is a gift card. */
  readonly buysGiftCard: boolean;
  /** The card that was bought with it, or that pays a part. */
  readonly giftCardId: number | null;
  /** What the card pays, held on it; null: nothing. */
  readonly giftCardMinor: number | null;
}

const columns = [
  'id',
  'account_id as accountId',
  'location_code as locationCode',
  'status',
  sql<string>`encode(request_hash, 'hex')`.as('requestHash'),
  'request_sealed as requestSealed',
  'amount_fils as amountMinor',
  'keeps_card as keepsCard',
  'currency',
  'late_back_percent as lateBackPercent',
  'made_at as madeAt',
  'expires_at as expiresAt',
  'page_reference as pageReference',
  'page_url as pageUrl',
  'payment_reference as paymentReference',
  'booking_id as bookingId',
  'sale_id as saleId',
  'link_id as linkId',
  'plan_id as planId',
  'buys_gift_card as buysGiftCard',
  'gift_card_id as giftCardId',
  'gift_card_fils as giftCardMinor',
] as const;

/** What a payment is found by. */
export type PaymentKey =
  | { readonly id: string }
  | { readonly pageReference: string }
  | { readonly paymentReference: string }
  | { readonly bookingId: string };

/** A payment; undefined when there is none. */
export async function findPayment(db: Db | Trx, key: PaymentKey): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('online_payments')
    .select(columns)
    .where(isThe(key))
    // Several may have paid for one session: the first one has its terms.
    .orderBy('made_at')
    .orderBy('id')
    .executeTakeFirst();
  return row as PaymentRow | undefined;
}

const isThe = (key: PaymentKey) => (eb: ExpressionBuilder<DB, 'online_payments'>) => {
  if ('id' in key) return eb('id', '=', key.id);
  if ('paymentReference' in key) return eb('payment_reference', '=', key.paymentReference);
  if ('pageReference' in key) return eb('page_reference', '=', key.pageReference);
  return eb('booking_id', '=', key.bookingId);
};

/** What the package of a sale did for its owner's membership; undefined: nothing. */
export async function findUnlockedBy(
  db: Db,
  saleId: string,
): Promise<'unlocked' | 'renewed' | undefined> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('sale_lines as line', 'line.package_id', 'm.package_id')
    .where('line.sale_id', '=', saleId)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as earlier')
          .select('earlier.id')
          .whereRef('earlier.account_id', '=', 'm.account_id')
          .whereRef('earlier.id', '<', 'm.id'),
      ).as('renews'),
    )
    .executeTakeFirst();
  return row && (row.renews ? 'renewed' : 'unlocked');
}

/** The payment of an account, for a new booking or for a gift card, that is not over yet. */
export async function findLivePayment(
  db: Db | Trx,
  accountId: number,
  { buysGiftCard = false } = {},
): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('online_payments')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('link_id', 'is', null)
    .where('plan_id', 'is', null)
    .where('buys_gift_card', '=', buysGiftCard)
    .where('status', 'in', LIVE)
    .executeTakeFirst();
  return row as PaymentRow | undefined;
}

/** How many payments an account has begun since a moment. */
export async function countPayments(trx: Trx, accountId: number, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('online_payments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a requested payment. Throws 23505 while the account has another one. */
export async function insertPayment(
  trx: Trx,
  payment: Omit<
    PaymentRow,
    | 'status'
    | 'pageReference'
    | 'pageUrl'
    | 'paymentReference'
    | 'bookingId'
    | 'saleId'
    | 'linkId'
    | 'planId'
    | 'buysGiftCard'
    | 'giftCardId'
    | 'giftCardMinor'
  > &
    Partial<
      Pick<PaymentRow, 'linkId' | 'planId' | 'buysGiftCard' | 'giftCardId' | 'giftCardMinor'>
    > & {
      readonly provider: string;
    },
): Promise<void> {
  await trx
    .insertInto('online_payments')
    .values({
      id: payment.id,
      account_id: payment.accountId,
      location_code: payment.locationCode,
      status: 'open',
      request_hash: Buffer.from(payment.requestHash, 'hex'),
      request_sealed: payment.requestSealed,
      amount_fils: payment.amountMinor,
      keeps_card: payment.keepsCard,
      currency: payment.currency,
      late_back_percent: payment.lateBackPercent,
      made_at: payment.madeAt,
      expires_at: payment.expiresAt,
      provider: payment.provider,
      link_id: payment.linkId ?? null,
      plan_id: payment.planId ?? null,
      buys_gift_card: payment.buysGiftCard ?? false,
      gift_card_id: payment.giftCardId ?? null,
      gift_card_fils: payment.giftCardMinor ?? null,
    })
    .execute();
}

/** Stores the provider's page of a payment; false: the payment is over. */
export async function updatePage(
  db: Db,
  id: string,
  page: { readonly reference: string; readonly url: string },
): Promise<boolean> {
  return isWritten(
    db
      .updateTable('online_payments')
      .set({ page_reference: page.reference, page_url: page.url })
      .where('id', '=', id)
      .where('status', 'in', UNPAID),
  );
}

/**
 * Changes a payment's state from one of several to another; false: it was in none of them. The
 * request is kept only while it can still be booked.
 */
export async function updateStatus(
  trx: Db | Trx,
  id: string,
  from: readonly PaymentStatus[],
  to: {
    readonly status: PaymentStatus;
    readonly paid?: { readonly reference: string; readonly at: Date };
    readonly booked?: { readonly bookingId: string | null; readonly saleId: string | null };
    /** The gift card that was bought. */
    readonly boughtCardId?: number;
    readonly forgetsRequest?: boolean;
  },
): Promise<boolean> {
  return isWritten(
    trx
      .updateTable('online_payments')
      .set({
        status: to.status,
        ...(to.paid && { payment_reference: to.paid.reference, paid_at: to.paid.at }),
        ...(to.booked && { booking_id: to.booked.bookingId, sale_id: to.booked.saleId }),
        ...(to.boughtCardId !== undefined && { gift_card_id: to.boughtCardId }),
        ...(to.forgetsRequest && { request_sealed: null }),
      })
      .where('id', '=', id)
      .where('status', 'in', [...from]),
  );
}

/** Ends unpaid payments by a link; returns their ids. */
export async function endPaymentsOfLink(trx: Trx, linkId: string, at: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('online_payments')
    .set({ expires_at: at })
    .where('link_id', '=', linkId)
    .where('status', 'in', UNPAID)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What was refunded of a payment, or is on its way back, in minor units. */
export async function sumSentBack(db: Db | Trx, paymentId: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_fils), 0)::float8 as minor from online_refunds
    where payment_id = ${paymentId}::uuid and status <> 'failed'`.execute(db);
  return rows[0]?.minor ?? 0;
}

/**
 * Sets the fees of a session that was paid online: a deposit counts towards them; of a whole price,
 * the terms of its payment say what goes back.
 */
export async function updateFeesOfPaid(
  trx: Trx,
  bookingId: string,
  paidMinor: number,
): Promise<void> {
  const atLeast = (column: 'late_fee_fils' | 'missed_fee_fils') => sql<number | null>`case
    when ${paidMinor}::int < price_fils and ${sql.ref(column)} is not null
    then greatest(${sql.ref(column)}, ${paidMinor}::int) end`;
  await trx
    .updateTable('bookings')
    .set({ late_fee_fils: atLeast('late_fee_fils'), missed_fee_fils: atLeast('missed_fee_fils') })
    .where('id', '=', bookingId)
    .where((eb) =>
      eb.or([eb('late_fee_fils', 'is not', null), eb('missed_fee_fils', 'is not', null)]),
    )
    .execute();
}

/** Forgets the requests of ended payments that began before `before`. */
export async function forgetUnpaidRequests(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('online_payments')
    .set({ request_sealed: null, page_url: null })
    .where('made_at', '<', before)
    .where('request_sealed', 'is not', null)
    .where('status', 'in', ['expired', 'refunded'])
    .execute();
}

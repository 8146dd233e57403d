import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';

export interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  /** The refund in the books; null: the payment was never booked. */
  readonly refundId: string | null;
  readonly locationCode: string;
  readonly amountMinor: number;
  readonly status: 'pending' | 'done' | 'failed';
  readonly providerReference: string | null;
  /** The provider's reference of the payment. */
  readonly paymentReference: string;
}

/** A refund to a card, by its id or the provider's reference. */
export async function findRefund(
  db: Db | Trx,
  key: { readonly id: string } | { readonly providerReference: string },
): Promise<RefundRow | undefined> {
  const row = await db
    .selectFrom('online_refunds as refund')
    .innerJoin('online_payments as payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.payment_id as paymentId',
      'refund.refund_id as refundId',
      'payment.location_code as locationCode',
      'refund.amount_fils as amountMinor',
      'refund.status',
      'refund.provider_reference as providerReference',
      'payment.payment_reference as paymentReference',
    ])
    .where((eb) =>
      'id' in key
        ? eb('refund.id', '=', key.id)
        : eb('refund.provider_reference', '=', key.providerReference),
    )
    .executeTakeFirst();
  return row as RefundRow | undefined;
}

/** Stores the provider's answer; false: the outcome is known already. */
export async function updateRefund(
  trx: Trx,
  { id, status }: Pick<RefundRow, 'id' | 'status'>,
  said: {
    readonly status: RefundRow['status'];
    readonly reference: string;
    readonly failure: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  return updateRows(trx, 'online_refunds', {
    where: { id, status },
    set: {
      status: said.status,
      provider_reference: said.reference,
      failure: said.failure,
      ended_at: said.status === 'pending' ? null : said.at,
    },
  });
}

/** How a session was cancelled; undefined: it is not cancelled. */
export async function findCancelled(trx: Trx, bookingId: string) {
  return trx
    .selectFrom('bookings')
    .select(['late', 'healed_minutes as healedMinutes'])
    .select(sql<number>`(extract(epoch from ends_at - starts_at) / 60)::int`.as('lastsMinutes'))
    .where('id', '=', bookingId)
    .where('status', '=', 'cancelled')
    .executeTakeFirst();
}

/** The sales of a session of which money goes back by itself: paid online, or by gift cards. */
export async function listSalesToCredit(db: Db, bookingId: string) {
  const { rows } = await sql<{ id: string; locationCode: string; clientId: number }>`
    select s.id, s.location_code as "locationCode", b.client_id as "clientId"
    from sales s join bookings b on b.id = ${bookingId}::uuid
    where s.id in (
      select sale_id from online_payments where booking_id = b.id and sale_id is not null
      union
      select line.sale_id from sale_lines line join credit_entries e on e.sale_id = line.sale_id
      where line.booking_id = b.id and e.gift_card_id is not null
    ) order by s.at, s.id`.execute(db);
  return rows;
}

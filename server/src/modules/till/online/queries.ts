import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

/** A payment online, with what can still go back to where it came from. */
export interface CardMoney {
  readonly paymentId: string;
  /** What the provider calls the money that came. */
  readonly reference: string;
  readonly leftFils: number;
  /** What went back of it, or is on its way. */
  readonly backFils: number;
}

/** The payments online of a locked sale, newest first. */
export async function listCardMoney(trx: Trx, saleId: string): Promise<CardMoney[]> {
  const { rows } = await sql<CardMoney>`
    select id as "paymentId", payment_reference as reference,
      amount_fils - back_fils as "leftFils", back_fils as "backFils"
    from (
      select p.id, p.payment_reference, p.paid_at, p.amount_fils, coalesce((
        select sum(amount_fils) from online_refunds where payment_id = p.id and status <> 'failed'
      ), 0)::int as back_fils
      from online_payments p where p.sale_id = ${saleId}::uuid
    ) came order by paid_at desc, id`.execute(trx);
  return rows;
}

/** Why money goes back online. */
export type Because = 'not_booked' | 'cancelled' | 'desk';

/** Writes that money is to go back. */
export async function insertOnlineRefund(
  trx: Trx,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    /** Of the books; null: what was paid was never booked. */
    readonly refundId: string | null;
    readonly amountFils: number;
    readonly because: Because;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('online_refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      refund_id: refund.refundId,
      amount_fils: refund.amountFils,
      because: refund.because,
      status: 'pending',
      asked_at: refund.at,
    })
    .execute();
}

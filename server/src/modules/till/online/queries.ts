import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import type { DisputedLine } from './lost-dispute-rules.ts';

/** An online payment, with the amount that can still be refunded to its card. */
export interface CardMoney {
  readonly paymentId: string;
  /** The provider's reference of the payment. */
  readonly reference: string;
  readonly leftMinor: number;
  /** What was refunded of it, or is on its way back. */
  readonly backMinor: number;
  /** What a bank took back of it. */
  readonly lostMinor: number;
}

/**
 * The online payments of a locked sale, newest first. Disputed money is with the bank and cannot be
 * refunded.
 */
export async function listCardMoney(trx: Trx, saleId: string): Promise<CardMoney[]> {
  const { rows } = await sql<CardMoney>`
    select id as "paymentId", payment_reference as reference,
      greatest(0, amount_fils - back_fils - disputed_fils) as "leftMinor", back_fils as "backMinor",
      lost_fils as "lostMinor"
    from (
      select p.id, p.payment_reference, p.paid_at, p.amount_fils, coalesce((
        select sum(amount_fils) from online_refunds where payment_id = p.id and status <> 'failed'
      ), 0)::int as back_fils, coalesce((
        select sum(amount_fils) from payment_disputes 
        where payment_id = p.id and status <> 'won' and not is_inquiry
      ), 0)::int as disputed_fils, coalesce((
        select sum(amount_fils) from payment_disputes where payment_id = p.id and status = 'lost'
      ), 0)::int as lost_fils
      from online_payments p where p.sale_id = ${saleId}::uuid
    ) came order by paid_at desc, id`.execute(trx);
  return rows;
}

/** What of a locked sale banks hold, as they have not decided yet about it, in minor units. */
export async function sumHeldByBanks(trx: Trx, saleId: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(d.amount_fils), 0)::float8 as minor
    from online_payments p join payment_disputes d on d.payment_id = p.id
    where p.sale_id = ${saleId}::uuid and d.status in ('open', 'answered') and not d.is_inquiry`.execute(
    trx,
  );
  return rows[0]?.minor ?? 0;
}

/** Why money is refunded to a card. */
export type Because = 'not_booked' | 'cancelled' | 'desk';

/** Records an ordered refund to a card. */
export async function insertOnlineRefund(
  trx: Trx,
  refund: {
    readonly id: string;
    readonly paymentId: string;
    /** The refund in the books; null: the payment was never booked. */
    readonly refundId: string | null;
    readonly amountMinor: number;
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
      amount_fils: refund.amountMinor,
      because: refund.because,
      status: 'pending',
      asked_at: refund.at,
    })
    .execute();
}

/** Whether a bank has not decided yet about the payment for a gift card, or for the card that it replaces. */
export async function isGiftDisputed(trx: Trx, giftCardId: number): Promise<boolean> {
  const { rows } = await sql<{ disputed: boolean }>`
    with recursive made_of as (
      select id, replaces_id from gift_cards where id = ${giftCardId}::int
      union all
      select card.id, card.replaces_id from gift_cards card join made_of on made_of.replaces_id = card.id
    )
    select exists (
      select from online_payments p join payment_disputes d on d.payment_id = p.id
      where p.buys_gift_card and p.gift_card_id in (select id from made_of)
        and d.status in ('open', 'answered') and not d.is_inquiry
    ) as disputed`.execute(trx);
  return rows[0]?.disputed === true;
}

/** What the money of a dispute is in the books, in minor units; below zero: lost. */
export async function sumOfDispute(trx: Trx, disputeId: string): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_fils), 0)::float8 as minor from payments
    where dispute_id = ${disputeId}::uuid`.execute(trx);
  return rows[0]?.minor ?? 0;
}

/** What was credited of a line because of a dispute, and was not taken back. */
export interface CreditedLine {
  readonly lineId: number;
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly minutes: number;
  readonly reducesMinor: number | null;
}

/** What a dispute credited of a sale, by line, and the number of its latest credit note. */
export async function listCreditedByDispute(trx: Trx, disputeId: string) {
  const { rows } = await sql<CreditedLine>`
    select line_id as "lineId", sum(l.gross_fils)::int as "grossMinor", sum(l.vat_fils)::int as "vatMinor",
      sum(l.minutes)::int as minutes, sum(l.reduces_fils)::int as "reducesMinor"
    from refunds r join refund_lines l on l.refund_id = r.id
    where r.dispute_id = ${disputeId}::uuid group by line_id having sum(l.gross_fils) > 0
    order by line_id`.execute(trx);
  const note = await trx
    .selectFrom('tax_documents as note')
    .innerJoin('refunds', 'refunds.id', 'note.refund_id')
    .select(['note.id', 'note.name as number'])
    .where('refunds.dispute_id', '=', disputeId)
    .orderBy('note.id', 'desc')
    .executeTakeFirst();
  return { lines: rows, note };
}

/** The states of a sale's sessions, by line. */
export async function listSessionStates(trx: Trx, saleId: string) {
  const rows = await trx
    .selectFrom('sale_lines as line')
    .innerJoin('bookings', 'bookings.id', 'line.booking_id')
    .select(['line.id', 'bookings.status'])
    .where('line.sale_id', '=', saleId)
    .execute();
  return new Map(
    rows.map(({ id, status }) => [id, status as NonNullable<DisputedLine['session']>]),
  );
}

/** Closes tasks about refused refunds of a sale: the money was handed back in another way. */
export async function closeRefusedRefunds(
  trx: Trx,
  saleId: string,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await sql`
    update payment_tasks set closed_at = ${at}::timestamptz, closed_by = ${by}::int, closed_how = 'given_back'
    where closed_at is null and kind = 'refund_refused' and refund_id in (
      select r.id from online_refunds r join online_payments p on p.id = r.payment_id
      where p.sale_id = ${saleId}::uuid and r.refund_id is not null
    )`.execute(trx);
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { PayoutSums } from '../payout-sums-rules.ts';
import type { Span } from './drawer-days-and-products.ts';

/** Payouts that are at the bank on some days, with what their lines come to, oldest first. */
export async function listPayouts(db: Db, { from, to }: Pick<Span, 'from' | 'to'>) {
  const { rows } = await sql<PayoutSums>`
    select p.reference, p.status, p.currency, p.arrives_on::text as "arrivesOn",
      p.amount_fils as "bankMinor", count(l.reference)::int as lines,
      coalesce(sum(l.gross_fils) filter (where kind = 'payment'), 0)::int as "paymentsMinor",
      coalesce(sum(l.gross_fils) filter (where kind in ('refund', 'dispute')), 0)::int as "backMinor",
      coalesce(sum(l.gross_fils) filter (where kind = 'other'), 0)::int as "otherMinor",
      coalesce(sum(l.net_fils), 0)::int as "netMinor"
    from payouts p left join payout_lines l on l.payout_reference = p.reference
    where p.arrives_on between ${from}::date and ${to}::date
    group by p.reference order by p.arrives_on, p.reference limit 1000`.execute(db);
  return rows;
}

/** A line of a payout, with its client where the payment is one of ours. */
export interface PayoutLineRow {
  readonly arrivesOn: string;
  readonly payout: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'other';
  readonly at: Date;
  readonly grossMinor: number;
  readonly feeMinor: number;
  readonly netMinor: number;
  readonly reference: string | null;
  readonly location: string | null;
  readonly invoice: string | null;
}

/** All lines of the same payouts. */
export async function listPayoutLines(db: Db, { from, to }: Pick<Span, 'from' | 'to'>) {
  const { rows } = await sql<PayoutLineRow>`
    select p.arrives_on::text as "arrivesOn", p.reference as payout, l.kind, l.at,
      l.gross_fils as "grossMinor", l.fee_fils as "feeMinor", l.net_fils as "netMinor",
      l.payment_reference as reference, came.location_code as location, (
        select name from tax_documents where sale_id = came.sale_id and kind = 'invoice'
        order by number desc limit 1
      ) as invoice
    from payouts p join payout_lines l on l.payout_reference = p.reference
      left join online_payments came on came.payment_reference = l.payment_reference
    where p.arrives_on between ${from}::date and ${to}::date
    order by p.arrives_on, p.reference, l.at, l.reference limit 1000000`.execute(db);
  return rows;
}

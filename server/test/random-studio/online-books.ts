import { sql } from 'kysely';
import { judgePayments, type WrittenOnline, type WrittenPayment } from './judge-payments.ts';
import type { PayingHands } from './paying-wishes.ts';
import type { Taken } from './taken.ts';

/**
 * Everything about payments online of a branch that must never be once they are over: the bank is
 * asked what it took and gave back.
 */
export async function complaintsAboutPayments(
  { world, stripe }: PayingHands,
  location: string,
  taken: Taken,
): Promise<string[]> {
  const { rows } = await sql<Omit<WrittenPayment, 'bank'>>`
    select p.id, p.status, p.amount_fils as "amountMinor", p.booking_id as "bookingId",
      p.sale_id as "saleId", exists (select from holds where payment_id = p.id) as "isHeld",
      coalesce(back.minor, 0)::int as "sentBackMinor",
      coalesce(back.unbooked, false) as "isUnbooked", coalesce(back.refused, false) as "hasRefused",
      (
        select json_build_object('late', b.late, 'lateBackPercent', p.late_back_percent)
        from bookings b where b.id = p.booking_id and b.status = 'cancelled'
          and b.package_id is null and p.gift_card_fils is null
      ) as cancelled
    from online_payments p left join lateral (
      select sum(amount_fils) filter (where status <> 'failed') as minor,
        bool_or(refund_id is null) as unbooked, bool_or(status = 'failed') as refused
      from online_refunds where payment_id = p.id
    ) back on true
    where p.location_code = ${location}::text order by p.made_at, p.id`.execute(world.db);
  const sales = await sql<WrittenOnline>`
    select s.id as "saleId", sum(m.amount_fils)::int as "netMinor"
    from sales s join payments m on m.sale_id = s.id
    where s.location_code = ${location}::text and m.method = 'online'
    group by s.id order by s.id`.execute(world.db);
  const sums = (amounts: readonly number[]) => amounts.reduce((sum, minor) => sum + minor, 0);
  const payments = rows.map((row) => {
    const page = stripe.sessionOf(row.id);
    const back = page?.paid ? stripe.refundsOf(row.id) : [];
    const gone = back.filter(([, status]) => status !== 'failed');
    const bank = {
      takenMinor: page?.paid ? page.amount : 0,
      backMinor: sums(gone.map(([minor]) => Number(minor))),
    };
    const isAlone = row.saleId !== null && !taken.wasTouched(row.saleId);
    return { ...row, bank, cancelled: isAlone ? row.cancelled : null };
  });
  return judgePayments(payments, sales.rows);
}

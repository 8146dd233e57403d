import type { Stripe } from '../../server/test/providers/stripe-simulator.ts';
import { exactly, type Finding, told } from '../drill.ts';
import type { Stand } from '../stand/stand.ts';
import type { Buyers } from './buyers.ts';

/** Compares what the provider took and gave back with the books, the diary and the payments. */
export async function judge(stand: Stand, stripe: Stripe, buyers: Buyers): Promise<Finding[]> {
  const one = async (text: string) => {
    const [row] = await stand.query<{ sum: number }>(`select (${text})::int as sum`);
    return row?.sum ?? Number.NaN;
  };
  const listed = async (text: string) =>
    (await stand.query<{ id: string }>(text)).map(({ id }) => id);
  const captured = stripe.captured();
  const refunded = stripe.refunded();
  const inBooks = await one(`select coalesce(sum(amount_fils), 0) from payments
    where method = 'online' and refund_id is null`);
  const backInBooks = await one(`select -coalesce(sum(amount_fils), 0) from payments
    where method = 'online' and refund_id is not null`);
  const neverBooked = await one(`select coalesce(sum(amount_fils), 0) from online_refunds
    where refund_id is null and status <> 'failed'`);
  const waiting = await listed(`select id from online_payments
    where status not in ('booked', 'expired', 'refunded')
    union all select id from online_refunds where status = 'pending'`);
  const ends = new Map(
    (
      await stand.query<{ id: string; booked: boolean; back: number; amount: number }>(`
        select p.id, p.booking_id is not null and p.sale_id is not null
            or p.buys_gift_card and p.gift_card_id is not null as booked,
          p.amount_fils as amount,
          coalesce((select sum(amount_fils) from online_refunds r
            where r.payment_id = p.id and r.status = 'done'), 0)::int as back
        from online_payments p`)
    ).map((each) => [each.id, each]),
  );
  const astray = stripe.takings().filter(({ reference, amount }) => {
    const end = ends.get(reference);
    const isBooked = end?.booked === true;
    const wentBack = end?.back === amount;
    return !end || (!isBooked && !wentBack) || end.amount !== amount;
  });
  const twice = await listed(`select booking_id as id from online_payments
    where booking_id is not null group by booking_id having count(*) > 1`);
  const unpaid = await listed(`select b.id from bookings b
    where not exists (select from online_payments p where p.booking_id = b.id and p.status = 'booked')`);
  const packages = await listed(`select id::text from owned_packages p
    where not exists (select from sale_lines l join payments paid on paid.sale_id = l.sale_id
      where l.package_id = p.id)`);
  const held = await listed(`select h.payment_id as id from holds h
    join online_payments p on p.id = h.payment_id
    where p.status not in ('open', 'processing', 'failed', 'paid')`);
  const wrongCards = await listed(`select card.id::text from gift_cards card
    where card.amount_fils <> (select sum(amount_fils) from online_payments
        where gift_card_id = card.id and buys_gift_card)
      or (select sum(amount_fils) from credit_entries where gift_card_id = card.id)
        <> card.amount_fils - (select coalesce(sum(p.amount_fils), 0) from payments p
          where p.method = 'gift_card' and p.sale_id in (
            select sale_id from credit_entries where gift_card_id = card.id))`);
  const unnamed = [...buyers.payments].filter((id) => !ends.has(id));
  return [
    told('taken, in the smallest unit', captured),
    told('given back', refunded),
    exactly('taken less sold online and given back unbooked', captured - inBooks - neverBooked),
    exactly(
      'given back less the books and what was never booked',
      refunded - backInBooks - neverBooked,
    ),
    exactly('payments without an end', waiting.length, 0, waiting),
    exactly(
      'taken, and neither booked nor given back whole',
      astray.length,
      0,
      astray.map(({ reference }) => reference),
    ),
    exactly('sessions paid more than once', twice.length, 0, twice),
    exactly('sessions confirmed unpaid', unpaid.length, 0, unpaid),
    exactly('packages open unpaid', packages.length, 0, packages),
    exactly('holds that outlive their payment', held.length, 0, held),
    exactly('gift cards that do not add up', wrongCards.length, 0, wrongCards),
    exactly('payments named and not stored', unnamed.length, 0, unnamed),
  ];
}

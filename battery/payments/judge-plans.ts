import type { Stripe } from '../../server/test/providers/stripe-simulator.ts';
import { atLeast, exactly, type Finding, told } from '../drill.ts';
import type { Stand } from '../stand/stand.ts';

/** Compares what cards on file paid for plans, and what disputes took, with the books. */
export async function judgePlans(stand: Stand, stripe: Stripe): Promise<Finding[]> {
  const charged = stripe.cards.charges().filter(({ status }) => status === 'succeeded');
  const written = await stand.query<{ reference: string; amount: number; isEnded: boolean }>(`
    select payment_reference as reference, amount_fils as amount, sale_id is not null or exists (
        select from online_refunds r where r.payment_id = p.id and r.status = 'done'
          and r.amount_fils = p.amount_fils
      ) as "isEnded"
    from online_payments p where payment_reference is not null`);
  const astray = charged.filter(({ id, amount }) => {
    const its = written.filter(({ reference }) => reference === id);
    return its.length !== 1 || its[0]?.amount !== amount || !its[0].isEnded;
  });
  const listed = async (text: string) =>
    (await stand.query<{ id: string }>(text)).map(({ id }) => id);
  const twice = await listed(`select r.plan_id || ' ' || r.due_on as id
    from plan_renewals r join online_payments p on p.id = r.payment_id
    group by r.plan_id, r.due_on having count(*) > 1`);
  const waiting = await listed(`select id::text from online_payments p
    where status not in ('booked', 'expired', 'refunded') and not exists (
      select from payment_disputes where payment_id = p.id and status = 'lost'
    )`);
  const [sums] = await stand.query<{
    inBooks: number;
    neverBooked: number;
    lost: number;
    lostInBooks: number;
    renewed: number;
  }>(`select
    coalesce((select sum(amount_fils) from payments
      where method = 'online' and refund_id is null and dispute_id is null), 0)::int as "inBooks",
    coalesce((select sum(amount_fils) from online_refunds
      where refund_id is null and status <> 'failed'), 0)::int as "neverBooked",
    coalesce((select sum(amount_fils) from payment_disputes
      where status = 'lost' and booked_as <> 'never_booked'), 0)::int as lost,
    coalesce((select -sum(amount_fils) from payments
      where dispute_id is not null), 0)::int as "lostInBooks",
    (select count(*) from plan_renewals where status = 'paid')::int as renewed`);
  const { inBooks = 0, neverBooked = 0, lost = 0, lostInBooks = 0, renewed = 0 } = sums ?? {};
  return [
    atLeast('months renewed', renewed, 1),
    told('taken from cards on file', charged.length),
    exactly(
      'charges without a month, and not given back whole',
      astray.length,
      0,
      astray.map(({ id }) => id),
    ),
    exactly('months of plans paid twice', twice.length, 0, twice),
    exactly('payments without an end, after plans', waiting.length, 0, waiting),
    exactly('taken less the books, after plans', stripe.captured() - inBooks - neverBooked),
    exactly('lost in disputes less the books', lost - lostInBooks),
  ];
}

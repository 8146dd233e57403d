import type { BookingRequest } from '@limber/contract/bookings.ts';
import { sql } from 'kysely';
import { parseBooking } from '../../src/modules/bookings/booking/parse-booking.ts';
import { bookWithPayment } from '../../src/modules/payments/ask-for-payment.ts';
import { settlePayment } from '../../src/modules/payments/book-or-refund-payment.ts';
import type { OnlineDeps } from '../../src/modules/payments/deps.ts';
import { openPaymentPage } from '../../src/modules/payments/open-payment-page.ts';
import { refundCancelled, sendMoneyBack } from '../../src/modules/payments/refund-online.ts';
import { accountHolder } from '../../src/modules/scheduling/bookable-days-rules.ts';
import { ProviderFailed } from '../../src/platform/card-payments/provider.ts';
import { stripeProvider } from '../../src/platform/card-payments/stripe.ts';
import type { Actor } from '../../src/platform/http/session.ts';
import type { World } from '../harness.ts';
import { type Mood, type Stripe, startStripe } from '../providers/stripe-simulator.ts';
import type { Branch } from './branch.ts';
import { pick } from './pick.ts';
import type { Taken } from './taken.ts';
import type { BankStep, PayingWish } from './wishes.ts';

/** What paying online depends on, and the bank behind it. */
export interface PayingHands {
  readonly world: World;
  readonly deps: OnlineDeps;
  readonly stripe: Stripe;
}

/** The bad day of a provider: most calls fail, each kind of failure in turn. */
const BAD_DAY: readonly Mood[] = ['fails', 'does it, then resets', 'resets', 'well'];

export async function openBank(): Promise<
  Pick<PayingHands, 'stripe'> & Pick<OnlineDeps, 'provider'>
> {
  const stripe = await startStripe();
  return { stripe, provider: stripeProvider(stripe.account) };
}

/** How everything is paid, and how the bank answers, as a sequence begins. */
export async function beginPaying({ world, stripe }: PayingHands): Promise<void> {
  stripe.forget();
  await changeTerms(world, { depositPercent: null, lateBackPercent: 50 });
}

/** What the studio asks for, or how the bank is, from now on. */
export async function changeBank({ world, stripe }: PayingHands, step: BankStep): Promise<void> {
  if ('depositPercent' in step) await changeTerms(world, step);
  else if ('refunds' in step) stripe.letRefundsBe(step.refunds);
  else {
    let calls = 0;
    stripe.be(() =>
      step.bank === 'well' ? 'well' : (BAD_DAY[calls++ % BAD_DAY.length] ?? 'well'),
    );
  }
}

async function changeTerms(
  world: World,
  { depositPercent, lateBackPercent }: Extract<BankStep, { depositPercent: unknown }>,
): Promise<void> {
  await sql`delete from payment_terms`.execute(world.db);
  await sql`
    insert into payment_terms (product_id, paid, deposit_percent, late_back_percent)
    select null, 'either', ${depositPercent}::int, ${lateBackPercent}::int
    union all
    select id, 'either', null, 0 from package_products`.execute(world.db);
}

/** Returns whether there was anything to request; throws a refusal, or that the bank did not answer. */
export async function payOnlineBy(
  { deps, stripe }: PayingHands,
  at: Branch,
  wish: Exclude<PayingWish, { do: 'pay online' }>,
): Promise<boolean> {
  if (wish.do === 'give back') {
    const booking = pick(at.bookings, wish.booking);
    if (!booking) return false;
    await refundCancelled(deps, booking.id, at.now);
    return true;
  }
  const payment = pick(at.payments, wish.payment);
  if (!payment) return false;
  if (wish.do === 'settle') {
    await settlePayment(deps, payment.id, { ends: wish.ends }, at.now);
    return true;
  }
  await openPaymentPage(deps, payment.id);
  if (stripe.sessionOf(payment.id)?.status !== 'open') return false;
  if (wish.outcome === 'declines') stripe.decline(payment.id);
  else if (wish.outcome === 'takes its time') stripe.payLater(payment.id);
  else stripe.pay(payment.id);
  return true;
}

/** Asks to book something that is paid online. */
export async function askToPay(
  { deps }: PayingHands,
  {
    accountId,
    giftCardId,
  }: { readonly accountId: number; readonly giftCardId?: number | undefined },
  request: BookingRequest,
  now: Date,
): Promise<void> {
  const actor: Actor = { accountId, accountType: 'client' };
  const asked = { request: parseBooking(request), holder: accountHolder(accountId) };
  const types = [request.serviceType];
  const wanted = {
    ...asked,
    clientId: accountId,
    desk: null,
    types,
    pay: 'online' as const,
    giftCardId,
  };
  await bookWithPayment(deps, actor, wanted, now);
}

/**
 * Notes in the simple account what was settled by itself: payments that were booked, what went back
 * for cancelled sessions, and refunds that the bank refused.
 */
export async function noteSettled({ world }: PayingHands, location: string, taken: Taken) {
  const { rows } = await sql<{
    id: string;
    saleId: string;
    minor: number;
    cardMinor: number;
    priceMinor: number;
  }>`
    select p.id, p.sale_id as "saleId", p.amount_fils as minor,
      coalesce(p.gift_card_fils, 0) as "cardMinor", (
      select sum(gross_fils)::int from sale_lines where sale_id = p.sale_id
    ) as "priceMinor"
    from online_payments p
    where p.status = 'booked' and p.location_code = ${location}::text`.execute(world.db);
  for (const { id, ...booked } of rows) taken.book(id, booked);
  // A session that a gift card paid by itself, as its client booked it.
  const byCard = await sql<{ id: string; cardMinor: number; priceMinor: number }>`
    select s.id, (
      select sum(gross_fils)::int from sale_lines where sale_id = s.id
    ) as "priceMinor", (
      select sum(amount_fils)::int from payments
      where sale_id = s.id and method = 'gift_card' and refund_id is null and at = s.at
    ) as "cardMinor"
    from sales s join accounts seller on seller.id = s.seller_id
    where s.location_code = ${location}::text and seller.account_type = 'client'
      and not exists (select from online_payments where sale_id = s.id)`.execute(world.db);
  for (const { id, ...sold } of byCard.rows) taken.book(id, { saleId: id, minor: 0, ...sold });
  const back = await sql<{
    id: string;
    saleId: string;
    minor: number;
    backMinor: number;
    cardMinor: number;
  }>`
    select r.id, r.sale_id as "saleId",
      coalesce((select sum(gross_fils) from refund_lines where refund_id = r.id), 0)::int as minor,
      coalesce((
        select -sum(amount_fils) from payments where refund_id = r.id and method = 'online'
      ), 0)::int as "backMinor",
      coalesce((
        select -sum(amount_fils) from payments where refund_id = r.id and method = 'gift_card'
      ), 0)::int as "cardMinor"
    from refunds r join sales s on s.id = r.sale_id
    where r.reason = 'Cancelled' and s.location_code = ${location}::text`.execute(world.db);
  for (const { id, ...cancelled } of back.rows) taken.cancel(id, cancelled);
  const refused = await sql<{ id: string; saleId: string; minor: number }>`
    select o.id, r.sale_id as "saleId", o.amount_fils as minor
    from online_refunds o join refunds r on r.id = o.refund_id join sales s on s.id = r.sale_id
    where o.status = 'failed' and s.location_code = ${location}::text`.execute(world.db);
  for (const { id, ...failed } of refused.rows) taken.refuse(id, failed);
}

/** Everything that waits is carried out, as the jobs would in the end. */
export async function settleAll(
  hands: PayingHands,
  at: Pick<Branch, 'location' | 'clients' | 'now'>,
) {
  const { world, deps, stripe } = hands;
  stripe.be('well');
  stripe.settlePages();
  const open = await sql<{ id: string }>`select id from online_payments
    where location_code = ${at.location}::text order by made_at, id`.execute(world.db);
  for (const { id } of open.rows) await settlePayment(deps, id, { ends: true }, at.now);
  const cancelled = await sql<{ id: string }>`select id from bookings
    where client_id = any(${at.clients}::int[]) and status = 'cancelled'
    order by created_at, id`.execute(world.db);
  // A job whose process was killed is done again.
  for (const { id } of [...cancelled.rows, ...cancelled.rows]) {
    await refundCancelled(deps, id, at.now);
  }
  const pending = await sql<{ id: string }>`
    select r.id from online_refunds r join online_payments p on p.id = r.payment_id
    where p.location_code = ${at.location}::text and r.status = 'pending'
    order by r.asked_at, r.id`.execute(world.db);
  for (const { id } of pending.rows) await sendMoneyBack(deps, id, at.now);
}

/** Whether this is only the provider that did not answer: the same is asked again later. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ProviderFailed;
}

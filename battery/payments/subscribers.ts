import { beginPlan } from '@limber/contract/paying/plans.ts';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import type { CardKind } from '../../server/test/providers/stripe-cards.ts';
import type { Stripe } from '../../server/test/providers/stripe-simulator.ts';
import { ask, send } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
import type { House } from './house.ts';

const MINOR = 99_000;
const CARDS: readonly CardKind[] = ['works', 'works', 'works', 'declines', 'asks'];

export interface Given {
  readonly stand: Stand;
  readonly stripe: Stripe;
  readonly house: House;
  readonly chance: Chance;
}

/** Puts a plan up for sale, and returns its size. */
export async function sellPlan(stand: Stand): Promise<number> {
  const [plan] = await stand.query<{ id: number }>(`with product as (
      insert into package_products (kind, name, description, people_limit, position, renews)
      values ('regular', 'Plan of a drill', '', 1, 999, true) returning id
    )
    insert into package_options (product_id, minutes, price_fils, validity_days)
    select id, 240, ${MINOR}, 30 from product returning id`);
  if (!plan) throw new Error('No plan is sold.');
  return plan.id;
}

/** Clients begin the plan and pay its first month; returns how many did. */
export async function subscribe(
  { stand, stripe, house, chance }: Given,
  optionId: number,
  clients: readonly number[],
): Promise<number> {
  let begun = 0;
  for (const clientId of clients) {
    const wanted = { option_id: optionId, price: MINOR / 100, location: 'A' };
    const headers = { 'idempotency-key': chance.uuid() };
    const reply = await house.answered((base) =>
      ask(base, beginPlan, wanted, { ...stand.client(clientId, house.now()), ...headers }),
    );
    const id =
      String(reply.body?.url ?? '')
        .split('/')
        .at(-1) ?? '';
    await house.answered((base) => send('GET', `${base}/pay/${id}`));
    if (stripe.sessionOf(id)?.status !== 'open') continue;
    const page = stripe.pay(id, undefined, CARDS[chance.below(CARDS.length)]);
    begun += 1;
    await house.tell('checkout.session.completed', page);
  }
  return begun;
}

/** Days go by, some at a time, while two processes follow the plans and are killed. */
export async function letMonthsPass(house: House, days: readonly number[]): Promise<void> {
  for (const many of days) {
    await house.letPass(many * 24 * 60);
    await Promise.all([house.untilDone(), house.killOne()]);
    await house.untilDone();
  }
}

/** Clients dispute what they paid, and their banks decide by chance; returns how many did. */
export async function dispute(
  { stand, stripe, house, chance }: Given,
  many: number,
): Promise<number> {
  const paid = await stand.query<{ reference: string; minor: number }>(`
    select payment_reference as reference, amount_fils as minor from online_payments
    where status = 'booked' order by id limit ${many}`);
  const disputes = paid.map(({ reference, minor }) =>
    stripe.money.dispute(reference, minor, house.now()),
  );
  for (const id of disputes) {
    await house.tellOfDispute(id);
    stripe.money.decide(id, chance.below(2) === 0 ? 'won' : 'lost');
    await house.tellOfDispute(id);
    await house.tellOfDispute(id);
  }
  return disputes.length;
}

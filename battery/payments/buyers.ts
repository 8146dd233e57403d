import { cancelAppointment } from '@limber/contract/appointments.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { buyGiftCard } from '@limber/contract/paying/gift-cards.ts';
import { endOnlinePayment, readOnlinePayment } from '@limber/contract/payments.ts';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import type { Stripe } from '../../server/test/providers/stripe-simulator.ts';
import { type Answer, ask, send } from '../stand/ask.ts';
import { Lanes } from '../stand/lanes.ts';
import type { Stand } from '../stand/stand.ts';
import type { Spare, Studio } from '../stand/studio.ts';
import { isUnanswered } from '../stand/two-killed.ts';
import type { House } from './house.ts';

/** What a client does with a payment; the numbers say how often of a hundred. */
const WAYS = {
  pays: 28,
  'asks in two tabs': 12,
  'asks on two devices': 8,
  'pays after a declined card': 6,
  'pays, and the bank takes its time': 6,
  'pays when the time is gone': 6,
  abandons: 10,
  'gives up': 6,
  'wants another time': 6,
  'buys a package': 6,
  'buys a gift card and pays with it': 6,
};
type Way = keyof typeof WAYS;

interface Given extends Pick<House, 'answered' | 'now' | 'query' | 'tell'> {
  readonly stand: Stand;
  readonly stripe: Stripe;
  readonly chance: Chance;
}

/** Clients who want something that is paid online, each in a way of its own. */
export class Buyers {
  readonly counts = { asked: 0, paid: 0, cancelled: 0, 'not to be had': 0, 'without an answer': 0 };
  /** The payment ids that the product named. */
  readonly payments = new Set<string>();
  readonly #given: Given;
  readonly lanes = new Lanes();

  constructor(given: Given) {
    this.#given = given;
  }

  /** Resolves once every wish has come to an end for its client. */
  buy(spare: readonly Spare[], starter: Studio['starter'], lanes: number): Promise<void> {
    const left = [...spare];
    return this.lanes.workThrough(left, lanes, (each) => this.#want(each, left, starter));
  }

  async #want(spare: Spare, others: Spare[], starter: Studio['starter']): Promise<void> {
    const way = this.#drawWay();
    if (way === 'buys a gift card and pays with it') return this.#giveAndPay(spare);
    const wish = way === 'buys a package' ? packageOf(spare, starter) : spare;
    const ids = await this.#ask(wish, way);
    const [id] = ids;
    if (id === undefined) return;
    if (way === 'abandons') return;
    if (way === 'gives up') {
      await this.#call(wish.clientId, (base, as) => ask(base, endOnlinePayment, { id }, as));
      return;
    }
    const page = await this.#open(id);
    if (way === 'wants another time') {
      const other = others.pop();
      if (!other) return;
      const [next] = await this.#ask({ ...other, clientId: spare.clientId }, 'pays');
      if (page) await this.#pay(id, way);
      if (next !== undefined && (await this.#open(next))) await this.#pay(next, way);
      return;
    }
    if (page) await this.#pay(id, way);
    if (this.#given.chance.below(2) === 0) return;
    const read = await this.#call(spare.clientId, (base, as) =>
      ask(base, readOnlinePayment, { id }, as),
    );
    const appointment = read.body?.appointment_id;
    if (typeof appointment === 'string' && this.#given.chance.below(4) === 0) {
      await this.#cancel(spare.clientId, appointment);
    }
  }

  /** Buys a gift card, keeps it, and pays a part of the wish with it. */
  async #giveAndPay(spare: Spare): Promise<void> {
    const { stand, now, chance, query } = this.#given;
    const { clientId } = spare;
    this.counts.asked += 1;
    const gift = { amount: 100, language: 'en', to_name: null, from_name: null, message: null };
    const key = chance.uuid();
    const reply = await this.#retry((base) =>
      ask(base, buyGiftCard, gift, {
        ...stand.client(clientId, now()),
        'idempotency-key': key,
      }),
    );
    const id = reply.body?.payment_id;
    if (typeof id !== 'string') return;
    this.payments.add(id);
    if (await this.#open(id)) await this.#pay(id, 'pays');
    // Its code is in a mail; the card is put into the account as the code would.
    const [card] = await query<{ id: number }>(`update gift_cards set account_id = ${clientId}
      where id = (select gift_card_id from online_payments where id = '${id}') returning id`);
    if (!card) return;
    const [next] = await this.#ask(
      { ...spare, body: { ...spare.body, gift_card_id: card.id } },
      'pays',
    );
    if (next !== undefined && chance.below(3) > 0 && (await this.#open(next))) {
      await this.#pay(next, 'pays');
    }
  }

  /** Confirms a wish, in one request or two at the same moment; the payments that were asked for. */
  async #ask({ body, clientId }: Spare, way: Way): Promise<string[]> {
    const { stand, now, chance } = this.#given;
    this.counts.asked += 1;
    const key = chance.uuid();
    const post = async (key: string) =>
      this.#call(clientId, (base) =>
        ask(
          base,
          createAppointment,
          { ...body, pay: 'online' },
          {
            ...stand.client(clientId, now()),
            'idempotency-key': key,
          },
        ),
      );
    const again =
      way === 'asks in two tabs' ? [key] : way === 'asks on two devices' ? [chance.uuid()] : [];
    const replies = await Promise.all([key, ...again].map(post));
    const ids = replies.flatMap(({ body }) => body?.payment?.id ?? []) as string[];
    for (const id of ids) this.payments.add(id);
    if (ids.length === 0) this.counts['not to be had'] += 1;
    return [...new Set(ids)];
  }

  /** The page of the provider; undefined: there is none any more. */
  async #open(id: string): Promise<string | undefined> {
    const reply = await this.#retry((base) => send('GET', `${base}/pay/${id}`));
    const to = String(reply.headers.location ?? '');
    return to.includes('/cs_test_') ? to : undefined;
  }

  async #pay(id: string, way: Way): Promise<void> {
    const { stripe, tell } = this.#given;
    const page = stripe.sessionOf(id);
    if (page?.status !== 'open') return;
    if (this.#given.chance.below(5) === 0) {
      // News that come before their time, and say what is not so.
      await tell('checkout.session.expired', page.id);
      if (page.status !== 'open') return;
    }
    if (way === 'pays after a declined card') {
      stripe.decline(id);
      await tell('checkout.session.async_payment_failed', page.id);
      if (page.status !== 'open') return;
    }
    if (way === 'pays when the time is gone') await this.#takeTime(id);
    if (way === 'pays, and the bank takes its time') stripe.payLater(id);
    else {
      stripe.pay(id);
      this.counts.paid += 1;
    }
    await tell('checkout.session.completed', page.id);
  }

  /** The therapist is away then after all, and the hold was lost. */
  async #takeTime(id: string): Promise<void> {
    const { query } = this.#given;
    await query(`with lost as (delete from holds where payment_id = '${id}' returning *)
      insert into time_off (therapist_id, kind, reason, starts_at, ends_at)
      select therapist_id, 'sick', 'Sick', starts_at, ends_at from lost`);
  }

  async #cancel(clientId: number, id: string): Promise<void> {
    const key = this.#given.chance.uuid();
    const { status } = await this.#call(clientId, (base, as) =>
      ask(base, cancelAppointment, { id }, { ...as, 'idempotency-key': key }),
    );
    if (status === 200) this.counts.cancelled += 1;
  }

  #call(
    clientId: number,
    call: (base: string, as: { authorization: string }) => Promise<Answer>,
  ): Promise<Answer> {
    const { stand, now } = this.#given;
    return this.#retry((base) => call(base, stand.client(clientId, now())));
  }

  async #retry(call: (base: string) => Promise<Answer>): Promise<Answer> {
    const answer = await this.#given.answered(call);
    if (isUnanswered(answer)) this.counts['without an answer'] += 1;
    return answer;
  }

  #drawWay(): Way {
    let lot = this.#given.chance.below(100);
    for (const [way, often] of Object.entries(WAYS)) {
      if (lot < often) return way as Way;
      lot -= often;
    }
    return 'pays';
  }
}

/** The smallest package with this session as its first. */
function packageOf({ clientId, body }: Spare, starter: Studio['starter']): Spare {
  const price = starter.minor / 100;
  const bought = {
    id: starter.id,
    name: '',
    time: starter.minutes,
    price,
    type: 'package',
  } as const;
  return {
    clientId,
    body: {
      ...body,
      ...{ services: [bought], serviceType: 'package', total_price: price },
      ...{ package_id: starter.id, package_balance_id: starter.option },
    },
  };
}

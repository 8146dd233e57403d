import type { Chance } from '../../server/seed/seeded-chance.ts';
import { eventOf, type Stripe } from '../../server/test/providers/stripe-simulator.ts';
import { send } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
import { startTwoKilled } from '../stand/two-killed.ts';
import { ShuffledNews } from './shuffled-news.ts';

/** Two processes that are killed, and news of the provider. */
export async function openHouse(stand: Stand, stripe: Stripe, chance: Chance) {
  const two = await startTwoKilled(stand, keysOf(stripe), chance);
  const { base, now, query, letPass, answered, untilNoneIsDue } = two;
  const counts = { told: 0 };
  const post = new ShuffledNews<{ id: string; type: string; objectId: string }>(chance);

  /** Tells some process; its signature is of the moment, as Stripe signs each try. */
  async function deliver(news: ReturnType<typeof post.rest>): Promise<void> {
    for (const each of news) {
      counts.told += 1;
      const { body, signature } = eventOf(each, now());
      await send('POST', `${base(chance.below(2))}/webhooks/stripe`, body, {
        'stripe-signature': signature,
      });
    }
  }

  async function isIdle(): Promise<boolean> {
    const [left] = await query<{ waiting: number }>(`
      select (select count(*)::int from online_payments
          where status in ('open', 'processing', 'failed', 'paid'))
        + (select count(*)::int from online_refunds where status = 'pending')
        + (select count(*)::int from graphile_worker.jobs
          where attempts < max_attempts and ${OF_PAYMENTS}
            and (task_identifier <> 'follow-plan' or run_at <= now())) as waiting`);
    return left?.waiting === 0;
  }

  return {
    ...two,
    counts,
    untilDone: () => untilNoneIsDue(OF_PAYMENTS),
    /** Until no job is due any more. */
    untilQuiet: () => untilNoneIsDue('true', 10),
    /** The provider tells of a dispute until somebody has heard it, in whatever order. */
    async tellOfDispute(objectId: string): Promise<void> {
      const { body, signature } = eventOf({ type: 'charge.dispute.updated', objectId }, now());
      await answered((at) =>
        send('POST', `${at}/webhooks/stripe`, body, { 'stripe-signature': signature }),
      );
    },
    /** Lets time pass until nothing of a payment waits to be done, or has waited for hours. */
    async untilIdle(): Promise<void> {
      // Each step takes the start of a process, so they become longer; one process is enough to wait.
      for (let minutes = 10; minutes <= 160 && !(await isIdle()); minutes *= 2) {
        await letPass(minutes, 1);
        await untilNoneIsDue(OF_PAYMENTS);
      }
    },
    /** The provider tells that something happened to a page: never, once or twice, late and in no order. */
    tell: (type: string, objectId: string) =>
      deliver(post.post({ id: `evt_${chance.uuid()}`, type, objectId })),
    /** What was not told yet is told after all. */
    tellTheRest: () => deliver(post.rest()),
    /** How often news came after later ones. */
    outOfOrder: () => post.outOfOrder,
  };
}

/**
 * Jobs that will still run: one that was replaced while it ran, and whose process was killed then, is
 * left without another try.
 */
const OF_PAYMENTS = `task_identifier in ('follow-payment', 'send-money-back', 'give-back-cancelled',
  'follow-plan', 'follow-dispute')`;

/** What makes a process ask this provider. */
function keysOf({ account }: Stripe) {
  return {
    STRIPE_SECRET_KEY: account.secretKey,
    STRIPE_WEBHOOK_SECRET: account.webhookSecret,
    STRIPE_API_URL: account.url,
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

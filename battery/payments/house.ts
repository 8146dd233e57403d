import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import { freePort } from '../../server/test/processes/limber-process.ts';
import { eventOf, type Stripe } from '../../server/test/providers/stripe-simulator.ts';
import { type Answer, send } from '../stand/ask.ts';
import { endLimber, type Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';

const MINUTE_MS = 60_000;
const TRIES = 60;

/** Two processes with jobs that can be killed, a clock that can be moved on, and news of the provider. */
export async function openHouse(stand: Stand, stripe: Stripe, chance: Chance) {
  const env = keysOf(stripe);
  const counts = { kills: 0, told: 0 };
  let aheadMs = 0;
  const now = () => new Date(stand.now().getTime() + aheadMs);
  const ports = [await freePort(), await freePort()];
  const start = (port?: number) => stand.start({ ...env, LIMBER_NOW: now().toISOString() }, port);
  const limbers: Limber[] = [await start(ports[0]), await start(ports[1])];
  const base = (which: number) => (limbers[which % limbers.length] as Limber).base;

  async function killOne(): Promise<void> {
    counts.kills += 1;
    if (counts.kills % 3 === 0) {
      process.kill(stand.postmaster(), 'SIGKILL');
      // A process that starts now would not find it.
      await query('select');
      return;
    }
    const which = chance.below(limbers.length);
    await endLimber(limbers[which] as Limber, 'SIGKILL');
    limbers[which] = await start(ports[which]);
  }

  /** The database may just be coming back. */
  async function query<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await stand.query<Row>(text);
      } catch (error) {
        if (tries === 100) throw error;
        await pause(100);
      }
    }
  }

  async function letPass(minutes: number, processes = ports.length): Promise<void> {
    await Promise.all(limbers.map((limber) => endLimber(limber, 'SIGKILL')));
    aheadMs += minutes * MINUTE_MS;
    await query(`update graphile_worker._private_jobs set
      run_at = run_at - ${minutes} * interval '1 minute',
      locked_at = locked_at - ${minutes} * interval '1 minute'`);
    const started = await Promise.all(ports.slice(0, processes).map((port) => start(port)));
    limbers.splice(0, limbers.length, ...started);
  }

  async function countDue(): Promise<number> {
    const [due] = await query<{ many: number }>(`select count(*)::int as many
      from graphile_worker.jobs where run_at <= now() and ${OF_PAYMENTS}`);
    return due?.many ?? 0;
  }

  /** Until no job of payments is due, or for a minute. */
  async function untilDone(): Promise<void> {
    for (let polls = 0; polls < 240 && (await countDue()) > 0; polls += 1) await pause(250);
  }

  async function isIdle(): Promise<boolean> {
    const [left] = await query<{ waiting: number }>(`
      select (select count(*)::int from online_payments
          where status in ('open', 'processing', 'failed', 'paid'))
        + (select count(*)::int from online_refunds where status = 'pending')
        + (select count(*)::int from graphile_worker.jobs
          where ${OF_PAYMENTS} and (task_identifier <> 'follow-plan' or run_at <= now())) as waiting`);
    return left?.waiting === 0;
  }

  return {
    counts,
    base,
    /** The id of a process. */
    pid: (which: number) => limbers[which]?.process.pid ?? 0,
    now,
    query,
    killOne,
    /** Minutes pass for the queue and for the processes: all are killed first, and as many start as are asked for. */
    letPass,
    untilDone,
    /** Asks until there is an answer, at one process and the other; the last one after many tries. */
    async answered(call: (base: string) => Promise<Answer>): Promise<Answer> {
      const first = chance.below(2);
      for (let tries = 0; ; tries += 1) {
        const answer = await call(base(first + tries));
        if (!isUnanswered(answer) || tries === TRIES) return answer;
        await pause(50);
      }
    },
    /** The provider tells of a dispute until somebody has heard it, in whatever order. */
    async tellOfDispute(objectId: string): Promise<void> {
      const { body, signature } = eventOf({ type: 'charge.dispute.updated', objectId }, now());
      await this.answered((at) =>
        send('POST', `${at}/webhooks/stripe`, body, { 'stripe-signature': signature }),
      );
    },
    /** Until no job is due any more. */
    async untilQuiet(): Promise<void> {
      for (let polls = 0; polls < 500; polls += 1) {
        const [due] = await query<{ many: number }>(`select count(*)::int as many
          from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`);
        if (due?.many === 0) return;
        await pause(10);
      }
    },
    /** Lets time pass until nothing of a payment waits to be done, or has waited for hours. */
    async untilIdle(): Promise<void> {
      // Each step takes the start of a process, so they become longer; one process is enough to wait.
      for (let minutes = 10; minutes <= 160 && !(await isIdle()); minutes *= 2) {
        await letPass(minutes, 1);
        await untilDone();
      }
    },
    /** The provider tells that something happened to a page: never, once or twice, at some process. */
    async tell(type: string, objectId: string): Promise<void> {
      const times = [0, 1, 1, 1, 2][chance.below(5)] ?? 1;
      const { body, signature } = eventOf({ type, objectId }, now());
      for (let time = 0; time < times; time += 1) {
        counts.told += 1;
        await send('POST', `${base(chance.below(2))}/webhooks/stripe`, body, {
          'stripe-signature': signature,
        });
      }
    },
    async end(): Promise<void> {
      await Promise.all(limbers.map((limber) => endLimber(limber, 'SIGKILL')));
    },
  };
}

/**
 * Jobs that will still run: one that was replaced while it ran, and whose process was killed then, is
 * left without another try.
 */
const OF_PAYMENTS = `attempts < max_attempts
  and task_identifier in ('follow-payment', 'send-money-back', 'give-back-cancelled', 'follow-plan',
    'follow-dispute')`;

/** Whether no answer came, or only that one has to ask again. */
export const isUnanswered = ({ status }: Answer) => status === 0 || status === 503;

/** What makes a process ask this provider. */
function keysOf({ account }: Stripe) {
  return {
    STRIPE_SECRET_KEY: account.secretKey,
    STRIPE_WEBHOOK_SECRET: account.webhookSecret,
    STRIPE_API_URL: account.url,
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

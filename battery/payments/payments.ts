import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { freePort } from '../../server/test/processes/limber-process.ts';
import {
  eventOf,
  type Mood,
  type Stripe,
  startStripe,
} from '../../server/test/providers/stripe-simulator.ts';
import { atLeast, type Drill, told } from '../drill.ts';
import { send } from '../stand/ask.ts';
import { endLimber, type Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio } from '../stand/studio.ts';
import { Buyers } from './buyers.ts';
import { judge } from './judge.ts';

const LANES = 16;
const IN_A_ROUND = 250;
const MINUTE_MS = 60_000;
/** After so long every payment is over: its twenty minutes, and the pauses of a provider that fails. */
const AFTER_ALL_MINUTES = 90;

/** Clients pay online while everything fails that can; each payment ends in one truth. */
export const payments: Drill['run'] = ({ many, seed, onStand, say }) =>
  onStand({ alone: true }, async (stand) => {
    const wanted = many(10_000, 30);
    const kills = many(200, 2);
    const chance = seededChance(seed);
    const stripe = await startStripe();
    const house = await openHouse(stand, stripe, chance);
    try {
      await stand.query(`insert into payment_terms (paid, late_back_percent) values ('online', 0)`);
      await stand.query(`insert into payment_terms (product_id, paid)
        select id, 'online' from package_products`);
      const clients = await stand.addClients(wanted, 'payer');
      const buyers = new Buyers({ stand, stripe, chance, ...house });
      const rounds = Math.ceil(wanted / IN_A_ROUND);
      let done = 0;
      for (let round = 0; done < wanted; round += 1) {
        const some = clients.slice(done, done + IN_A_ROUND);
        const studio = await readStudio(stand, house.base(0), some);
        const spare = (await listSpare(studio, some.length, seed + round)).slice(0, some.length);
        if (spare.length === 0) throw new Error('The diary is full.');
        const killed = Math.ceil(kills / rounds);
        stripe.be(badDays(chance));
        await Promise.all([
          buyers.buy(spare, studio.starter, LANES),
          house.killWhile(buyers, killed, spare.length),
        ]);
        await house.letPass(1 + chance.below(12));
        done += spare.length;
        say(`${done} wishes, ${house.counts.kills} kills, ${buyers.counts.paid} paid`);
      }
      stripe.be('well');
      stripe.settlePages();
      await house.letPass(AFTER_ALL_MINUTES);
      await house.untilIdle();
      return [
        atLeast('wishes', done, wanted),
        atLeast('killed', house.counts.kills, kills),
        ...Object.entries(buyers.counts).map(([what, count]) => told(what, count)),
        told('calls of the provider', stripe.calls()),
        told('news told', house.counts.told),
        ...(await judge(stand, stripe, buyers)),
      ];
    } finally {
      await house.end();
      await stripe.close();
    }
  });

/** How the provider answers while it is not well: most calls succeed, and every kind fails at times. */
function badDays(chance: Chance): () => Mood {
  return () => {
    const lot = chance.below(1000);
    if (lot < 60) return 'fails';
    if (lot < 110) return 'resets';
    if (lot < 170) return 'does it, then resets';
    return lot < 173 ? 'hangs' : 'well';
  };
}

/** Two processes with jobs that can be killed, a clock that can be moved on, and news of the provider. */
async function openHouse(stand: Stand, stripe: Stripe, chance: Chance) {
  const env = {
    STRIPE_SECRET_KEY: stripe.account.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.account.webhookSecret,
    STRIPE_API_URL: stripe.account.url,
  };
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

  async function letPass(minutes: number): Promise<void> {
    await Promise.all(limbers.map((limber) => endLimber(limber, 'SIGKILL')));
    aheadMs += minutes * MINUTE_MS;
    await query(`update graphile_worker._private_jobs set
      run_at = run_at - ${minutes} * interval '1 minute',
      locked_at = locked_at - ${minutes} * interval '1 minute'`);
    const started = await Promise.all(ports.map((port) => start(port)));
    limbers.splice(0, limbers.length, ...started);
  }

  async function countDue(): Promise<number> {
    const [due] = await query<{ many: number }>(`select count(*)::int as many
      from graphile_worker.jobs where run_at <= now() and ${OF_PAYMENTS}`);
    return due?.many ?? 0;
  }

  async function isIdle(): Promise<boolean> {
    const [left] = await query<{ waiting: number }>(`
      select (select count(*)::int from online_payments
          where status in ('open', 'processing', 'failed', 'paid'))
        + (select count(*)::int from online_refunds where status = 'pending')
        + (select count(*)::int from graphile_worker.jobs where ${OF_PAYMENTS}) as waiting`);
    return left?.waiting === 0;
  }

  return {
    counts,
    base,
    now,
    query,
    async killWhile(buyers: Buyers, times: number, wishes: number): Promise<void> {
      for (let each = 0; each < times; each += 1) {
        await buyers.answered(Math.ceil(wishes / (times + 1)));
        await killOne();
      }
    },
    /** Minutes pass for the processes and for the queue, of which both are killed first. */
    letPass,
    /** Lets time pass until nothing of a payment waits to be done, or has waited for hours. */
    async untilIdle(): Promise<void> {
      for (let times = 0; times < 20 && !(await isIdle()); times += 1) {
        await letPass(10);
        for (let polls = 0; polls < 240 && (await countDue()) > 0; polls += 1) await pause(250);
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

const OF_PAYMENTS = `task_identifier in ('follow-payment', 'send-money-back', 'give-back-cancelled')`;

export type House = Awaited<ReturnType<typeof openHouse>>;

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

import { createAppointment } from '@limber/contract/bookings.ts';
import { readOnlinePayment } from '@limber/contract/payments.ts';
import { secondsBelow } from '../../server/src/platform/postgres/processor-time.ts';
import type { Stripe } from '../../server/test/providers/stripe-simulator.ts';
import { atMost, type Finding, ofMachine, quantile, told } from '../drill.ts';
import { ask, send } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio, type Spare } from '../stand/studio.ts';
import type { House } from './house.ts';

/** Bookings before the first that counts: a process that has just started compiles what it runs. */
const WARM_UP = 150;
/** What a payment may add to a booking at p50, beside the provider's time. */
const OWN_MS = 15;

/**
 * Measures what paying online adds to a booking on our side: a session that is paid at the studio,
 * beside one whose payment is asked for, opened, paid and booked. The provider's time is taken off,
 * and nothing else runs meanwhile: the mails and jobs of each are done before the next begins. The
 * processor time of both is what other work on the machine hardly changes.
 */
export async function measureOwnPart(
  { stand, stripe, house }: { stand: Stand; stripe: Stripe; house: House },
  times: number,
): Promise<Finding[]> {
  const base = house.base(0);
  const all = times + WARM_UP;
  const clients = await stand.addClients(2 * all, 'measured');
  const spare = await listSpare(await readStudio(stand, base, clients), 2 * all, 1);
  await stand.query(`update payment_terms set paid = 'either'`);
  const book = ({ body, clientId }: Spare, pay: 'studio' | 'online') =>
    ask(base, createAppointment, { ...body, pay }, stand.client(clientId, house.now()));
  const took = { atStudio: [] as number[], online: [] as number[] };
  const used = { atStudio: 0, online: 0 };
  // Every process is started by this one or by PostgreSQL's.
  const seconds = () => secondsBelow(house.pid(0)) + secondsBelow(stand.postmaster());
  for (let time = 0; time < all; time += 1) {
    const [one, other] = [spare[2 * time], spare[2 * time + 1]];
    if (!one || !other) throw new Error('The diary is full.');
    await house.untilQuiet();
    const atFirst = seconds();
    const { tookMs } = await book(one, 'studio');
    if (time >= WARM_UP) used.atStudio += seconds() - atFirst;
    await house.untilQuiet();
    const secondsBefore = seconds();
    const began = performance.now();
    const before = stripe.busyMs();
    const asked = await book(other, 'online');
    const { id } = asked.body.payment;
    await send('GET', `${base}/pay/${id}`);
    stripe.pay(id);
    const read = await ask(
      base,
      readOnlinePayment,
      { id },
      stand.client(other.clientId, house.now()),
    );
    if (read.body.status !== 'booked') throw new Error(JSON.stringify(read.body));
    if (time < all - times) continue;
    took.atStudio.push(tookMs);
    used.online += seconds() - secondsBefore;
    took.online.push(performance.now() - began - (stripe.busyMs() - before));
  }
  const ms = (all: number) => (1000 * all) / times;
  const [atStudio, online] = [quantile(took.atStudio, 0.5), quantile(took.online, 0.5)];
  return [
    told('booked to be paid at the studio, p50', `${atStudio.toFixed(1)} ms`),
    told('asked for, opened, paid and booked, p50', `${online.toFixed(1)} ms`),
    ofMachine(atMost('the payment’s own part of a booking, p50', online - atStudio, OWN_MS, 'ms')),
    told('booked to be paid at the studio, processor time', `${ms(used.atStudio).toFixed(1)} ms`),
    told('asked for, opened, paid and booked, processor time', `${ms(used.online).toFixed(1)} ms`),
  ];
}

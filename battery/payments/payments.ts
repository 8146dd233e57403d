import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { type Mood, startStripe } from '../../server/test/providers/stripe-simulator.ts';
import { atLeast, type Drill, type Finding, told } from '../drill.ts';
import { listSpare, readStudio } from '../stand/studio.ts';
import { Buyers } from './buyers.ts';
import { openHouse } from './house.ts';
import { judge } from './judge.ts';
import { judgePlans } from './judge-plans.ts';
import { measureOwnPart } from './own-part.ts';
import { dispute, type Given, letMonthsPass, sellPlan, subscribe } from './subscribers.ts';

const LANES = 16;
const IN_A_ROUND = 250;
/** After so long every payment is over: its twenty minutes, and the pauses of a provider that fails. */
const AFTER_ALL_MINUTES = 90;

/** Until plans are told of, taken and tried again twice, and the same a month later. */
const DAYS = [25, 8, 4, 4, 14, 8, 4, 4];

/** Clients pay online while everything fails that can; each payment ends in one truth. */
export const payments: Drill['run'] = ({ short, many, seed, onStand, say }) =>
  onStand({ alone: true }, async (stand) => {
    const wanted = many(10_000, 30);
    const kills = many(200, 2);
    const chance = seededChance(seed);
    const stripe = await startStripe();
    const house = await openHouse(stand, stripe, chance);
    try {
      await stand.query(`insert into payment_terms (paid) values ('online')`);
      await stand.query(`insert into payment_terms (product_id, paid)
        select id, 'online' from package_products`);
      // The demo sells them already.
      await stand.query(`insert into gift_card_terms (sold, least_fils, most_fils)
        values (true, 5000, 500000) on conflict (one) do update set sold = true, least_fils = 5000`);
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
          buyers.lanes.meanwhile(killed, spare.length, house.killOne),
        ]);
        await house.letPass(1 + chance.below(12));
        done += spare.length;
        say(`${done} wishes, ${house.kills()} kills, ${buyers.counts.paid} paid`);
      }
      stripe.be('well');
      stripe.settlePages();
      await house.letPass(AFTER_ALL_MINUTES);
      await house.tellTheRest();
      await house.untilIdle();
      const judged = await judge(stand, stripe, buyers);
      const measured = short ? [] : await measureOwnPart({ stand, stripe, house }, many(300, 0));
      // Months take their time: in the tests `plans-by-chance` plays plans and disputes.
      const ofPlans = short
        ? []
        : await playPlans(
            { stand, stripe, house, chance },
            { plans: many(500, 0), disputes: many(200, 0) },
          );
      return [
        atLeast('wishes', done, wanted),
        atLeast('killed', house.kills(), kills),
        ...Object.entries(buyers.counts).map(([what, count]) => told(what, count)),
        told('calls of the provider', stripe.calls()),
        told('news told', house.counts.told),
        atLeast('news out of order', house.outOfOrder(), short ? 1 : Math.ceil(wanted / 20)),
        ...judged,
        ...measured,
        ...ofPlans,
      ];
    } finally {
      await house.end();
      await stripe.close();
    }
  });

/** Clients begin plans and dispute payments, and two months go by while everything fails that can. */
async function playPlans(
  given: Given,
  wanted: { readonly plans: number; readonly disputes: number },
): Promise<Finding[]> {
  const { stand, stripe, house, chance } = given;
  stripe.be(badDays(chance));
  const subscribers = await stand.addClients(wanted.plans, 'subscriber');
  const begun = await subscribe(given, await sellPlan(stand), subscribers);
  const disputed = await dispute(given, wanted.disputes);
  await letMonthsPass(house, DAYS);
  stripe.be('well');
  // What the provider did not answer is asked again.
  await letMonthsPass(house, [1]);
  await house.untilIdle();
  return [
    atLeast('plans begun', begun, Math.ceil(wanted.plans / 2)),
    atLeast('payments disputed', disputed, wanted.disputes),
    ...(await judgePlans(stand, stripe)),
  ];
}

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

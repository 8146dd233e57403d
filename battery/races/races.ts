import { seededChance } from '../../server/seed/seeded-chance.ts';
import { atMost, type Drill, exactly, ofMachine, quantile, told } from '../drill.ts';
import { endLimber } from '../stand/processes.ts';
import { readStudio } from '../stand/studio.ts';
import { judgeRound } from './judge-round.ts';
import { offerAtOnce } from './offer-at-once.ts';
import { openDrawers, payAtOnce } from './pay-at-once.ts';
import { type Asked, askRound, giveBack, kinds, makeRound } from './rounds.ts';

const MOST_AT_ONCE = 200;
const LONGEST_MS = 2000;

/** Many request what only few can have. */
export const races: Drill['run'] = ({ short, seed, many, onStand, say }) =>
  onStand({}, async (stand) => {
    const rounds = many(1000, 7);
    const chance = seededChance(seed);
    const clients = await stand.addClients(short ? 100 : 1000, 'racer');
    const bases = (await stand.two()).map(({ base }) => base);
    const studio = await readStudio(stand, bases[0] as string, clients);
    const offers = many(50, 1);
    const offeredTwice: string[] = [];
    // Offers are made by jobs, which the two processes leave to others.
    const worker = await stand.start({});
    for (let turn = 0; turn < offers; turn += 1) {
      const waiting = 2 + chance.below(9);
      offeredTwice.push(...(await offerAtOnce(studio, bases, waiting, rounds + turn, chance)));
    }
    await endLimber(worker, 'SIGTERM');
    const asked: Asked[] = [];
    const faults: string[] = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      const kind = kinds[turn % kinds.length] as (typeof kinds)[number];
      const size = short ? 2 + chance.below(9) : sizeOf(chance.below(1000) / 999);
      const round = await makeRound(studio, kind, size, turn, chance);
      const done = await askRound(studio, bases, round, await stand.team('front_desk'));
      asked.push(...done);
      const found = [...judgeRound(done, round.room), ...(await giveBack(studio, round, done))];
      faults.push(...found.map((fault) => `round ${turn}, ${kind}: ${fault}`));
      if (turn % 50 === 49) say(`${turn + 1} rounds, ${asked.length} bookings asked`);
    }
    await openDrawers(studio, bases[0] as string);
    const payments = many(100, 2);
    const paidTwice: string[] = [];
    for (let turn = 0; turn < payments; turn += 1) {
      const desks = 2 + chance.below(9);
      paidTwice.push(...(await payAtOnce(studio, bases, desks, rounds + turn, chance)));
    }
    const granted = asked.flatMap(({ id }) => id ?? []);
    const [kept] = await stand.query<{ many: number }>(
      'select count(*)::int as many from bookings where id = any ($1)',
      [granted],
    );
    const overlaps = await stand.query(OVERLAPS);
    const below = await stand.query('select from package_entries where balance_minutes < 0');
    const failed = asked.filter(({ status }) => status === 0 || status >= 500);
    const tookMs = asked.map((each) => each.tookMs);
    return [
      told('rounds', rounds),
      told('bookings asked', asked.length),
      told('granted', granted.length),
      exactly('rounds that granted more or less than there was room for', faults.length, 0, faults),
      exactly('answers 5xx or none', failed.length),
      told('payments that several desks took at once', payments),
      exactly('taken more or less than once', paidTwice.length, 0, paidTwice),
      told('hours that came free for several who wait', offers),
      exactly('offered or booked more or less than once', offeredTwice.length, 0, offeredTwice),
      exactly('granted and not in the database', new Set(granted).size - (kept?.many ?? 0)),
      exactly('overlaps of a therapist or a resource in the database', overlaps.length),
      exactly('balances below zero', below.length),
      told('p50', `${quantile(tookMs, 0.5).toFixed(0)} ms`),
      ofMachine(atMost('p99', quantile(tookMs, 0.99), LONGEST_MS, 'ms')),
    ];
  });

/** From 2 to the maximum, with small rounds as frequent as large ones by order of magnitude. */
function sizeOf(share: number): number {
  return Math.round(2 * (MOST_AT_ONCE / 2) ** share);
}

const OVERLAPS = `
  select from bookings one join bookings other
    on one.therapist_id = other.therapist_id and one.id < other.id
      and tstzrange(one.starts_at, one.busy_until) && tstzrange(other.starts_at, other.busy_until)
  where one.status not in ('cancelled', 'no_show') and other.status not in ('cancelled', 'no_show')
  union all
  select from booking_resources one join booking_resources other
    on one.resource_id = other.resource_id and one.booking_id < other.booking_id
      and one.during && other.during
  where one.live and other.live`;

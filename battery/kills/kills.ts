import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { freePort } from '../../server/test/processes/limber-process.ts';
import { atLeast, atMost, type Drill, exactly, ofMachine, quantile, told } from '../drill.ts';
import { Bookers } from '../stand/bookers.ts';
import { compareWithDatabase, nothingHeld } from '../stand/compare-with-database.ts';
import { endLimber, type Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio, type Spare } from '../stand/studio.ts';

const LANES = 16;
const BACK_MS = 10_000;
/** Sessions that one studio's diary always has room for. */
const OF_ONE_DIARY = 10_000;

/** Killed during its work, the product loses nothing acknowledged. */
export const kills: Drill['run'] = ({ many, seed, onStand, say }) =>
  onStand({ alone: true }, async (stand) => {
    const bookings = many(20_000, 100);
    const times = many(200, 2);
    const chance = seededChance(seed);
    const clients = await stand.addClients(many(4000, 100), 'killed');
    const ports = [await freePort(), await freePort()];
    const limbers: Limber[] = [];
    for (const port of ports) limbers.push(await stand.start({ JOBS: 'off' }, port));
    const bases = limbers.map(({ base }) => base);
    const sum = nothingHeld();
    const backMs: number[] = [];
    const waits: number[] = [];
    while (backMs.length < times || sum.granted < bookings) {
      const studio = await readStudio(stand, bases[0] as string, clients);
      const spare = await listSpare(studio, many(OF_ONE_DIARY, 60), seed + backMs.length);
      const left = times - backMs.length;
      // One booking is reserved for each kill, to see when it is over.
      const bookers = new Bookers(stand, bases, spare.slice(left), chance);
      const killing = { stand, limbers, ports, bookers, probes: spare.slice(0, left), chance };
      backMs.push(...(await killWhileBooking(killing, Math.floor(bookings / times))));
      await compareWithDatabase(stand, bookers, bases, sum);
      waits.push(...bookers.wishes.map(({ times }) => times));
      say(`${backMs.length} kills, ${sum.granted} bookings`);
      await stand.query('truncate bookings, idempotency_keys cascade');
    }
    return [
      atLeast('killed', backMs.length, times),
      atLeast('bookings acknowledged', sum.granted, bookings),
      told('of them asked more than once', waits.filter((each) => each > 1).length),
      exactly('acknowledged and not in the database', sum.lost),
      exactly('in the database more than once, or without an acknowledgement', sum.twice),
      exactly('keys that answer differently when asked again', sum.other),
      exactly('refused though free', sum.refused),
      told('served again, p50', `${quantile(backMs, 0.5).toFixed(0)} ms`),
      ofMachine(atMost('served again at the latest after', Math.max(...backMs), BACK_MS, 'ms')),
    ];
  });

interface Killing {
  readonly stand: Stand;
  readonly limbers: Limber[];
  readonly ports: readonly number[];
  readonly bookers: Bookers;
  readonly probes: readonly Spare[];
  readonly chance: Chance;
}

/**
 * Kills the product after every few bookings until nothing is left to book. Answers the time from
 * each kill until the restarted process granted a booking.
 */
async function killWhileBooking(killing: Killing, every: number): Promise<number[]> {
  const { stand, limbers, ports, bookers, probes, chance } = killing;
  const backMs: number[] = [];
  let isOver = false;
  const booking = bookers.book(LANES).then(() => {
    isOver = true;
  });
  for (const probe of probes) {
    await Promise.race([booking, bookers.granted(1 + chance.below(every))]);
    if (isOver) break;
    const began = performance.now();
    const which = chance.below(limbers.length);
    const limber = limbers[which] as Limber;
    if (backMs.length % 2 === 0) {
      await endLimber(limber, 'SIGKILL');
      limbers[which] = await stand.start({ JOBS: 'off' }, ports[which]);
    } else process.kill(stand.postmaster(), 'SIGKILL');
    await bookers.bookOne(probe, [limber.base]);
    backMs.push(performance.now() - began);
    await Promise.race([booking, bookers.granted(Math.ceil(every / 2))]);
  }
  await booking;
  return backMs;
}

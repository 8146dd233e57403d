import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { atLeast, atMost, type Drill, exactly, type Finding, quantile, told } from '../drill.ts';
import { Bookers } from '../stand/bookers.ts';
import { compareWithDatabase, nothingHeld } from '../stand/compare-with-database.ts';
import type { Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio, type Spare } from '../stand/studio.ts';
import type { Node, Strike } from './node.ts';
import { findPrograms, type Programs } from './programs.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

const STRIKES: readonly Strike[] = ['killed', 'frozen', 'cut off'];
const LANES = 6;
/** Bookings granted before a strike, and after it, at most. */
const AROUND = 60;
const BACK_SECONDS = 30;

/** With PostgreSQL's own high availability nothing acknowledged is lost with the primary. */
export const cluster: Drill['run'] = async ({ many, seed, onStand, say }) => {
  const programs = findPrograms();
  if ('missing' in programs) return [notRun(programs.missing)];
  let started: Cluster | undefined;
  const database = async (folder: string) => {
    started = await startCluster(folder, programs);
    return started.database;
  };
  return onStand({ database }, async (stand) => {
    say('three machines are there');
    const limbers = [await stand.start(), await stand.start({ JOBS: 'off' })];
    const times = many(20, 1);
    return strikeWhileBooking({
      ...{ stand, programs, limbers, times, seed, say },
      cluster: started as Cluster,
      chance: seededChance(seed),
    });
  });
};

function notRun(missing: readonly string[]): Finding {
  const figure = `not here: ${missing.join(', ')}; not run`;
  return { what: "Debian's packages", figure, bar: 'installed', holds: false };
}

interface Striking {
  readonly stand: Stand;
  readonly cluster: Cluster;
  readonly programs: Programs;
  readonly limbers: readonly Limber[];
  readonly times: number;
  readonly seed: number;
  readonly chance: Chance;
  say(progress: string): void;
}

async function strikeWhileBooking(striking: Striking): Promise<Finding[]> {
  const { stand, cluster, limbers, times, seed, chance, say } = striking;
  const clients = await stand.addClients(1000, 'clustered');
  const bases = limbers.map(({ base }) => base);
  const studio = await readStudio(stand, bases[0] as string, clients);
  const spare = await listSpare(studio, times * AROUND * 8, seed);
  const bookers = new Bookers(stand, bases, spare.slice(times), chance);
  const backMs = new Map<Strike, number[]>(STRIKES.map((how) => [how, []]));
  for (let time = 0; time < times; time += 1) {
    const how = STRIKES[time % STRIKES.length] as Strike;
    const struck = await cluster.primary();
    const booking = bookers.book(LANES);
    await bookers.granted(1 + chance.below(AROUND));
    const began = performance.now();
    struck.strike(how);
    await writesElsewhere(stand, struck, () => bookers.bookOne(spare[time] as Spare, bases));
    const tookMs = performance.now() - began;
    backMs.get(how)?.push(tookMs);
    await bookers.granted(1 + chance.below(AROUND));
    bookers.stop();
    await booking;
    await struck.mend(how);
    await cluster.whole();
    say(`${time + 1}: ${struck.name} ${how}, writes again after ${Math.round(tookMs)} ms`);
  }
  const sum = nothingHeld();
  await compareWithDatabase(stand, bookers, bases, sum);
  const ended = limbers.filter(({ process }) => process.exitCode !== null || process.signalCode);
  const pooling = striking.programs.poolsTransactions ? 'transaction' : 'session';
  return [
    told('PgBouncer pools by', pooling),
    atLeast('primaries struck', [...backMs.values()].flat().length, times),
    told('bookings acknowledged', sum.granted),
    told('of them asked more than once', bookers.wishes.filter(({ times }) => times > 1).length),
    exactly('acknowledged and not in the database', sum.lost),
    exactly('in the database more than once, or without an acknowledgement', sum.twice),
    exactly('keys that answer differently when asked again', sum.other),
    exactly('refused though free', sum.refused),
    exactly('processes of ours that ended', ended.length),
    ...[...backMs]
      .filter(([, took]) => took.length > 0)
      .flatMap(([how, took]) => [
        told(`${how}: writes again, p50`, `${(quantile(took, 0.5) / 1000).toFixed(1)} s`),
        atMost(
          `${how}: writes again at the latest after`,
          Math.max(...took) / 1000,
          BACK_SECONDS,
          's',
        ),
      ]),
  ];
}

/** Resolves when another machine than the one struck has the database and has taken a booking. */
async function writesElsewhere(
  stand: Stand,
  struck: Node,
  book: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const [served] = await stand
      .query<{ port: number }>('select inet_server_port() as port')
      .catch(() => []);
    if (served && served.port !== struck.ports.postgres) return book();
    await pause(100);
  }
}

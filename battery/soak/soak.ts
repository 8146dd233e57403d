import { cancelAppointment } from '@limber/contract/appointments.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { freePort } from '../../server/test/processes/limber-process.ts';
import { atLeast, atMost, type Drill, exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import { Bookers } from '../stand/bookers.ts';
import { keptMemory, memoryOf } from '../stand/memory.ts';
import type { Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { FIRST_DAY, listSpare, readStudio, type Studio } from '../stand/studio.ts';
import { type Handles, readHandles, sayHandles, totalOf } from './handles.ts';
import {
  askForCleanUp,
  cleanUpsLeft,
  deadRows,
  judgeSizes,
  readSizes,
  type Size,
} from './sizes.ts';
import { slopeErrorOf, slopeOf } from './slope.ts';

const SAMPLES = 60;
/**
 * Eight hours at twenty times the speed of a day with 120 sessions in ten opening hours; a part
 * takes as many.
 */
const SESSIONS = (8 * 20 * 120) / 10;
/** As few as leave time for the jobs. */
const SHORT_SESSIONS = 200;
const MOST_MEMORY_MB_AN_HOUR = 2;
const MOST_HANDLES_AN_HOUR = 1;

/** Days pass, and nothing grows that need not. */
export const soak: Drill['run'] = ({ short, many, seed, onStand, say }) =>
  onStand({ alone: true }, async (stand) => {
    const lastsMs = many(8 * 3600, 10) * 1000;
    const everyMs = lastsMs / (short ? SHORT_SESSIONS : SESSIONS);
    const clients = await stand.addClients(4000, 'living');
    const inspector = await freePort();
    const limber = await stand.start({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
    const studio = await readStudio(stand, limber.base, clients);
    const chance = seededChance(seed);
    const samples: Sample[] = [];
    const began = performance.now();
    let booked = 0;
    const failed: number[] = [];
    let cleaned = false;
    let half: { readonly sizes: ReadonlyMap<string, Size>; readonly atMs: number } | undefined;
    while (performance.now() - began < lastsMs) {
      const spare = await listSpare(studio, 3000, seed + booked);
      const bookers = new Bookers(stand, [limber.base], [], chance);
      for (const session of spare) {
        if (performance.now() - began >= lastsMs) break;
        await bookers.bookOne(session, [limber.base]);
        const wish = bookers.wishes.pop();
        if (wish?.answer.status === 201) booked += 1;
        else failed.push(wish?.answer.status ?? 0);
        const around = { stand, limber, studio, chance };
        failed.push(...(await live(around, wish?.answer.body?.id, session.clientId)));
        const sinceMs = performance.now() - began;
        if (sinceMs >= (samples.length * lastsMs) / SAMPLES)
          samples.push(await sample(limber, inspector, sinceMs));
        if (!cleaned && sinceMs >= lastsMs / 4) {
          cleaned = true;
          await askForCleanUp(stand);
        }
        if (!half && sinceMs >= lastsMs / 2) {
          // Otherwise an index that has not yet absorbed new rows would seem to grow later.
          await stand.query('vacuum');
          half = { sizes: await readSizes(stand), atMs: sinceMs };
        }
        if (samples.length % 10 === 0) say(`${booked} booked`);
        await pause(Math.max(0, booked * everyMs - sinceMs));
      }
    }
    // With all other tests running a machine may be too busy to answer in time.
    const counted = failed.filter((status) => !short || status !== 503);
    const hours = (performance.now() - began - (half?.atMs ?? 0)) / 3_600_000;
    return [
      told('minutes', lastsMs / 60_000),
      atLeast('booked', booked, 1),
      exactly('failed', counted.length, 0, counted.map(String)),
      await cleanUpsLeft(stand),
      // Growth over seconds is not a slope.
      ...(short
        ? []
        : [
            ...slopes(samples.slice(samples.length >> 1)),
            ...judgeSizes(half?.sizes ?? new Map(), await readSizes(stand), hours),
            await deadRows(stand),
          ]),
    ];
  });

interface Sample {
  readonly hours: number;
  readonly keptMb: number;
  readonly heldMb: number;
  readonly handles: Handles;
}

interface Living {
  readonly stand: Stand;
  readonly limber: Limber;
  readonly studio: Studio;
  readonly chance: Chance;
}

/** The requests around one booking; answers the statuses of those that failed. */
async function live(living: Living, id: string | undefined, clientId: number): Promise<number[]> {
  const { stand, limber, studio, chance } = living;
  const { base } = limber;
  const [{ id: therapist } = { id: 0 }] = studio.offering('Stretching', 'A');
  await studio.free(therapist, FIRST_DAY, 30);
  const day = await ask(
    base,
    readDay,
    { location: 'A', date: FIRST_DAY },
    await stand.team('manager'),
  );
  const answers = [day.status];
  if (id && chance.below(2) !== 0) {
    const cancelled = await ask(base, cancelAppointment, { id }, stand.client(clientId));
    answers.push(cancelled.status);
  }
  return answers.filter((status) => status !== 200);
}

async function sample(limber: Limber, inspector: number, sinceMs: number): Promise<Sample> {
  return {
    hours: sinceMs / 3_600_000,
    // Before the garbage collection, which frees some of it.
    heldMb: memoryOf(limber),
    keptMb: await keptMemory(inspector),
    handles: readHandles(limber),
  };
}

function slopes(samples: readonly Sample[]): Finding[] {
  const pointsOf = (of: (sample: Sample) => number) =>
    samples.map((each) => [each.hours, of(each)] as const);
  const slope = (of: (sample: Sample) => number) => slopeOf(pointsOf(of));
  const kept = slope(({ keptMb }) => keptMb);
  const held = slope(({ heldMb }) => heldMb);
  const handles = pointsOf((each) => totalOf(each.handles));
  const [first, last] = [samples.at(0), samples.at(-1)];
  return [
    told('memory kept at the end', `${last?.keptMb.toFixed(1)} MB`),
    atMost('memory kept more each hour', kept, MOST_MEMORY_MB_AN_HOUR, 'MB'),
    told('memory held at the end', `${last?.heldMb.toFixed(0)} MB`),
    told('memory held more each hour', `${held.toFixed(2)} MB`),
    told('handles at half', sayHandles(first?.handles)),
    told('handles at the end', sayHandles(last?.handles)),
    atMost('handles more each hour', slopeOf(handles), MOST_HANDLES_AN_HOUR),
    told('standard error of that', slopeErrorOf(handles)),
  ];
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

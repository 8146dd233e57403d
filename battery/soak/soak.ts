import { readdirSync, readFileSync } from 'node:fs';
import { cancelAppointment } from '@limber/contract/appointments.ts';
import { readDay } from '@limber/contract/desk/day.ts';
import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { atLeast, atMost, type Drill, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import { Bookers } from '../stand/books.ts';
import type { Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { FIRST_DAY, listSpare, readStudio, type Studio } from '../stand/studio.ts';
import {
  askForCleanUp,
  cleanUpsLeft,
  deadRows,
  judgeSizes,
  readSizes,
  type Size,
} from './sizes.ts';
import { slopeOf } from './slope.ts';

const SAMPLES = 60;
/** A day of 120 sessions at twenty times its speed is one in so many milliseconds of ten opened hours. */
const EVERY_MS = (10 * 3_600_000) / 120 / 20;
const MOST_MEMORY_MB_AN_HOUR = 2;
const MOST_HANDLES_AN_HOUR = 1;

/** Days go by, and nothing grows that need not. */
export const soak: Drill = {
  name: 'soak',
  what:
    'A day of 120 sessions at twenty times its speed, for eight hours: each is looked for, booked, looked at by ' +
    'the desk, and every other one cancelled, while jobs are worked off. Before the half of it what is over is ' +
    'cleaned up, as once a day. Slopes are of the second half; memory is what the process holds, and a table may ' +
    'take as much more as its new rows do.',
  mostMinutes: 510,
  run: ({ many, seed, onStand, say }) =>
    onStand({}, async (stand) => {
      const lastsMs = many(8 * 3600, 120) * 1000;
      const clients = await stand.addClients(4000, 'living');
      const limber = await stand.start();
      const studio = await readStudio(stand, limber.base, clients);
      const chance = seededChance(seed);
      const samples: Sample[] = [];
      const began = performance.now();
      let booked = 0;
      let failed = 0;
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
          else failed += 1;
          failed += await live(
            { stand, limber, studio, chance },
            wish?.answer.body?.id,
            session.clientId,
          );
          const sinceMs = performance.now() - began;
          if (sinceMs >= (samples.length * lastsMs) / SAMPLES)
            samples.push(sample(limber, sinceMs));
          if (!cleaned && sinceMs >= lastsMs / 4) {
            cleaned = true;
            await askForCleanUp(stand);
          }
          if (!half && sinceMs >= lastsMs / 2) {
            // An index that still has to take in what is new already would else seem to grow afterwards.
            await stand.query('vacuum');
            half = { sizes: await readSizes(stand), atMs: sinceMs };
          }
          if (samples.length % 10 === 0) say(`${booked} booked`);
          await pause(Math.max(0, booked * EVERY_MS - sinceMs));
        }
      }
      const hours = (performance.now() - began - (half?.atMs ?? 0)) / 3_600_000;
      return [
        told('minutes', lastsMs / 60_000),
        atLeast('booked', booked, 1),
        atMost('failed', failed, 0),
        ...slopes(samples.slice(samples.length >> 1)),
        ...judgeSizes(half?.sizes ?? new Map(), await readSizes(stand), hours),
        await deadRows(stand),
        await cleanUpsLeft(stand),
      ];
    }),
};

interface Sample {
  readonly hours: number;
  readonly memoryMb: number;
  readonly handles: number;
}

interface Living {
  readonly stand: Stand;
  readonly limber: Limber;
  readonly studio: Studio;
  readonly chance: Chance;
}

/** What goes on around one booking; answers how much of it failed. */
async function live(living: Living, id: string | undefined, clientId: number): Promise<number> {
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
  if (!id || chance.below(2) === 0) return day.status === 200 ? 0 : 1;
  const cancelled = await ask(base, cancelAppointment, { id }, stand.client(clientId));
  return [day, cancelled].filter(({ status }) => status !== 200).length;
}

function sample({ process: child }: Limber, sinceMs: number): Sample {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return {
    hours: sinceMs / 3_600_000,
    memoryMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024,
    handles: readdirSync(`/proc/${child.pid}/fd`).length,
  };
}

function slopes(samples: readonly Sample[]): Finding[] {
  const memory = slopeOf(samples.map(({ hours, memoryMb }) => [hours, memoryMb]));
  const handles = slopeOf(samples.map((each) => [each.hours, each.handles]));
  return [
    told('memory at the end', `${samples.at(-1)?.memoryMb.toFixed(0)} MB`),
    atMost('memory more each hour', memory, MOST_MEMORY_MB_AN_HOUR, 'MB'),
    atMost('handles more each hour', handles, MOST_HANDLES_AN_HOUR),
  ];
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

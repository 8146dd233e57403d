import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { atLeast, atMost, type Drill, exactly, type Finding, quantile, told } from '../drill.ts';
import { Bookers, type Wish } from '../stand/books.ts';
import { endLimber, freePort, type Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio } from '../stand/studio.ts';

const LANES = 16;
const BACK_MS = 10_000;
/** So many sessions the diary of the studio has for sure. */
const OF_ONE_DIARY = 10_000;

/** Killed in the middle of it, nothing acknowledged is lost. */
export const kills: Drill = {
  name: 'kills',
  what:
    'Sixteen clients at a time book at two processes, and ask the same again, with the same key, when nobody ' +
    'answers. Meanwhile, by turns, one of the processes and PostgreSQL are ended by `kill -9`; a process is ' +
    'started again at once, PostgreSQL by the keeper that the product has for it. Afterwards every key is asked ' +
    'once more. Whenever the diary is used up, all is checked and the bookings are cleared away.',
  mostMinutes: 120,
  run: ({ many, seed, onStand, say }) =>
    onStand({}, async (stand) => {
      const bookings = many(20_000, 150);
      const times = many(200, 2);
      const diaries = Math.ceil(bookings / OF_ONE_DIARY);
      const chance = seededChance(seed);
      const clients = await stand.addClients(4000, 'killed');
      const ports = [await freePort(), await freePort()];
      const limbers: Limber[] = [];
      for (const port of ports) limbers.push(await stand.start({ JOBS: 'off' }, port));
      const sum = { granted: 0, kills: 0, asked: 0, lost: 0, twice: 0, other: 0, refused: 0 };
      const backMs: number[] = [];
      const waits: number[] = [];
      for (let diary = 0; diary < diaries; diary += 1) {
        const studio = await readStudio(stand, limbers[0]?.base ?? '', clients);
        const most = Math.ceil(bookings / diaries);
        const spare = (await listSpare(studio, most, seed + diary)).slice(0, most);
        const bases = limbers.map(({ base }) => base);
        const bookers = new Bookers(stand, bases, spare, chance);
        const booking = bookers.book(LANES);
        const share = Math.ceil(times / diaries);
        const killing = killInTurn({ stand, limbers, ports, bookers, chance, say }, share, most);
        await booking;
        const found = await killing;
        backMs.push(...found);
        sum.kills += found.length;
        await check(stand, bookers, bases, sum);
        waits.push(...bookers.wishes.map(({ times }) => times));
        say(`${sum.kills} kills, ${sum.granted} bookings`);
        await stand.query('truncate bookings, idempotency_keys cascade');
      }
      return [
        atLeast('killed', sum.kills, times),
        atLeast('bookings acknowledged', sum.granted, bookings),
        told('of them asked more than once', waits.filter((each) => each > 1).length),
        exactly('acknowledged and not in the database', sum.lost),
        exactly('in the database more than once, or without an acknowledgement', sum.twice),
        exactly('keys that answer differently when asked again', sum.other),
        exactly('refused though free', sum.refused),
        told('served again, p50', `${quantile(backMs, 0.5).toFixed(0)} ms`),
        atMost('served again at the latest after', Math.max(...backMs), BACK_MS, 'ms'),
      ];
    }),
};

interface Killing {
  readonly stand: Stand;
  readonly limbers: Limber[];
  readonly ports: readonly number[];
  readonly bookers: Bookers;
  readonly chance: Chance;
  say(progress: string): void;
}

/**
 * Kills so often, evenly over `bookings`; each time at a moment by chance after the last was over.
 * Answers how long it took each time until a booking was granted again by what was killed.
 */
async function killInTurn(killing: Killing, times: number, bookings: number): Promise<number[]> {
  const { stand, limbers, ports, bookers, chance, say } = killing;
  const backMs: number[] = [];
  let granted = 0;
  let waiting: { base: string | null; since: number; count: number; done(): void } | null = null;
  bookers.onAnswer = ({ status, tookMs }, base, atMs) => {
    if (status !== 201) return;
    granted += 1;
    if (!waiting || granted < waiting.count) return;
    // One that was asked before the kill says nothing of what came after it.
    if (waiting.base !== null && waiting.base !== base) return;
    if (waiting.count === 0 && atMs - tookMs < waiting.since) return;
    waiting.done();
  };
  const until = (base: string | null, count: number) =>
    new Promise<void>((done) => {
      waiting = { base, since: performance.now(), count, done };
    });
  const every = Math.floor(bookings / (times + 1));
  for (let turn = 0; turn < times; turn += 1) {
    await until(null, turn * every + 1 + chance.below(Math.max(1, Math.floor(every / 2))));
    const began = performance.now();
    const which = turn % 2 === 0 ? chance.below(limbers.length) : null;
    const limber = which === null ? null : (limbers[which] as Limber);
    const back = until(limber?.base ?? null, 0);
    if (limber && which !== null) {
      await endLimber(limber, 'SIGKILL');
      limbers[which] = await stand.start({ JOBS: 'off' }, ports[which]);
    } else process.kill(stand.postmaster(), 'SIGKILL');
    await back;
    backMs.push(performance.now() - began);
    if (turn % 20 === 19) say(`${turn + 1} kills, ${granted} bookings`);
  }
  return backMs;
}

interface Sum {
  granted: number;
  lost: number;
  twice: number;
  other: number;
  refused: number;
}

/** Holds what was said against the database, and asks everything once more. */
async function check(stand: Stand, bookers: Bookers, bases: string[], sum: Sum): Promise<void> {
  const granted = bookers.wishes.filter(({ answer }) => answer.status === 201);
  const ids = granted.map(({ answer }) => answer.body.id as string);
  const rows = await stand.query<{ id: string }>('select id from bookings');
  const kept = new Set(rows.map(({ id }) => id));
  sum.granted += granted.length;
  sum.refused += bookers.wishes.length - granted.length;
  sum.lost += ids.filter((id) => !kept.has(id)).length;
  sum.twice += rows.length - new Set(ids).size + (ids.length - new Set(ids).size);
  const open = [...granted];
  const lane = async (base: string) => {
    for (let wish = open.pop(); wish; wish = open.pop()) {
      if (!(await answersTheSame(bookers, wish, base))) sum.other += 1;
    }
  };
  await Promise.all(bases.flatMap((base) => [lane(base), lane(base), lane(base)]));
}

async function answersTheSame(bookers: Bookers, wish: Wish, base: string): Promise<boolean> {
  const { status, body } = await bookers.again(wish, base);
  return status === 201 && JSON.stringify(body) === JSON.stringify(wish.answer.body);
}

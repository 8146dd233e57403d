import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import { freePort } from '../../server/test/processes/limber-process.ts';
import type { Answer } from './ask.ts';
import { endLimber, type Limber } from './processes.ts';
import type { Stand } from './stand.ts';

const MINUTE_MS = 60_000;
const TRIES = 60;

/** Two processes with jobs that can be killed, as PostgreSQL can, and a clock that can be moved on. */
export async function startTwoKilled(stand: Stand, env: Record<string, string>, chance: Chance) {
  let aheadMs = 0;
  let kills = 0;
  const now = () => new Date(stand.now().getTime() + aheadMs);
  const ports = [await freePort(), await freePort()];
  const start = (port?: number) => stand.start({ ...env, LIMBER_NOW: now().toISOString() }, port);
  const limbers: Limber[] = [await start(ports[0]), await start(ports[1])];
  const base = (which: number) => (limbers[which % limbers.length] as Limber).base;

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

  return {
    base,
    now,
    query,
    /** How often something was killed. */
    kills: () => kills,
    /** The id of a process. */
    pid: (which: number) => limbers[which]?.process.pid ?? 0,
    /** Kills a process, which starts again at once; every third time PostgreSQL. */
    async killOne(): Promise<void> {
      kills += 1;
      if (kills % 3 === 0) {
        process.kill(stand.postmaster(), 'SIGKILL');
        // A process that starts now would not find it.
        await query('select');
        return;
      }
      const which = chance.below(limbers.length);
      await endLimber(limbers[which] as Limber, 'SIGKILL');
      limbers[which] = await start(ports[which]);
    },
    /** Minutes pass for the queue and for the processes: all are killed first, and as many start as are asked for. */
    async letPass(minutes: number, processes = ports.length): Promise<void> {
      await Promise.all(limbers.map((limber) => endLimber(limber, 'SIGKILL')));
      aheadMs += minutes * MINUTE_MS;
      await query(`update graphile_worker._private_jobs set
        run_at = run_at - ${minutes} * interval '1 minute',
        locked_at = locked_at - ${minutes} * interval '1 minute'`);
      const started = await Promise.all(ports.slice(0, processes).map((port) => start(port)));
      limbers.splice(0, limbers.length, ...started);
    },
    /** Asks until there is an answer, at one process and the other; the last one after many tries. */
    async answered(call: (base: string) => Promise<Answer>): Promise<Answer> {
      const first = chance.below(2);
      for (let tries = 0; ; tries += 1) {
        const answer = await call(base(first + tries));
        if (!isUnanswered(answer) || tries === TRIES) return answer;
        await pause(50);
      }
    },
    /** Until none of these jobs is due, or for a minute; `where` narrows them down. */
    async untilNoneIsDue(where: string, pollMs = 250): Promise<void> {
      const isDue = async () => {
        const [due] = await query<{ many: number }>(`select count(*)::int as many
          from graphile_worker.jobs
          where run_at <= now() and attempts < max_attempts and ${where}`);
        return due?.many !== 0;
      };
      for (let polls = 0; polls < MINUTE_MS / pollMs && (await isDue()); polls += 1) {
        await pause(pollMs);
      }
    },
    async end(): Promise<void> {
      await Promise.all(limbers.map((limber) => endLimber(limber, 'SIGKILL')));
    },
  };
}

export type TwoKilled = Awaited<ReturnType<typeof startTwoKilled>>;

/** Whether no answer came, or only that one has to ask again. */
export const isUnanswered = ({ status }: Answer) => status === 0 || status === 503;

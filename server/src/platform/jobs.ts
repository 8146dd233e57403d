import { Logger, type Runner, run, runOnce } from 'graphile-worker';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Clock } from './clock.ts';
import type { DB } from './db-types.ts';

export type JobOptions = {
  /** When to run, by the product's clock; left out: at once. */
  runAt?: Date;
  /** A later job of the same key takes the place of one that has not run. */
  jobKey?: string;
  /** Tries before the job is given up, with growing pauses; 25 when left out. */
  maxAttempts?: number;
};

export type NewJob = JobOptions & { name: string; payload: Record<string, unknown> };

export type Jobs = {
  /** Adds a job that exists only if the transaction commits. */
  addJob(
    trx: Transaction<DB>,
    name: string,
    payload: Record<string, unknown>,
    options?: JobOptions,
  ): Promise<void>;
  /** Adds several such jobs at once, for little more than the cost of one. */
  addJobs(trx: Transaction<DB>, jobs: readonly NewJob[]): Promise<void>;
  /** Takes back a job that has not run; nothing happens when there is none. */
  removeJob(trx: Transaction<DB>, jobKey: string): Promise<void>;
};

/** What to do for each job name. A task that throws is tried again. */
// biome-ignore lint/suspicious/noExplicitAny: each task knows the payload of its own jobs
export type Tasks = Record<string, (payload: any) => Promise<void>>;

/** The queue's writing side; `clock` turns the product's time into the database's. */
export function makeJobs(clock: Clock): Jobs {
  const addJobs = async (trx: Transaction<DB>, jobs: readonly NewJob[]) => {
    const now = clock.now().getTime();
    // The product's clock may run apart from the database's: only the delay means the same to both.
    const delaysMs = jobs.map(({ runAt }) => (runAt ? Math.max(0, runAt.getTime() - now) : 0));
    await sql`select from graphile_worker.add_jobs(array(
      select (job.name, job.payload::json, null, now() + delay * interval '1 millisecond',
        attempts, key, null, null)::graphile_worker.job_spec
      from unnest(${jobs.map(({ name }) => name)}::text[],
        ${jobs.map(({ payload }) => JSON.stringify(payload))}::text[],
        ${delaysMs}::float8[],
        ${jobs.map(({ maxAttempts }) => maxAttempts ?? null)}::smallint[],
        ${jobs.map(({ jobKey }) => jobKey ?? null)}::text[]
      ) as job (name, payload, delay, attempts, key)
    ))`.execute(trx);
  };
  return {
    addJob: (trx, name, payload, options) => addJobs(trx, [{ name, payload, ...options }]),
    addJobs,
    async removeJob(trx, jobKey) {
      await sql`select graphile_worker.remove_job(${jobKey}::text)`.execute(trx);
    },
  };
}

export type RunningJobs = { stop(): Promise<void> };

export type StartJobsOptions = {
  url: string;
  tasks: Tasks;
  /** What to do at set times, as lines of a crontab; UTC. */
  crontab?: string;
  /** True when no other process can be working on the queue, as with the embedded database. */
  alone: boolean;
  log: (line: string) => void;
};

/** Works off the queue until stopped; stopping waits for the tasks in hand. */
export async function startJobs({
  url,
  tasks,
  crontab = '',
  alone,
  log,
}: StartJobsOptions): Promise<RunningJobs> {
  let runner: Runner | null = null;
  let stopping = false;
  const begin = async () => {
    runner = await run({
      connectionString: url,
      taskList: tasks,
      concurrency: 4,
      maxPoolSize: 6,
      pollInterval: 1000,
      noHandleSignals: true,
      crontab,
      logger: quietLogger(log),
    });
    // The runner gives up when the database is away for long; bookings must not lose their mail.
    runner.promise.catch(() => {}).then(() => !stopping && setTimeout(again, 2000));
  };
  const again = () => {
    if (stopping) return;
    begin().catch((error) => {
      log(`Jobs could not start again: ${error.message}`);
      setTimeout(again, 2000);
    });
  };
  await releaseAbandoned(url, alone);
  await begin();
  const sweep = setInterval(() => releaseAbandoned(url, false).catch(() => {}), 60_000);
  return {
    async stop() {
      stopping = true;
      clearInterval(sweep);
      await runner?.stop().catch(() => {});
    },
  };
}

/**
 * Runs every due job once and resolves when the queue is idle; for tests. `aheadMinutes` lets that
 * much time pass for the queue first.
 */
export async function runDueJobs(pool: pg.Pool, tasks: Tasks, aheadMinutes = 0): Promise<void> {
  if (aheadMinutes > 0) {
    const earlier = 'update graphile_worker._private_jobs set run_at = run_at - $1 * interval';
    await pool.query(`${earlier} '1 minute'`, [aheadMinutes]);
  }
  // The worker warns about pools that nobody listens to.
  if (pool.listenerCount('connect') === 0) pool.on('connect', () => {});
  const logger = quietLogger(() => {});
  await runOnce({ pgPool: pool, taskList: tasks, noHandleSignals: true, crontab: '', logger });
}

/** A killed process leaves its jobs locked, and the worker alone would wait four hours for it. */
async function releaseAbandoned(url: string, alone: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select graphile_worker.force_unlock_workers(array(
         select distinct locked_by from graphile_worker.jobs
         where locked_by is not null and locked_at <= now() - $1 * interval '1 minute'))`,
      [alone ? 0 : LONGEST_TASK_MINUTES],
    );
  } finally {
    await client.end();
  }
}

const LONGEST_TASK_MINUTES = 5;

function quietLogger(log: (line: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(message);
  });
}

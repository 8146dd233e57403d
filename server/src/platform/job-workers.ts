import { EventEmitter } from 'node:events';
import {
  Logger,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { JOB_PATIENCE, timeoutsOf } from './database/db.ts';
import { openClient, openPool } from './database/open-connections.ts';
import { onBehalfOf } from './http/request-id.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** What to do for each job name. A task that throws is tried again. */
export type Tasks = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/**
 * The same tasks, each run on behalf of the request that its job comes from: jobs it adds are
 * marked so too, and so is its failure, which is logged and kept with the job.
 */
export function followRequests(tasks: Tasks): Tasks {
  const following = Object.entries(tasks).map(([name, work]) => [
    name,
    async (payload: { readonly requestId?: string } | null) => {
      const requestId = payload?.requestId;
      if (!requestId) return work(payload as never);
      try {
        await onBehalfOf(requestId, () => work(payload as never));
      } catch (error) {
        throw new Error(`${(error as Error).message} (request ${requestId})`, { cause: error });
      }
    },
  ]);
  return Object.fromEntries(following) as Tasks;
}

const WORKERS = 4;
const SLOW_WORKERS = 2;
/** Jobs that one process runs at a time. */
export const MOST_JOBS_AT_ONCE = WORKERS + SLOW_WORKERS;

/**
 * Without it the worker does not await its report that a job is done: if the database is lost at
 * that moment, the rejection would end the process, and a queue that still has the job would count
 * as idle. With it the runner ends, and another replaces it.
 */
const TOLD_AND_WAITED_FOR = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;

export type RunningJobs = { stop(): Promise<void> };

export type StartJobsOptions = {
  url: string;
  tasks: Partial<Tasks>;
  /** Tasks that wait for other machines: they have two workers of their own, and hold no others. */
  slow: readonly string[];
  /** What to do at set times, as lines of a crontab; UTC. */
  crontab?: string;
  /** True when no other process can be working on the queue, as with the embedded database. */
  alone: boolean;
  log: (line: string) => void;
};

/** Runs the queue until stopped; stopping waits for the tasks in progress. */
export async function startJobs({
  tasks,
  slow,
  crontab = '',
  ...rest
}: StartJobsOptions): Promise<RunningJobs> {
  const tasksThat = (areSlow: boolean): Partial<Tasks> =>
    Object.fromEntries(Object.entries(tasks).filter(([name]) => slow.includes(name) === areSlow));
  const running = [
    await keepRunning({ ...rest, tasks: tasksThat(false), crontab, workers: WORKERS }),
  ];
  if (slow.length > 0) {
    running.push(
      await keepRunning({ ...rest, tasks: tasksThat(true), crontab: '', workers: SLOW_WORKERS }),
    );
  }
  return {
    async stop() {
      await Promise.all(running.map((each) => each.stop()));
    },
  };
}

/** Some workers for some of the tasks, with connections of their own. */
async function keepRunning({
  url,
  tasks,
  workers,
  crontab,
  alone,
  log,
}: Omit<StartJobsOptions, 'slow'> & { crontab: string; workers: number }): Promise<RunningJobs> {
  let runner: Runner | null = null;
  let stopping = false;
  let pauseMs = SHORTEST_PAUSE_MS;
  // One connection for each job at a time, one that listens, one to spare.
  const max = workers + 2;
  const pool = openPool({
    connectionString: url,
    max,
    application_name: 'limber workers',
    ...timeoutsOf(JOB_PATIENCE),
  });
  const names = Object.keys(tasks);
  /** The ids under which earlier runners have locked jobs. */
  let lost: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => lost.push(workerPool.id));
  // It may have taken a job without knowing, which nobody would then do: another runner releases
  // it.
  events.on('worker:getJob:error', () => runner?.stop().catch(() => {}));
  const begin = async () => {
    // Jobs that a lost runner had in progress would otherwise wait for the sweep.
    await releaseAbandoned(url, names, alone, lost);
    lost = [];
    const shut = whenShut(events);
    runner = await run({
      pgPool: pool,
      events,
      taskList: tasks as TaskList,
      noHandleSignals: true,
      crontab,
      logger: quietLogger(log),
      preset: {
        worker: {
          ...TOLD_AND_WAITED_FOR,
          concurrentJobs: workers,
          pollInterval: 1000,
        },
      },
    });
    pauseMs = SHORTEST_PAUSE_MS;
    Promise.race([runner.promise.catch(() => {}), shut]).then(again);
  };
  // A runner gives up when the database is away; bookings must not lose their mail.
  const again = () => {
    if (stopping) return;
    setTimeout(() => {
      if (stopping) return;
      beginning = begin().catch((error) => {
        log(`Jobs could not start again: ${error.message}`);
        again();
      });
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  let beginning = begin();
  await beginning;
  const sweep = setInterval(() => releaseAbandoned(url, names, false).catch(() => {}), 60_000);
  return {
    async stop() {
      stopping = true;
      clearInterval(sweep);
      // A runner about to replace a lost one is only known then, and would go on for ever.
      await beginning;
      await runner?.stop().catch(() => {});
      await pool.end().catch(() => {});
    },
  };
}

/**
 * Resolves a while after a runner has finished its last job, by its `events`. It may never report
 * its end: graphile-worker 0.18 counts below zero when two jobs cannot be reported as done at the
 * same moment, and waits for zero.
 */
function whenShut(events: WorkerEvents): Promise<void> {
  return new Promise((done) => {
    const names = ['pool:gracefulShutdown:complete', 'pool:forcefulShutdown:complete'] as const;
    const hear = () => {
      for (const name of names) events.off(name, hear);
      setTimeout(done, ENDS_WITHIN_MS);
    };
    for (const name of names) events.on(name, hear);
  });
}

/** How long an idle runner may take to end. */
const ENDS_WITHIN_MS = 2000;

/** Between one runner that was lost and the next, growing while the database stays away. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/**
 * Runs every due job once and resolves when the queue is idle; for tests. `aheadMinutes` lets that
 * much time pass for the queue first.
 */
export async function runDueJobs(
  pool: pg.Pool,
  tasks: Partial<Tasks>,
  aheadMinutes = 0,
): Promise<void> {
  if (aheadMinutes > 0) {
    const earlier = 'update graphile_worker._private_jobs set run_at = run_at - $1 * interval';
    await pool.query(`${earlier} '1 minute'`, [aheadMinutes]);
  }
  // The worker warns about pools that nobody listens to.
  if (pool.listenerCount('connect') === 0) pool.on('connect', () => {});
  const logger = quietLogger(() => {});
  await runOnce({
    pgPool: pool,
    taskList: tasks as TaskList,
    noHandleSignals: true,
    crontab: '',
    logger,
    preset: { worker: TOLD_AND_WAITED_FOR },
  });
}

/**
 * A killed process leaves its jobs locked, and the worker alone would wait four hours for it; those
 * locked under the names in `lost` are released at once.
 */
async function releaseAbandoned(
  url: string,
  names: readonly string[],
  alone: boolean,
  lost: readonly string[] = [],
): Promise<void> {
  const client = await openClient({ connectionString: url, ...timeoutsOf(JOB_PATIENCE) });
  try {
    await client.query(
      `select graphile_worker.force_unlock_workers(array(
         select distinct locked_by from graphile_worker.jobs
         where locked_by = any($3)
           or locked_by is not null and locked_at <= now() - $1 * interval '1 minute'
           and task_identifier = any($2)))`,
      [alone ? 0 : LONGEST_TASK_MINUTES, names, lost],
    );
  } finally {
    await client.end().catch(() => {});
  }
}

const LONGEST_TASK_MINUTES = 5;

function quietLogger(log: (line: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(message);
  });
}

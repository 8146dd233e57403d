import { FAILED_JOB_STAYS_DAYS } from '@limber/contract/terms/how-long-data-is-kept.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from './clock.ts';
import type { DB } from './database/db-types.ts';
import { currentRequestId } from './http/request-id.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';
import { statement } from './speed/prebuilt-statement.ts';

export type JobOptions = {
  /** When to run, by the product's clock; left out: at once. */
  runAt?: Date;
  /** A later job with the same key replaces one that has not run. */
  jobKey?: string;
  /** Tries before the job is given up, with growing pauses; 25 when left out. */
  maxAttempts?: number;
};

/** A job to be added: a name that the queue knows, with what belongs to it. */
export type NewJob = {
  [Name in JobName]: JobOptions & { readonly name: Name; readonly payload: JobPayloads[Name] };
}[JobName];

export type Jobs = {
  /** Adds a job that exists only if the transaction commits. */
  addJob<Name extends JobName>(
    trx: Transaction<DB>,
    name: Name,
    payload: JobPayloads[Name],
    options?: JobOptions,
  ): Promise<void>;
  /** Adds several such jobs at once, for little more than the cost of one. */
  addJobs(trx: Transaction<DB>, jobs: readonly NewJob[]): Promise<void>;
  /** Takes back a job that has not run, and says whether there was one. */
  removeJob(trx: Transaction<DB>, jobKey: string): Promise<boolean>;
  /** Takes back those of several jobs that have not run. */
  removeJobs(trx: Transaction<DB>, jobKeys: readonly string[]): Promise<void>;
};

/** What adding jobs depends on. */
export interface JobDeps {
  readonly jobs: Jobs;
}

/** The queue's writing side; `clock` turns the product's time into the database's. */
export function makeJobs(clock: Clock): Jobs {
  const addJobs = async (trx: Transaction<DB>, jobs: readonly NewJob[]) => {
    const now = clock.now().getTime();
    // The product's clock may differ from the database's: only the delay means the same to both.
    const requestId = currentRequestId();
    const delaysMs = jobs.map(({ runAt }) => (runAt ? Math.max(0, runAt.getTime() - now) : 0));
    await insertJobs(trx, {
      names: jobs.map(({ name }) => name),
      payloads: jobs.map(({ payload }) => JSON.stringify({ ...(payload as object), requestId })),
      delaysMs,
      attempts: jobs.map(({ maxAttempts }) => maxAttempts ?? null),
      keys: jobs.map(({ jobKey }) => jobKey ?? null),
    });
  };
  return {
    addJob: (trx, name, payload, options) =>
      // Name and payload belong together, which a union does not know of a name not yet chosen.
      addJobs(trx, [{ name, payload, ...options } as NewJob]),
    addJobs,
    async removeJob(trx, jobKey) {
      const { rows } = await sql<{ id: string | null }>`
        select (graphile_worker.remove_job(${jobKey}::text)).id`.execute(trx);
      return rows[0]?.id != null;
    },
    async removeJobs(trx, jobKeys) {
      await sql`
        select from unnest(${jobKeys}::text[]) as key, graphile_worker.remove_job(key)`.execute(
        trx,
      );
    },
  };
}

/** Deletes the jobs that failed for good long ago, by the queue's own clock. */
export async function deleteFailedJobs(db: Kysely<DB>): Promise<void> {
  await sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null
        and updated_at < now() - ${FAILED_JOB_STAYS_DAYS}::int * interval '1 day'
    ))`.execute(db);
}

/** The columns of several jobs. */
interface AddedJobs {
  readonly names: readonly string[];
  readonly payloads: readonly string[];
  readonly delaysMs: readonly number[];
  readonly attempts: readonly (number | null)[];
  readonly keys: readonly (string | null)[];
}

/** Adds jobs to the queue, each after a delay by the database's clock. */
const insertJobs = statement<AddedJobs, never>(
  (its) => `
  select from graphile_worker.add_jobs(array(
    select (job.name, job.payload::json, null, now() + delay * interval '1 millisecond',
      attempts, key, null, null)::graphile_worker.job_spec
    from unnest(${its.names}::text[], ${its.payloads}::text[], ${its.delaysMs}::float8[],
      ${its.attempts}::smallint[], ${its.keys}::text[]
    ) as job (name, payload, delay, attempts, key)
  ))`,
);

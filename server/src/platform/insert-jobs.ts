import { statement } from './speed/statement.ts';

/** Of each job what stands in the same place. */
interface AddedJobs {
  readonly names: readonly string[];
  readonly payloads: readonly string[];
  readonly delaysMs: readonly number[];
  readonly attempts: readonly (number | null)[];
  readonly keys: readonly (string | null)[];
}

/** Adds jobs to the queue, each after a delay by the database's clock. */
export const insertJobs = statement<AddedJobs, never>(
  (its) => `
  select from graphile_worker.add_jobs(array(
    select (job.name, job.payload::json, null, now() + delay * interval '1 millisecond',
      attempts, key, null, null)::graphile_worker.job_spec
    from unnest(${its.names}::text[], ${its.payloads}::text[], ${its.delaysMs}::float8[],
      ${its.attempts}::smallint[], ${its.keys}::text[]
    ) as job (name, payload, delay, attempts, key)
  ))`,
);

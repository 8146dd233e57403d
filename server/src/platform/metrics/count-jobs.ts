import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/db-types.ts';

/** Jobs of one task in the queue. */
export interface WaitingJobs {
  readonly task: string;
  /** Due by the queue's own clock, and neither done nor given up. */
  readonly due: number;
  /** Seconds since the oldest of those became due; 0 when none is. */
  readonly oldestSeconds: number;
  readonly planned: number;
  readonly givenUp: number;
}

/** Counts the jobs in the queue. */
export async function countJobs(db: Kysely<DB>): Promise<readonly WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select task_identifier as task,
      count(*) filter (where is_due)::int as due,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8
        as "oldestSeconds",
      count(*) filter (where run_at > now() and attempts < max_attempts)::int as planned,
      count(*) filter (where attempts >= max_attempts)::int as "givenUp"
    from graphile_worker.jobs,
      lateral (select run_at <= now() and attempts < max_attempts as is_due) as state
    group by task_identifier`.execute(db);
  return rows;
}

import type { Trx } from './database/db.ts';
import type { Jobs, NewJob } from './jobs.ts';

/**
 * The writing side of a queue that collects added jobs until `send` adds them all at the end of the
 * transaction; removals happen at once.
 */
export function gatherJobs(jobs: Jobs): { jobs: Jobs; send: (trx: Trx) => Promise<void> } {
  const stored: NewJob[] = [];
  const addJobs: Jobs['addJobs'] = async (_, added) => void stored.push(...added);
  return {
    jobs: {
      addJob: (trx, name, payload, options) =>
        addJobs(trx, [{ name, payload, ...options } as NewJob]),
      addJobs,
      removeJob: jobs.removeJob,
      removeJobs: jobs.removeJobs,
    },
    send: (trx) => jobs.addJobs(trx, stored),
  };
}

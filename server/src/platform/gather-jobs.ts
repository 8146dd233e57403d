import type { Trx } from './database/db.ts';
import type { Jobs, NewJob } from './jobs.ts';

/**
 * The writing side of a queue that collects added jobs until `send` adds them all at the end of the
 * transaction; removals happen at once, also of what was collected.
 */
export function gatherJobs(jobs: Jobs): { jobs: Jobs; send: (trx: Trx) => Promise<void> } {
  // By their keys: the queue refuses two jobs of one key in one statement, and the later one
  // replaces the earlier.
  const stored = new Map<unknown, NewJob>();
  const addJobs: Jobs['addJobs'] = async (_, added) => {
    for (const job of added) stored.set(job.jobKey ?? job, job);
  };
  return {
    jobs: {
      addJob: (trx, name, payload, options) =>
        addJobs(trx, [{ name, payload, ...options } as NewJob]),
      addJobs,
      async removeJob(trx, jobKey) {
        const dropped = stored.delete(jobKey);
        return (await jobs.removeJob(trx, jobKey)) || dropped;
      },
      async removeJobs(trx, jobKeys) {
        for (const key of jobKeys) stored.delete(key);
        await jobs.removeJobs(trx, jobKeys);
      },
    },
    send: (trx) => jobs.addJobs(trx, [...stored.values()]),
  };
}

import type { Trx } from './database/db.ts';
import type { Jobs, NewJob } from './jobs.ts';

/**
 * A queue's writing side that keeps what is added, for `send` to add it all at once at the end of the
 * transaction; what is taken back is taken back at once.
 */
export function gatherJobs(jobs: Jobs): { jobs: Jobs; send: (trx: Trx) => Promise<void> } {
  const kept: NewJob[] = [];
  const addJobs: Jobs['addJobs'] = async (_, added) => void kept.push(...added);
  return {
    jobs: {
      addJob: (trx, name, payload, options) =>
        addJobs(trx, [{ name, payload, ...options } as NewJob]),
      addJobs,
      removeJob: jobs.removeJob,
    },
    send: (trx) => jobs.addJobs(trx, kept),
  };
}

import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { WaitingJobs } from './count-jobs.ts';

/** Mails as the studio has them at a moment. */
export interface WaitingMails {
  readonly waiting: number;
  /** Seconds since the oldest of them was queued; 0 when none waits. */
  readonly oldestSeconds: number;
  /** Given up, since they were too late; of the time for which mails are kept. */
  readonly givenUp: number;
}

/** The sources of the reported state. */
export interface StateSources {
  readonly pools: Readonly<Record<string, { readonly pool: pg.Pool; readonly most: number }>>;
  readonly countJobs: () => Promise<readonly WaitingJobs[]>;
  readonly countMails: () => Promise<WaitingMails>;
}

/**
 * Adds gauges that are looked up rather than counted. The returned function updates them, and is
 * called before the registry is read. A database that is down is reported as such, and what only it
 * knows is left out.
 */
export function tellState(registry: Registry, sources: StateSources): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `limber_${name}`, help, labelNames, registers: [registry] });
  const up = gauge('database_up', 'Whether the database answers: 1 or 0.');
  const connections = gauge('pool_connections', 'Open connections.', 'pool', 'state');
  const waiting = gauge('pool_waiting', 'Who waits for a connection.', 'pool');
  const most = gauge('pool_most', 'Connections that there may be.', 'pool');
  const due = gauge('jobs_due', 'Jobs that are due and not done.', 'task');
  const oldest = gauge('jobs_oldest_seconds', 'How long the oldest of them is due.', 'task');
  const planned = gauge('jobs_planned', 'Jobs whose time is to come.', 'task');
  const failed = gauge('jobs_given_up', 'Jobs that failed for good.', 'task');
  const mails = gauge('mails_waiting', 'Mails that are not sent yet.');
  const oldestMail = gauge('mails_oldest_seconds', 'How long the oldest of them waits.');
  const lost = gauge('mails_given_up', 'Mails that were too late, of those that are kept.');

  const tellPools = () => {
    for (const [name, { pool, most: limit }] of Object.entries(sources.pools)) {
      connections.set({ pool: name, state: 'idle' }, pool.idleCount);
      connections.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
      waiting.set({ pool: name }, pool.waitingCount);
      most.set({ pool: name }, limit);
    }
  };
  return async () => {
    tellPools();
    for (const each of [due, oldest, planned, failed]) each.reset();
    for (const each of [mails, oldestMail, lost]) each.remove();
    const counted = await Promise.all([sources.countJobs(), sources.countMails()]).catch(
      () => null,
    );
    up.set(counted ? 1 : 0);
    if (!counted) return;
    const [jobs, { waiting: unsent, oldestSeconds, givenUp }] = counted;
    for (const { task, ...counts } of jobs) {
      due.set({ task }, counts.due);
      oldest.set({ task }, counts.oldestSeconds);
      planned.set({ task }, counts.planned);
      failed.set({ task }, counts.givenUp);
    }
    mails.set(unsent);
    oldestMail.set(oldestSeconds);
    lost.set(givenUp);
  };
}

import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { clockFrom } from '../src/platform/clock.ts';
import { openDatabase, type Trx } from '../src/platform/database/db.ts';
import { openClient } from '../src/platform/database/open-connections.ts';
import { runDueJobs, startJobs } from '../src/platform/job-workers.ts';
import { makeJobs } from '../src/platform/jobs.ts';
import { openWorld } from './harness.ts';

const world = await openWorld();
const { pool, close } = openDatabase(world.databaseUrl);
const done: string[] = [];
const told = new EventEmitter();
const tasks = {
  'send-mail': async ({ eventKey }: { eventKey: string }) => {
    done.push(eventKey);
    told.emit('note');
  },
};

test('a job exists only when its transaction commits, and runs when it is due', async () => {
  const jobs = makeJobs(world.clock);
  const undone = world.db.transaction().execute(async (trx) => {
    await jobs.addJob(trx, 'send-mail', { eventKey: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await world.db.transaction().execute(async (trx) => {
    await jobs.addJob(trx, 'send-mail', { eventKey: 'now' });
    const runAt = new Date(world.clock.now().getTime() + 3_600_000);
    await jobs.addJob(trx, 'send-mail', { eventKey: 'first' }, { runAt, jobKey: 'later' });
    await jobs.addJob(trx, 'send-mail', { eventKey: 'later' }, { runAt, jobKey: 'later' });
    await jobs.addJob(trx, 'send-mail', { eventKey: 'taken back' }, { runAt, jobKey: 'gone' });
    await jobs.removeJob(trx, 'gone');
  });
  await runDueJobs(pool, tasks);
  expect(done).toEqual(['now']);
  await runDueJobs(pool, tasks, 61);
  expect(done).toEqual(['now', 'later']);
});

test('a job that the queue does not know, or with another payload, does not compile', () => {
  const refused = (trx: Trx) => {
    const jobs = makeJobs(world.clock);
    // @ts-expect-error: no such name
    void jobs.addJob(trx, 'send-mails', { eventKey: 'one' });
    // @ts-expect-error: another payload
    void jobs.addJob(trx, 'send-mail', { bookingId: 'one' });
    // @ts-expect-error: the payload of another name
    void jobs.addJobs(trx, [{ name: 'expire-package', payload: { eventKey: 'one' } }]);
  };
  expect(refused).toBeTypeOf('function');
});

test('a time of a clock that was set is due when that clock shows it', async () => {
  const clock = clockFrom(new Date('2020-01-01T00:00:00Z'));
  const runAt = new Date(clock.now().getTime() - 1000);
  await world.db
    .transaction()
    .execute((trx) => makeJobs(clock).addJob(trx, 'send-mail', { eventKey: '2020' }, { runAt }));
  await runDueJobs(pool, tasks);
  expect(done).toContain('2020');
});

test('a job that was locked for a runner whose session ended, without its knowing, is done soon', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const hold = async () => {
    begun.resolve();
    await end.promise;
  };
  const other = await openWorld();
  const running = await startJobs({
    url: other.databaseUrl,
    tasks: { ...tasks, 'clean-up': hold },
    slow: [],
    alone: false,
    log: () => {},
  });
  await other.query(`select graphile_worker.add_job('clean-up')`);
  await begun.promise;
  // As if the runner had taken it in the statement whose reply never came.
  await other.query(`select graphile_worker.add_job('send-mail', '{"eventKey":"untold"}',
    run_at := now() + interval '1 day', job_key := 'untold')`);
  await other.query(`update graphile_worker._private_jobs set run_at = now(), attempts = 1,
    locked_at = now(), locked_by = (select locked_by from graphile_worker.jobs where task_identifier = 'clean-up')
    where key = 'untold'`);
  end.resolve();
  const untold = once(told, 'note');
  const blocker = await openClient(other.databaseUrl);
  await blocker.query('begin; lock table graphile_worker._private_jobs');
  // The runner's other statements may wait too; this is the one that takes a job.
  const taking = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%skip locked%'`;
  let ended = 0;
  while (ended === 0) ended = (await other.query(taking)).rows.length;
  await blocker.end();
  await untold;
  await running.stop();
  expect(done.at(-1)).toBe('untold');
});

test('jobs go on after two that could not be reported as done at the same moment', async () => {
  const other = await openWorld();
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const after = Promise.withResolvers<void>();
  const running = await startJobs({
    url: other.databaseUrl,
    tasks: {
      'send-mail': async ({ eventKey }) => {
        if (eventKey === 'after') return after.resolve();
        begun[Number(eventKey) as 0 | 1]?.resolve();
        await ends[Number(eventKey) as 0 | 1]?.promise;
      },
    },
    slow: [],
    alone: false,
    log: () => {},
  });
  const add = (key: string) =>
    other.query(`select graphile_worker.add_job('send-mail', '{"eventKey":"${key}"}')`);
  await Promise.all([add('0'), add('1')]);
  await Promise.all(begun.map(({ promise }) => promise));
  const admin = await openClient(other.databaseUrl);
  await admin.query('begin; select from graphile_worker._private_jobs for update');
  /**
   * Sessions that tell of a job that is done, and wait for the lock; a transaction sees them as
   * they were.
   */
  const telling = `from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like 'delete from %_private_jobs%'`;
  for (const [index, { resolve }] of ends.entries()) {
    resolve();
    const waiting = async () => (await other.query(`select pid ${telling}`)).rows.length;
    await expect.poll(waiting).toBe(index + 1);
  }
  await other.query(`select pg_terminate_backend(pid) ${telling}`);
  await admin.query('commit');
  await add('after');
  await after.promise;
  await admin.end();
  await running.stop();
});

test('a running queue takes a job at once, also one that a killed process had in hand', async () => {
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'send-mail', { eventKey: 'left' }));
  await world.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone', attempts = 1`,
  );
  const left = once(told, 'note');
  const { databaseUrl: url } = world;
  const running = await startJobs({ url, tasks, slow: [], alone: true, log: () => {} });
  await left;
  const fresh = once(told, 'note');
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'send-mail', { eventKey: 'fresh' }));
  await fresh;
  await running.stop();
  await close();
  expect(done.slice(-2)).toEqual(['left', 'fresh']);
});

import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { clockFrom } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db.ts';
import { makeJobs, runDueJobs, startJobs } from '../src/platform/jobs.ts';
import { openWorld } from './harness.ts';

const world = await openWorld();
const { pool, close } = openDatabase(world.databaseUrl);
const done: string[] = [];
const told = new EventEmitter();
const tasks = {
  note: async ({ text }: { text: string }) => {
    done.push(text);
    told.emit('note');
  },
};

test('a job exists only when its transaction commits, and runs when it is due', async () => {
  const jobs = makeJobs(world.clock);
  const undone = world.db.transaction().execute(async (trx) => {
    await jobs.addJob(trx, 'note', { text: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await world.db.transaction().execute(async (trx) => {
    await jobs.addJob(trx, 'note', { text: 'now' });
    const runAt = new Date(world.clock.now().getTime() + 3_600_000);
    await jobs.addJob(trx, 'note', { text: 'first' }, { runAt, jobKey: 'later' });
    await jobs.addJob(trx, 'note', { text: 'later' }, { runAt, jobKey: 'later' });
    await jobs.addJob(trx, 'note', { text: 'taken back' }, { runAt, jobKey: 'gone' });
    await jobs.removeJob(trx, 'gone');
  });
  await runDueJobs(pool, tasks);
  expect(done).toEqual(['now']);
  await runDueJobs(pool, tasks, 61);
  expect(done).toEqual(['now', 'later']);
});

test('a time of a clock that was set is due when that clock shows it', async () => {
  const clock = clockFrom(new Date('2020-01-01T00:00:00Z'));
  const runAt = new Date(clock.now().getTime() - 1000);
  await world.db
    .transaction()
    .execute((trx) => makeJobs(clock).addJob(trx, 'note', { text: '2020' }, { runAt }));
  await runDueJobs(pool, tasks);
  expect(done).toContain('2020');
});

test('a running queue takes a job at once, also one that a killed process had in hand', async () => {
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'note', { text: 'left' }));
  await world.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone', attempts = 1`,
  );
  const left = once(told, 'note');
  const running = await startJobs({ url: world.databaseUrl, tasks, alone: true, log: () => {} });
  await left;
  const fresh = once(told, 'note');
  await world.db
    .transaction()
    .execute((trx) => makeJobs(world.clock).addJob(trx, 'note', { text: 'fresh' }));
  await fresh;
  await running.stop();
  await close();
  expect(done.slice(-2)).toEqual(['left', 'fresh']);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAppointment } from '@limber/contract/bookings.ts';
import { atLeast, type Drill, exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import { endLimber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio, type Spare } from '../stand/studio.ts';
import { type Acknowledged, readSyncs, withoutSync } from './read-syncs.ts';

/** Everything acknowledged is on disk. */
export const sync: Drill['run'] = ({ short, many, seed, onStand }) =>
  onStand({ durable: true, alone: true }, async (stand) => {
    const clients = await stand.addClients(500, 'synced');
    const probe = await stand.start({ JOBS: 'off' });
    const studio = await readStudio(stand, probe.base, clients);
    const times = many(500, 10);
    const spare = await listSpare(studio, times * 2, seed);
    // Its connections to the database began before the trace.
    await endLimber(probe);
    // Without strace, PostgreSQL's own counters say how often it flushed, not when.
    if (short) return count(stand, spare.slice(0, times));
    return [
      ...(await watch(stand, 'one after the other', spare.slice(0, times), 1)),
      ...(await watch(stand, '32 at the same time', spare.slice(times, times * 2), 32)),
    ];
  });

async function watch(
  stand: Stand,
  name: string,
  spare: Spare[],
  atOnce: number,
): Promise<Finding[]> {
  const folder = join(stand.folder, `trace-${atOnce}`);
  mkdirSync(folder);
  const strace = await attach(stand, folder);
  if (!strace) return [{ what: 'watched by strace', figure: 'no', bar: 'yes', holds: false }];
  const acknowledged = await book(stand, spare, atOnce);
  const ended = once(strace, 'exit');
  strace.kill('SIGINT');
  await ended;
  const syncs = readdirSync(folder).flatMap((file) =>
    readSyncs(readFileSync(join(folder, file), 'utf8')),
  );
  return [
    atLeast(`${name}: acknowledged`, acknowledged.length, spare.length),
    told(`${name}: flushes of the log`, syncs.length),
    told(`${name}: flushes for each acknowledgement`, syncs.length / acknowledged.length),
    exactly(`${name}: acknowledged before a flush`, withoutSync(acknowledged, syncs).length),
  ];
}

/** Books one after another; flushes are counted by PostgreSQL. */
async function count(stand: Stand, spare: Spare[]): Promise<Finding[]> {
  await stand.query(`select pg_stat_reset_shared('io')`);
  const acknowledged = await book(stand, spare, 1);
  // Its connections reported their counts when they ended.
  const [found] = await stand.query<{ flushes: number }>(
    `select sum(fsyncs)::int as flushes from pg_stat_io where object = 'wal'`,
  );
  return [
    atLeast('one after the other: acknowledged', acknowledged.length, spare.length),
    atLeast('one after the other: flushes of the log', found?.flushes ?? 0, acknowledged.length),
  ];
}

/** Books all of them through a new process, this many at a time. */
async function book(stand: Stand, spare: Spare[], atOnce: number): Promise<Acknowledged[]> {
  const limber = await stand.start({ JOBS: 'off' });
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  const lane = async () => {
    for (let each = spare[next++]; each; each = spare[next++]) {
      const sentMs = Date.now();
      const client = stand.client(each.clientId);
      const { status } = await ask(limber.base, createAppointment, each.body, client);
      // The machine's clock has whole milliseconds.
      if (status === 201) acknowledged.push({ sentMs, answeredMs: Date.now() + 1 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  await endLimber(limber);
  return acknowledged;
}

/** Traces the postmaster and all its future children; null without strace. */
async function attach(stand: Stand, folder: string): Promise<ChildProcess | null> {
  const others = await stand.query<{ pid: number }>('select pid from pg_stat_activity');
  const pids = [stand.postmaster(), ...others.map(({ pid }) => pid)].flatMap((pid) => [
    '-p',
    String(pid),
  ]);
  const what = ['-e', 'trace=fsync,fdatasync', '-ttt', '-T', '-y', '-o', join(folder, 'of')];
  const strace = spawn('strace', ['-ff', ...what, ...pids], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((done) => {
    strace.once('error', () => done(null));
    strace.once('exit', () => done(null));
    strace.stderr.on('data', (text) => {
      if (String(text).includes('attached')) done(strace);
    });
  });
}

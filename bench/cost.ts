import { readdirSync, readFileSync } from 'node:fs';
import { openClient } from '../server/src/platform/database/open-connections.ts';
import type { Filling } from './fill-studio.ts';
import { line, median } from './report.ts';
import type { Question, Rounds, Stand } from './stand.ts';

const QUESTIONS: readonly Question[] = [
  'hello',
  'bare-select',
  'free-times',
  'bare-insert',
  'booking',
];

/**
 * Processor time of one request in microseconds, in the serving process and in PostgreSQL. Unlike
 * requests per second, this hardly depends on other load of the machine.
 */
export async function measureCost(stand: Stand, filling: Filling, rounds: Rounds): Promise<void> {
  const { servers, used } = await stand.serve([await stand.databaseOf('cost', filling)]);
  const [server] = servers;
  if (!server) return;
  const postmaster = await findPostmaster(server.databaseUrl);
  console.log(`\nMicroseconds of a processor for one request\n${HEADING}`);
  for (const connections of [1, 32]) {
    for (const question of QUESTIONS) {
      await stand.ask({ server, question }, connections, 1);
      const costs: [ours: number, database: number][] = [];
      let failures = 0;
      for (let round = 0; round < rounds.rounds; round += 1) {
        let before = await used();
        let databaseBefore = 0;
        const asked = { server, question };
        const { failed } = await stand.ask(asked, connections, rounds.seconds, async () => {
          before = await used();
          databaseBefore = secondsBelow(postmaster);
        });
        failures += failed;
        const after = await used();
        const requests = after.requests - before.requests;
        costs.push([
          (1e6 * (after.seconds - before.seconds)) / requests,
          (1e6 * (secondsBelow(postmaster) - databaseBefore)) / requests,
        ]);
      }
      const of = (which: 0 | 1) => median(costs.map((cost) => cost[which])).toFixed(0);
      console.log(line(question, String(connections), of(0), of(1)));
      if (failures > 0) console.log(line(`  ${question}: ${failures} failed`));
    }
  }
  const { megabytesAtMost } = await used();
  console.log(`\nThe process had ${megabytesAtMost.toFixed(0)} MB at most.`);
}

const HEADING = line('', 'connections', 'server', 'database');

/** The parent of all processes of PostgreSQL. */
async function findPostmaster(url: string): Promise<number> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return readStat(rows[0]?.pid ?? 0).parent;
  } finally {
    await client.end();
  }
}

/** Processor seconds used by PostgreSQL, including processes that have ended. */
function secondsBelow(postmaster: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.flatMap((pid) => {
    try {
      return [{ pid: Number(pid), ...readStat(Number(pid)) }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const own = stats.filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
  return own.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_A_SECOND;
}

const TICKS_A_SECOND = 100;

/** On Linux: a process's parent, and its processor time with that of its ended children. */
function readStat(pid: number): { parent: number; ticks: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The text before may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    parent: fields[1] ?? 0,
    ticks: fields.slice(11, 15).reduce((sum, each) => sum + each, 0),
  };
}

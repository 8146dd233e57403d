import { openClient } from '../server/src/platform/database/open-connections.ts';
import { parentOf, secondsBelow } from '../server/src/platform/postgres/processor-time.ts';
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
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

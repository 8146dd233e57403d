/**
 * Measures free times, bookings and other frequent calls against bare statements on the same
 * server, in alternating rounds of one run, on a throwaway PostgreSQL that syncs to disk.
 * `--seconds` per round, `--rounds`, `--only pairs|calls|mixed|history|therapists|cost|memory`.
 * `memory` takes `--minutes` and runs only when named.
 */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureCost } from './cost.ts';
import type { Filling } from './fill-studio.ts';
import { HEADING, line, row } from './report.ts';
import {
  type Asked,
  onStand,
  type Question,
  type Rounds,
  type Server,
  type Stand,
} from './stand.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});
const ROUNDS: Rounds = { seconds: Number(options.seconds), rounds: Number(options.rounds) };
const MOST_CONNECTIONS = 32;
const CONNECTIONS = [1, MOST_CONNECTIONS];
const COMING_DAYS = 180;
const YEAR = { pastDays: 183, comingDays: COMING_DAYS, branchesOfTen: 1 };

// The board of all branches grows with their number.
const FLAT_CALLS: readonly Question[] = [
  'free-times',
  'booking',
  'month',
  'board of a branch',
  'profile',
];

const parts: Record<string, (stand: Stand) => Promise<void>> = {
  pairs: measurePairs,
  calls: measureCalls,
  mixed: measureMixedDay,
  history: measureHistory,
  therapists: measureTherapists,
  cost: (stand) => measureCost(stand, YEAR, ROUNDS),
  memory: measureMemory,
};

const [processor] = cpus();
console.log(
  `${availableParallelism()} cores, ${processor?.model ?? 'unknown'}, Node ${process.version}`,
);
console.log(
  `${ROUNDS.rounds} rounds of ${ROUNDS.seconds} s each, alternating; fsync on; no mail worker running.\n`,
);
await onStand(async (stand) => {
  for (const [name, measure] of Object.entries(parts)) {
    const isWanted = options.only ? options.only === name : name !== 'memory';
    if (isWanted) await measure(stand);
  }
});

/** The product against a bare statement, with twelve months of bookings. */
async function measurePairs(stand: Stand): Promise<void> {
  const { servers } = await stand.serve([await stand.databaseOf('year', YEAR)]);
  const [server] = servers;
  if (!server) return;
  const pairs: [Question, Question][] = [
    ['free-times', 'bare-select'],
    ['booking', 'bare-insert'],
  ];
  console.log(`Against the bare statement, 12 months of bookings\n${HEADING}`);
  for (const [question, bare] of pairs) {
    for (const connections of CONNECTIONS) {
      const asked = [
        { server, question },
        { server, question: bare },
      ];
      const [ours, theirs] = await stand.alternate(asked, connections, ROUNDS);
      if (!ours || !theirs) return;
      console.log(row(bare, connections, theirs));
      console.log(row(question, connections, ours, ours.perSecond / theirs.perSecond));
    }
  }
}

/** Other frequent calls. */
async function measureCalls(stand: Stand): Promise<void> {
  const { servers, used } = await stand.serve([await stand.databaseOf('calls', YEAR)]);
  const [server] = servers;
  if (!server) return;
  console.log(`\nOther calls, 12 months of bookings\n${HEADING}`);
  for (const question of ['month', 'board', 'profile', 'sign-in'] as const) {
    for (const connections of CONNECTIONS) {
      const [figures] = await stand.alternate([{ server, question }], connections, ROUNDS);
      if (figures) console.log(row(question, connections, figures));
    }
  }
  console.log(`The process had ${(await used()).megabytesAtMost.toFixed(0)} MB at most.`);
}

/** Nine reads for each booking: at full load, and at half of it. */
async function measureMixedDay(stand: Stand): Promise<void> {
  const { servers } = await stand.serve([await stand.databaseOf('mixed', YEAR)]);
  const [server] = servers;
  if (!server) return;
  const half = await halfOfCapacity(stand, server);
  const [figures] = await stand.alternate([half], MOST_CONNECTIONS, ROUNDS);
  if (figures) console.log(row('at half of that', MOST_CONNECTIONS, figures));
}

/** The process's memory during a mixed day at half of full load. */
async function measureMemory(stand: Stand): Promise<void> {
  const { servers, used } = await stand.serve([await stand.databaseOf('memory', YEAR)]);
  const [server] = servers;
  if (!server) return;
  const half = await halfOfCapacity(stand, server);
  const minutes = Number(options.minutes);
  console.log(`\nAt ${half.perSecond} requests a second\n${line('', 'minutes', 'MB', 'most MB')}`);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await stand.ask(half, MOST_CONNECTIONS, 60);
    if (minute % 10 > 0 && minute < minutes) continue;
    const { megabytes, megabytesAtMost } = await used();
    console.log(line('', String(minute), megabytes.toFixed(0), megabytesAtMost.toFixed(0)));
  }
}

async function halfOfCapacity(stand: Stand, server: Server): Promise<Asked> {
  console.log(`\nA mixed day, nine of ten requests read\n${HEADING}`);
  const mixed = { server, question: 'mixed' } as const;
  const [capacity] = await stand.alternate([mixed], MOST_CONNECTIONS, ROUNDS);
  if (!capacity) return mixed;
  console.log(row('as fast as it goes', MOST_CONNECTIONS, capacity));
  return { ...mixed, perSecond: Math.round(capacity.perSecond / 2) };
}

/** The product with one month of past bookings against itself with ten years. */
async function measureHistory(stand: Stand): Promise<void> {
  await measureFlatness(stand, [
    ['1 month', { ...YEAR, pastDays: 30 }],
    ['10 years', { ...YEAR, pastDays: 3650 }],
  ]);
}

/** The same with the ten therapists of a new studio, and with 490 more at branches of ten. */
async function measureTherapists(stand: Stand): Promise<void> {
  const days = { pastDays: 30, comingDays: 60 };
  await measureFlatness(stand, [
    ['20 therapists', { ...days, branchesOfTen: 1 }],
    ['500 therapists', { ...days, branchesOfTen: 49 }],
  ]);
}

async function measureFlatness(
  stand: Stand,
  [small, large]: [first: [string, Filling], then: [string, Filling]],
): Promise<void> {
  const { servers } = await stand.serve([
    await stand.databaseOf(nameOf(small[0]), small[1]),
    await stand.databaseOf(nameOf(large[0]), large[1]),
  ]);
  console.log(`\n${small[0]} and ${large[0]}\n${HEADING}`);
  for (const question of FLAT_CALLS) {
    for (const connections of CONNECTIONS) {
      const asked = servers.map((server) => ({ server, question }));
      const [before, after] = await stand.alternate(asked, connections, ROUNDS);
      if (!before || !after) return;
      console.log(row(`${question}, ${small[0]}`, connections, before));
      const ratio = after.perSecond / before.perSecond;
      console.log(row(`${question}, ${large[0]}`, connections, after, ratio));
    }
  }
}

function nameOf(filling: string): string {
  return filling.replace(' ', '_');
}

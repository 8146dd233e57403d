/**
 * Tests what Limber promises, and records what held. `--only` one drill; `--seed` repeats the same
 * requests; `--part 0.1` for a tenth of it or `--part till` for one module; `--short` for the form
 * used in tests, which is not recorded; `--note` adds a remark beside the machine.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Drill, Finding, Given } from './drill.ts';
import { drills } from './drills.ts';
import { lineOf, putSection } from './report.ts';
import { onStand } from './stand/stand.ts';

const PAGE = join(import.meta.dirname, '../docs/battery.md');
const order = drills.map(({ name }) => name);

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '20260304' },
    part: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    note: { type: 'string' },
  },
});
const share = Number(options.part);
const { only = '' } = options;
const wanted = Number.isNaN(share) ? `${only} ${options.part}` : only;
const chosen = drills.filter(({ name }) => `${name} `.startsWith(wanted && `${wanted} `));
if (chosen.length === 0) {
  console.error(`There is no drill "${wanted}"; there are: ${order.join(', ')}.`);
  process.exit(2);
}
let fell = 0;
for (const [index, drill] of chosen.entries()) {
  const { holds, isLate } = await runDrill(drill);
  if (!holds) fell += 1;
  if (!isLate) continue;
  // It would run until this process ends, and distort the figures of the next drill.
  const left = chosen.slice(index + 1).map(({ name }) => name);
  console.log(`\n${drill.name} did not end in time; not run: ${left.join(', ') || 'none'}.`);
  process.exit(1);
}
console.log(`\n${chosen.length - fell} drills held, ${fell} did not.`);
// Anything that an aborted drill has left open does not keep this process alive.
process.exit(fell > 0 ? 1 : 0);

/**
 * Runs a drill, prints and records it; answers whether all of it held, and whether it is still
 * running.
 */
async function runDrill(drill: Drill): Promise<{ holds: boolean; isLate: boolean }> {
  const began = Date.now();
  const seed = Number(options.seed);
  console.log(`\n${drill.name}, seed ${seed}${options.short ? ', short' : ''}`);
  const { short } = options;
  const many: Given['many'] = (full, few) => (short ? few : Math.ceil(full * (share || 1)));
  const say = (progress: string) => console.log(`  ${secondsSince(began)} s: ${progress}`);
  const found = await Promise.race([
    drill.run({ short, seed, many, onStand, say }).catch(failure),
    tooLong(drill.mostMinutes),
  ]);
  const isLate = found === null;
  const findings = found ?? [late(drill.mostMinutes)];
  console.log(findings.map(lineOf).join('\n'));
  if (!options.short) {
    const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
    const { name, what } = drill;
    const [first, own] = name.split(' ');
    const part = own ?? options.part;
    const rest = part === '1' ? '' : ` --part ${part}`;
    const command = `npm run battery -- --only ${first} --seed ${seed}${rest}`;
    const circumstances = `${secondsSince(began)} s on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`;
    writeFileSync(PAGE, putSection(page, { name, what, findings, command, circumstances }, order));
  }
  return { holds: findings.every(({ holds }) => holds), isLate };
}

function failure(error: unknown): Finding[] {
  const { stack, message } = error as Error;
  console.error(stack);
  return [{ what: 'runs to its end', figure: message, bar: 'yes', holds: false }];
}

/** Null once a drill has taken too long. */
function tooLong(minutes: number): Promise<null> {
  return new Promise((done) => setTimeout(done, minutes * 60_000, null).unref());
}

function late(minutes: number): Finding {
  return { what: 'ends in time', figure: 'no', bar: `${minutes} min`, holds: false };
}

function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const note = options.note ? `; ${options.note}` : '';
  return `${availableParallelism()} cores, ${model}, ${memory}, Node ${process.version}${note}`;
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1000);
}

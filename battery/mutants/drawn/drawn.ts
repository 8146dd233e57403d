import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { atLeast, type Drill, exactly, type Finding, type Given, told } from '../../drill.ts';
import { acceptedSurvivors } from '../accepted-survivors.ts';
import { unanswered } from '../unanswered.ts';
import { startJudge } from './judges.ts';
import { type Kept, openKept } from './kept.ts';
import { shares } from './kinds.ts';
import { digest, drawLot, type Mutant } from './lot.ts';
import { type FindTests, readTests } from './nearest.ts';
import { openTypes } from './types.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const LEAST_PERCENT = 85;
/** Test files that judge a fault before it counts as survived. */
const MOST_TESTS = 10;
const JUDGES = 2;
/** What the short form tries. */
const SHORT = 'web/app/pages/profile/appointments/cancel-rule.ts';

/** Faults of every kind that a reviewer would miss, drawn at random: the tests should see them. */
export const drawnMutants: Drill = {
  name: 'mutants drawn',
  what:
    'Faults are drawn at random from the syntax trees of verbs, queries, routes, jobs, mails ' +
    'and rules of the server, and of the pages of profile and desk: a filter, lock, order, ' +
    'limit, refusal, permission, step, job, mail or event is left out, a condition is ' +
    'negated, a branch never renders, a handler does nothing, two fields are exchanged. The ' +
    `${MOST_TESTS} nearest test files that import its source judge each fault, until one ` +
    'fails; a test that fails without the fault does not count. A fault that does not ' +
    'compile is drawn again. A run that was interrupted continues where it stopped. ' +
    'Surviving faults that do not change the behaviour are answered in ' +
    '`battery/mutants/accepted-survivors.ts`.',
  mostMinutes: 240,
  async run({ short, seed, many, say }) {
    const kept = openKept(short ? null : join(ROOT, `battery/mutants/kept/${seed}.jsonl`));
    const lot = draw({ short, seed, many: many(200, 4) }, kept);
    const fates = await judgeAll(lot.mutants, kept, say);
    return findings(lot, fates, say);
  },
};

type Fate = 'killed' | 'late' | 'survived';

function draw({ short, seed, many }: { short: boolean; seed: number; many: number }, kept: Kept) {
  const types = openTypes(ROOT);
  try {
    return drawLot(ROOT, { seed, many, ...(short && { only: SHORT }) }, (mutant) => {
      const key = keyOf(mutant);
      const compiles = kept.find(key)?.compiles ?? types.compiles(mutant);
      if (kept.find(key)?.compiles === undefined) kept.add({ key, compiles });
      return compiles;
    });
  } finally {
    types.close();
  }
}

async function judgeAll(mutants: readonly Mutant[], kept: Kept, say: Given['say']) {
  const testsOf = readTests(ROOT, MOST_TESTS);
  const left = mutants.filter((mutant) => !isKnown(mutant, kept, testsOf));
  const all = left.length;
  const sound = new Map<string, Promise<boolean>>();
  const work = async () => {
    const { judge, close } = startJudge();
    try {
      for (let mutant = left.shift(); mutant; mutant = left.shift()) {
        const key = keyOf(mutant);
        const tests = testsOf(mutant).filter((test) => !isGreen(key, test, kept));
        let red = '';
        while (tests.length > 0 && !red) {
          const verdict = await judge({ fault: mutant, tests });
          if (verdict === 'late') {
            kept.add({ key, late: true });
            break;
          }
          const seen = verdict.red ? tests.indexOf(verdict.red) : tests.length;
          const green = tests.splice(0, seen);
          if (green.length > 0) kept.add({ key, green: green.map(textOf) });
          if (!verdict.red) break;
          tests.shift();
          const test = verdict.red;
          const isSound =
            sound.get(test) ??
            judge({ tests: [test] }).then((alone) => alone !== 'late' && !alone.red);
          sound.set(test, isSound);
          if (!(await isSound)) continue;
          red = `${test}: ${verdict.because}`;
          kept.add({ key, by: red });
        }
        const { file, line, way, from } = mutant;
        const fate = red || (kept.find(key)?.late ? 'took too long' : 'SURVIVED');
        say(
          `${all - left.length} of ${all}: ${way}, ${file}:${line} ${onOneLine(from).slice(0, 60)}: ${fate}`,
        );
      }
    } finally {
      await close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(JUDGES, all) }, work));
  return new Map(mutants.map((mutant) => [mutant, fateOf(kept.find(keyOf(mutant)))] as const));
}

function isKnown(mutant: Mutant, kept: Kept, testsOf: FindTests): boolean {
  const key = keyOf(mutant);
  const known = kept.find(key);
  if (known?.by || known?.late) return true;
  return testsOf(mutant).every((test) => isGreen(key, test, kept));
}

function isGreen(key: string, test: string, kept: Kept): boolean {
  return kept.find(key)?.green?.includes(textOf(test)) ?? false;
}

/** A test with a digest of its text. */
function textOf(test: string): string {
  return `${test} ${digest(readFileSync(join(ROOT, test), 'utf8')).slice(0, 12)}`;
}

function keyOf({ id, file }: Mutant): string {
  return `${id} ${digest(readFileSync(join(ROOT, file), 'utf8')).slice(0, 12)}`;
}

function fateOf(known: ReturnType<Kept['find']>): Fate {
  if (known?.by) return 'killed';
  return known?.late ? 'late' : 'survived';
}

function findings(
  { mutants, broken }: { mutants: readonly Mutant[]; broken: number },
  fates: ReadonlyMap<Mutant, Fate>,
  say: Given['say'],
): Finding[] {
  const of = (fate: Fate, among = mutants) => among.filter((each) => fates.get(each) === fate);
  const survivors = of('survived').map(({ file, line, from, to }) => ({
    file,
    line,
    from: onOneLine(from),
    to: onOneLine(to),
  }));
  const open = unanswered(survivors, acceptedSurvivors).map(
    ({ file, line, from, to }) => `${file}:${line} ${from} as ${to || 'nothing'}`,
  );
  for (const survivor of open) say(survivor);
  const seen = mutants.length - of('survived').length;
  return [
    told('mutants', mutants.length),
    told('drawn again, since they do not compile', broken),
    ...Object.keys(shares).flatMap((kind) => {
      const own = mutants.filter((each) => each.kind === kind);
      if (own.length === 0) return [];
      return [told(kind, `${own.length - of('survived', own).length} of ${own.length} killed`)];
    }),
    told('killed only because a test did not end', of('late').length),
    atLeast('killed', (100 * seen) / mutants.length, LEAST_PERCENT, '%'),
    told('survivors that are no other behaviour, answered', survivors.length - open.length),
    exactly('survivors without an answer', open.length, 0, open),
  ];
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

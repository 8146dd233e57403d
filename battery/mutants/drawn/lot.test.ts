import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKept } from './kept.ts';
import { drawLot } from './lot.ts';
import { readTests } from './nearest.ts';

const root = mkdtempSync(join(tmpdir(), 'limber-lot-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const verbs = 'server/src/modules/till';
for (const name of ['pay', 'sell', 'refund']) {
  write(`${verbs}/${name}.ts`, `export function ${name}() { if (a < b) throw c; tell(d); }\n`);
}
write(
  `${verbs}/routes.ts`,
  "import { pay } from './pay.ts';\nserve(app, deps, till.payForSale, () => pay());\n",
);
write('server/src/app.ts', "import './modules/till/routes.ts';\n");
write('server/test/harness.ts', "import '../src/app.ts';\n");
write(`${verbs}/sell.test.ts`, "import { sell } from './sell.ts';\n");
write('server/test/all.test.ts', "import './harness.ts';\n");
write('server/test/gates-of-till.test.ts', "import './harness.ts';\n");
write('server/test/paying.test.ts', "import './harness.ts';\ncallApi(payForSale);\n");

const drawn = (seed: number, many = 20, compiles = () => true) =>
  drawLot(root, { seed, many }, compiles);

test('the same seed draws the same lot, another one another', () => {
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1).mutants).not.toEqual(drawn(2).mutants);
});

test('the ways alternate, and no source has more than two', () => {
  const { mutants } = drawn(1);
  expect(new Set(mutants.slice(0, 4).map(({ way }) => way)).size).toBe(4);
  expect(mutants.filter(({ file }) => file.endsWith('pay.ts')).length).toBeLessThanOrEqual(2);
});

test('a fault that does not compile is counted and drawn again', () => {
  let asked = 0;
  const { mutants, broken } = drawn(1, 4, () => ++asked > 3);
  expect(broken).toBe(3);
  expect(mutants.length).toBeGreaterThan(0);
});

test('a test that names the call comes before one that only runs the server; a test that cannot see the source is left out', () => {
  const find = (file: string, most = 5, way = 'step left out') =>
    readTests(root, most)({ file, start: 0, way });
  expect(find(`${verbs}/pay.ts`)).toEqual([
    'server/test/paying.test.ts',
    'server/test/all.test.ts',
    'server/test/gates-of-till.test.ts',
  ]);
  expect(find(`${verbs}/pay.ts`, 1, 'lock left out')).toEqual([
    'server/test/gates-of-till.test.ts',
  ]);
  expect(find(`${verbs}/sell.ts`)).toEqual([`${verbs}/sell.test.ts`]);
  expect(find(`${verbs}/refund.ts`)).toEqual([]);
  expect(find(`${verbs}/pay.ts`, 1)).toHaveLength(1);
});

test('results are kept for the next run', () => {
  const path = join(root, 'kept/1.jsonl');
  const kept = openKept(path);
  kept.add({ key: 'one', compiles: true });
  kept.add({ key: 'one', green: ['a'] });
  kept.add({ key: 'one', green: ['b'] });
  kept.add({ key: 'one', by: 'c' });
  const known = { key: 'one', compiles: true, green: ['a', 'b'], by: 'c' };
  expect(openKept(path).find('one')).toEqual(known);
});

import { expect, test } from 'vitest';
import { atMost, exactly } from './drill.ts';
import { lineOf, putSection, type Told } from './report.ts';

const ORDER = ['races', 'kills'];
const drill = (name: string, what = 'What is done.'): Told => ({
  name,
  what,
  findings: [exactly('lost', 0), atMost('p99', 12, 10, 'ms')],
  circumstances: 'on a machine.',
  command: `npm run battery -- --only ${name}`,
});

test('a drill replaces its own section and leaves the others, in the order of the battery', () => {
  const first = putSection('', drill('kills'), ORDER);
  const both = putSection(first, drill('races'), ORDER);
  expect(both.indexOf('## races')).toBeLessThan(both.indexOf('## kills'));
  const again = putSection(both, drill('kills', 'Done again.'), ORDER);
  expect(again).toContain('Done again.');
  expect(again.match(/^## /gm)).toHaveLength(2);
  expect(putSection(again, drill('kills', 'Done again.'), ORDER)).toBe(again);
});

test('a bar that is missed is reported', () => {
  expect(putSection('', drill('races'), ORDER)).toContain(
    '| p99 | 12 ms | ≤ 10 ms | **not held** |',
  );
  expect(lineOf(exactly('lost', 2, 0, ['a', 'b']))).toBe('  FAIL lost: 2: a; b (0)');
});

import { expect, test } from 'vitest';
import { readSurvivors, scoreOf } from './read-report.ts';

const at = (line: number, column: number) => ({ line, column });
const mutant = (status: string, start = at(1, 7), end = at(1, 12)) => ({
  ...{ status, replacement: 'a  >= b', location: { start, end } },
});
const report = {
  files: {
    'rules.ts': {
      source: 'return a > b\n  && c;',
      mutants: [mutant('Killed'), mutant('Survived', at(1, 8), at(1, 13)), mutant('Ignored')],
    },
    'other-rules.ts': {
      source: 'one(\n  two)',
      mutants: [mutant('NoCoverage', at(1, 4), at(2, 7)), mutant('Timeout')],
    },
  },
};

test('a survivor is reported with the original text, on one line', () => {
  expect(readSurvivors(report)).toEqual([
    { file: 'rules.ts', line: 1, from: 'a > b', to: 'a >= b' },
    { file: 'other-rules.ts', line: 1, from: '( two)', to: 'a >= b' },
  ]);
});

test('ignored mutants do not count', () => {
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
  expect(scoreOf(all)).toEqual({ killed: 2, counted: 4 });
});

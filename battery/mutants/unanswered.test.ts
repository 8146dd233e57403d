import { expect, test } from 'vitest';
import { unanswered } from './unanswered.ts';

const survivor = (line: number, file = 'rules.ts') => ({ file, line, from: '[]', to: '["word"]' });
const answer = {
  file: 'rules.ts',
  from: '[]',
  to: '["word"]',
  why: 'It is the number of nothing.',
};

test('an answer is for one survivor, not for the same text elsewhere', () => {
  const survivors = [survivor(3), survivor(8), survivor(3, 'other-rules.ts')];
  expect(unanswered(survivors, [answer])).toEqual([survivor(8), survivor(3, 'other-rules.ts')]);
});

test('an answer can be for several', () => {
  const survivors = [survivor(3), survivor(8), survivor(9)];
  expect(unanswered(survivors, [{ ...answer, times: 2 }])).toEqual([survivor(9)]);
  expect(unanswered(survivors.slice(0, 2), [{ ...answer, times: 2 }])).toEqual([]);
});

import type { Promised as Answer } from '@limber/contract/desk/money/promised.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { drawn, keepAnswer, testStore, textOf } from '../../../../components/test-markup.tsx';
import { readPromised } from '../../../../state/api/calls/desk/money/promised.ts';
import { Promised } from './promised-section.tsx';

const example = exampleReply<Answer>('desk/reports/promised/');

async function said(answer: Answer, location?: string) {
  const store = testStore();
  await keepAnswer(store, readPromised, location === undefined ? {} : { location }, answer);
  return textOf(drawn(<Promised location={location} />, store));
}

test('each week stands with what ends and what is free, and nothing is alarmed where all fits', async () => {
  const text = await said(example);
  expect(text).toContain('4 Mar – 10 Mar 3 540 4,200 0');
  expect(text).not.toContain('Add shifts');
});

test('minutes that no free time is left for are said before the table, with the day', async () => {
  const weeks = example.weeks.map((week) => ({ ...week, short_minutes: 1260 }));
  expect(await said({ ...example, weeks })).toContain(
    'Until 10 Mar 2026 1,260 minutes more end than the rota has free.',
  );
});

test('a branch says what belongs to clients who were at none yet, and all branches count it', async () => {
  expect(await said(example, 'A')).toContain(
    '120 minutes belong to clients who have not been here',
  );
  expect(await said(example)).not.toContain('belong to clients');
});

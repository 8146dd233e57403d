import type { Promised } from '@limber/contract/desk/money/promised.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { drawn, keepAnswer, testStore, textOf } from '../../../../components/test-markup.tsx';
import { readPromised } from '../../../../state/api/calls/desk/money/promised.ts';
import { amina } from '../../../../state/test-account.ts';
import { PromisedLine } from './promised-line.tsx';

const [week] = exampleReply<Promised>('desk/reports/promised/').weeks as [
  Promised['weeks'][number],
];

/** What a member of the team reads before they sell, where these minutes will not fit. */
async function drawnFor(account_type: 'manager' | 'front_desk', ...short: number[]) {
  const store = testStore({ ...amina, account_type });
  const weeks = short.map((short_minutes) => ({ ...week, short_minutes }));
  await keepAnswer(store, readPromised, { location: 'A' }, { weeks, elsewhere_minutes: 0 });
  return drawn(<PromisedLine location="A" />, store);
}

test('minutes sold that will not all fit are said before more are, with the way to the report', async () => {
  const html = await drawnFor('manager', 0, 320, 40);
  expect(textOf(html)).toContain(
    'Minutes sold that end in the next 8 weeks: 1,620. Free hours for them: 210. Minutes that will not fit: 320.',
  );
  expect(html).toContain('href="/desk/reports?location=A#promised"');
});

test('nothing is said where all fit, and to nobody but managers', async () => {
  expect(await drawnFor('manager', 0, 0)).toBe('');
  expect(await drawnFor('front_desk', 320)).toBe('');
});

import type { TimeOffWithSessions } from '@limber/contract/desk/rota/time-off.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../components/test-markup.tsx';
import AwayPage from './absence-and-its-sessions-page.tsx';

const away = exampleReply<TimeOffWithSessions>('desk/rota/time-off/1');
const page = (changes: Partial<TimeOffWithSessions> = {}) =>
  drawnAfter(
    <AwayPage />,
    { 'desk/rota/time-off/1': { ...away, ...changes } },
    { at: '/desk/rota/away/1', path: '/desk/rota/away/:id', as: 'front_desk' },
  );
const said = async (changes: Partial<TimeOffWithSessions>) => textOf(await page(changes));

test.each([
  ['sick', 'Noura Al Hashimi is sick'],
  ['holiday', 'Noura Al Hashimi is on holiday'],
  ['other', 'Noura Al Hashimi is away'],
  ['left', 'Noura Al Hashimi leaves the team'],
] as const)('an absence for %s reads "%s"', async (kind, title) => {
  expect(await said({ kind })).toContain(title);
});

test.each([
  ['a whole day', {}, 'Thu 5 Mar 2026 · Called'],
  ['from a time on', { from_minute: 840 }, 'Thu 5 Mar 2026 from 14:00 · Called'],
  ['until a time', { to_minute: 960 }, 'Thu 5 Mar 2026 until 16:00 · Called'],
  // Their diary is shut until a day that means nothing.
  [
    'for good',
    { kind: 'left', to: '2028-03-04' },
    'First day without them: Thu 5 Mar 2026 · Called',
  ],
  [
    'several days',
    { to: '2026-03-07', from_minute: 840, to_minute: 960 },
    'Thu 5 Mar 2026 14:00 – Sat 7 Mar 2026 16:00 · Called',
  ],
] as const)('%s away is shown with its days and times', async (_what, changes, when) => {
  expect(await said(changes)).toContain(when);
});

test('an absence that was taken back needs no settling, and cannot be taken back again', async () => {
  const buttons = async (withdrawn_at: string | null) =>
    elementsOf(await page({ withdrawn_at }), 'button').map(({ name }) => name);
  expect(await buttons(null)).toEqual(expect.arrayContaining(['Withdraw', 'Called, not reached']));
  const at = '2026-03-05T06:00:00.000Z';
  expect(await buttons(at)).toEqual([]);
  const over = await said({ withdrawn_at: at });
  expect(over).toContain('Withdrawn');
  expect(over).toContain('Nothing is left to settle');
  expect(over).not.toContain('still open');
});

test('a settled session shows its outcome and asks nothing more', async () => {
  const [session] = away.sessions;
  if (!session) throw new Error('The example of a time off has no session.');
  const settled = await page({ open: 0, sessions: [{ ...session, outcome: 'agreed' }] });
  expect(textOf(settled)).not.toContain('still open');
  expect(elementsOf(settled, 'button').map(({ name }) => name)).toEqual(['Withdraw']);
});

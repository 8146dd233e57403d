import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../../components/test-markup.tsx';
import TeamPage from './team-page.tsx';

const [fatima] = exampleReply<StaffMember[]>('desk/staff/');
const who = exampleReply('desk/sign-in/');
const page = (people: Partial<StaffMember>[], by_pin = false) =>
  drawnAfter(
    <TeamPage />,
    besides({
      'desk/staff/': people.map((each, at) => ({ ...fatima, account_id: at + 1, ...each })),
      'desk/sign-in/': { ...who, by_pin },
    }),
  );
const lines = (html: string) =>
  elementsOf(html, 'li')
    .filter(({ html: line }) => line.includes('data-opens'))
    .map(({ name }) => name);
const buttons = (html: string) => elementsOf(html, 'button').map(({ name }) => name);

test('managers come first, therapists last, and suspended people stand apart', async () => {
  const html = await page([
    { first_name: 'Noura', role: 'therapist' },
    { first_name: 'Fatima' },
    { first_name: 'Gone', suspended_at: '2026-03-01T06:00:00Z' },
    { first_name: 'Dana', role: 'manager' },
  ]);
  expect(lines(html).map((line) => line.split(' ')[0])).toEqual([
    'Dana',
    'Fatima',
    'Noura',
    'Gone',
  ]);
  const [here, suspended] = textOf(html).split('Suspended');
  expect(here).not.toContain('Gone');
  expect(suspended).toContain('Gone Saeed');
  expect(textOf(await page([{}]))).not.toContain('Suspended');
});

test('each line shows the role, branches, factors, and when the member was last seen', async () => {
  const seen = { running_sessions: 0, last_seen_at: '2026-03-01T06:00:00Z' };
  expect(
    lines(
      await page([
        { own: true, running_sessions: 2 },
        { role: 'manager', has_pin: false, ...seen },
        { has_second_factor: false, has_pin: false, running_sessions: 0, last_seen_at: null },
        { leaves_on: '2026-03-12' },
      ]),
    ),
  ).toEqual([
    'Fatima Saeed Manager · all branches Second factor last seen 1 Mar 2026 10:00',
    'Fatima Saeed you Front desk · Garden Street Second factor · PIN signed in 2 times',
    'Fatima Saeed Front desk · Garden Street No second factor yet not seen lately',
    'Fatima Saeed Front desk · Garden Street · leaves on 12 Mar 2026 Second factor · PIN signed in',
  ]);
});

test('a person signed in by PIN is told that they cannot change anything', async () => {
  const byPin = await page([{}], true);
  expect(textOf(byPin)).toContain('You signed in with a PIN.');
  const [add] = elementsOf(byPin, 'button');
  expect(add?.html).toContain('disabled');
  for (const each of ['Rename', 'Withdraw', 'Make it a counter'])
    expect(buttons(byPin)).not.toContain(each);
  expect(buttons(await page([{}]))).toEqual(expect.arrayContaining(['Rename', 'Withdraw']));
});

test('a withdrawn counter is not listed', async () => {
  const [counter] = exampleReply<object[]>('desk/counters/');
  const html = await drawnAfter(
    <TeamPage />,
    besides({ 'desk/counters/': [{ ...counter, revoked_at: '2026-03-01T06:00:00Z' }] }),
  );
  expect(textOf(html)).not.toContain('Counter 1');
  expect(textOf(html)).toContain('No browser is a counter yet.');
});

test('without access nobody can be added', async () => {
  expect(textOf(await drawnAfter(<TeamPage />, besides({ 'desk/staff/': 403 })))).not.toContain(
    'Add a person',
  );
});

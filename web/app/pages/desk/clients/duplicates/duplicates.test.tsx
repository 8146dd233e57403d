import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { elementsOf, linksOf, textOf } from '../../../../components/test-markup.tsx';
import DuplicatesPage from './duplicates-page.tsx';
import MergePage from './merge-page.tsx';

const pairs = exampleReply<{ results: { why: string[] }[] }>('desk/duplicates');
const found = (changes: object) =>
  drawnAfter(<DuplicatesPage />, { 'desk/duplicates': { ...pairs, ...changes } });

test('a pair says why it is likely, and links to both and to the comparison', async () => {
  const [pair] = pairs.results;
  const html = await found({ results: [{ ...pair, why: ['name'] }] });
  expect(textOf(html)).toContain('1 pair The same name Amina Haddad');
  expect(textOf(html)).not.toContain('The same number');
  expect(linksOf(html).map(([, to]) => to)).toEqual([
    '/desk/clients',
    '/desk/clients/7',
    '/desk/clients/9',
    '/desk/clients/7/merge/9',
  ]);
});

test('further pairs are on a next page, and the first page has no way back', async () => {
  const ways = async (next: string | null) =>
    elementsOf(await found({ next, count: 23 }), 'button').map(({ name }) => name);
  expect(await ways('/more')).toEqual(['Not a duplicate', 'Next']);
  expect(await ways(null)).toEqual(['Not a duplicate']);
});

const one = exampleReply<DeskClient>('desk/clients/7');
const compared = (first: Partial<DeskClient>, second: Partial<DeskClient>) =>
  drawnAfter(
    <MergePage />,
    {
      'desk/clients/7': { ...one, ...first },
      'desk/clients/9': { ...one, id: 9, first_name: 'Amna', ...second },
    },
    { at: '/desk/clients/7/merge/9', path: '/desk/clients/:id/merge/:other' },
  );
const session = {} as DeskClient['past_sessions'][number];

test('the two are compared side by side, in figures and dates', async () => {
  const packages = [
    { id: 3, name: 'Balance', remaining_time: 240, cap_left: null },
    { id: 4, name: 'Unlimited', remaining_time: null, cap_left: null },
  ] as unknown as DeskClient['packages'];
  const html = await compared(
    { packages, past_sessions: Array.from({ length: 20 }, () => session), health_notes: true },
    {
      ...{ phone_number: null, email: 'amna@client.example', since: '2026-01-02T21:00:00.000Z' },
      next_sessions: [session, session],
      past_sessions: [session],
      household: [{ first_name: 'Omar', last_name: 'Haddad' }] as DeskClient['household'],
    },
  );
  expect(
    elementsOf(html, 'tr')
      .slice(1)
      .map(({ name }) => name),
  ).toEqual([
    'Number +971501234567 –',
    'E-mail – amna@client.example',
    'Since 4 Mar 2026 3 Jan 2026',
    'Packages Balance 240 min left Unlimited –',
    'Upcoming sessions – 2',
    'Sessions before 20+ 1',
    'Household – Omar Haddad',
    'Health notes Written –',
  ]);
});

test('the first is kept until another is chosen, and the effect is said before', async () => {
  const html = await compared({}, {});
  const stays = [...html.matchAll(/<input[^>]*name="stays"[^>]*>/g)].map(([input]) =>
    input.includes('checked=""'),
  );
  expect(stays).toEqual([true, false]);
  expect(textOf(html)).toContain('Amina Haddad then has the packages');
});

test('the address for mails is asked when both have one', async () => {
  const email = 'amina@client.example';
  const asks = async (second: string | null) =>
    textOf(await compared({ email }, { email: second })).includes('Which address do mails go to?');
  expect(await asks('amna@client.example')).toBe(true);
  expect(await asks(null)).toBe(false);
});

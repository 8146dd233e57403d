import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { elementsOf, linksOf, textOf } from '../../../components/test-markup.tsx';
import ClientsPage from './clients-page.tsx';

const [amina] = exampleReply<FoundClient[]>('desk/clients');
if (!amina) throw new Error('The example has no client.');
const none = { minutes_left: 0, minutes_in_all: 0, member: false, next_session: null };

const page = (found: Partial<FoundClient>[], q = 'amina') =>
  drawnAfter(
    <ClientsPage />,
    { [`desk/clients?q=${q}`]: found.map((each, at) => ({ ...amina, id: at + 7, ...each })) },
    { at: `/desk/clients?q=${q}`, as: 'front_desk' },
  );
const rows = (html: string) => elementsOf(html, 'ul').flatMap((list) => linksOf(list.html));

test('each client is listed with number or address, membership, minutes and next session', async () => {
  const last_session = '2026-02-01T21:30:00.000Z';
  const names = rows(
    await page([
      {},
      { ...none, last_session },
      { ...none, phone_number: null, email: 'amina@client.example' },
      { ...none, unlimited: true, other_name: true },
    ]),
  );
  expect(names.map(([name]) => name)).toEqual([
    'Amina Haddad +971501234567 Member 345 min left Comes 5 Mar 2026 14:00',
    'Amina Haddad +971501234567 Was here 2 Feb 2026',
    'Amina Haddad amina@client.example No visits yet',
    'Amina Haddad +971501234567 Has the same number under this name Unlimited No visits yet',
  ]);
  expect(names.map(([, to]) => to)).toEqual(
    [7, 8, 9, 10].map((id) => `/desk/clients/${id}?list=q%3Damina`),
  );
});

test('the number of results is shown, and so is an empty result', async () => {
  expect(textOf(await page([{}, {}]))).toContain('2 clients');
  expect(textOf(await page([]))).toContain('Nobody was found.');
});

test.each(['', 'a', '+5'])(
  'a search needs two letters or digits, and "%s" has fewer',
  async (q) => {
    expect(textOf(await page([{}], encodeURIComponent(q)))).toContain(
      'Two letters or digits are enough',
    );
  },
);

// @vitest-environment happy-dom
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { Fee } from '@limber/contract/desk/money/fees.ts';
import type { Due } from '@limber/contract/desk/money/owed.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { twice } from '../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { openPage, screen, shown } from '../../../../components/test-answers/test-page.tsx';
import { SessionMoney } from './session-money.tsx';

const [example] = exampleReply<DeskDay>('desk/day').bookings;
const booking = { ...example, package: null, price: 320 } as DeskDay['bookings'][number];
const due = exampleReply<Due>('desk/till/due/');
const owed = {
  ...{ bookings: [{ ...due.bookings[0], booking_id: booking.id, price: 320, difference: false }] },
  ...{ packages: [], sales: [], back: [], overpaid: [], more: false },
};
const [sale] = exampleReply<Sale[]>('desk/till/sales/') as [Sale];
const byAnother = {
  ...sale,
  ...{ total: 320, paid: 320, due: 0, refunded: 0, voided: false, tips: [], documents: [] },
  lines: sale.lines.map((line) => ({ ...line, booking_id: booking.id, price: 320 })),
  payments: [
    {
      method: 'cash',
      amount: 300,
      reference: null,
      at: '2026-03-04T09:58:00.000Z',
      taken_by: 'Ali',
    },
    {
      method: 'cash',
      amount: 20,
      reference: null,
      at: '2026-03-04T10:05:00.000Z',
      taken_by: 'Omar',
    },
  ],
} as unknown as Sale;
const around = { at: `/desk?pay=${booking.id}`, now: '2026-03-04T10:00:00.000Z' };

test('the fee of a missed session stands in the panel, with what became of it', async () => {
  const [fee] = exampleReply<Fee[]>('desk/till/fees/');
  const failed = {
    ...{ status: 'declined', failure: 'needs_client', reason: 'Her first time' },
    ...{ amount: 160, link_ends_at: '2026-03-11T06:00:00.000Z' },
  };
  const missed = { ...booking, status: 'no_show' } as const;
  await openPage(
    <SessionMoney booking={missed} therapist="Noura" />,
    {
      'desk/till/due/': { ...owed, bookings: [] },
      'desk/till/sales/': [],
      'desk/till/fees/of-client/': [
        { ...fee, booking_id: 'another', amount: 999 },
        { ...fee, ...failed, booking_id: booking.id },
      ],
    },
    { ...around, at: '/desk' },
  );
  await expect.poll(shown).toContain('The bank asks for the client, who was told.');
  expect(shown()).toContain('The mail has a link for paying it, until 11 Mar 2026 10:00.');
  expect(shown()).toContain('Reason: Her first time');
  expect(shown()).not.toContain('999');
});

test('while a session is paid its price stands once, on the button, beside all ways of paying', async () => {
  await openPage(
    <SessionMoney booking={booking} therapist="Noura" />,
    {
      'desk/till/due/': owed,
      'desk/till/sales/': [],
      'desk/sign-in/': { ...exampleReply<object>('desk/sign-in/'), takes_online: true },
    },
    around,
  );
  await screen.findByRole('button', { name: 'Payment link' });
  const take = await screen.findByRole('button', { name: /^Take 320.00 AED/ });
  const foot = take.closest('.till-foot');
  const ways = [...(foot?.querySelectorAll('.till-method') ?? [])].map((way) => way.textContent);
  expect(ways.join()).toMatch(/Cash.*Terminal.*Transfer.*Later.*Payment link/);
  expect(shown().match(/320/g)).toHaveLength(1);
});

test('money that another desk took meanwhile is reported with name and time, and the form closes', async () => {
  const page = await openPage(
    <SessionMoney booking={booking} therapist="Noura" />,
    {
      'desk/till/due/': twice(owed, { ...owed, bookings: [] }),
      'desk/till/sales/': twice([], [byAnother]),
      'POST desk/till/sales/': 409,
    },
    around,
  );
  await page.press(/^Cash/, 'radio');
  await page.press(/^Take 320.00 AED/);
  await expect
    .poll(() => screen.queryAllByRole('alert').map(({ textContent }) => textContent))
    .toContain('This is paid already: Omar took 20.00 AED at 14:05.');
  expect(page.at()).toBe('/desk');
  expect(screen.queryByRole('radio', { name: /^Cash/ })).toBeNull();
});

test('money taken here is not reported as taken by another desk', async () => {
  const page = await openPage(
    <SessionMoney booking={booking} therapist="Noura" />,
    {
      'desk/till/due/': twice(owed, { ...owed, bookings: [] }),
      'desk/till/sales/': twice([], [byAnother]),
      'POST desk/till/sales/': byAnother,
    },
    around,
  );
  await page.press(/^Cash/, 'radio');
  await page.press(/^Take 320.00 AED/);
  await expect.poll(page.at).toBe('/desk');
  await expect.poll(shown).toContain('Paid: 320.00 AED');
  expect(shown()).not.toContain('This is paid already');
});

test('a tip for a session that is paid stays open', async () => {
  const page = await openPage(
    <SessionMoney booking={booking} therapist="Noura" />,
    { 'desk/till/due/': { ...owed, bookings: [] }, 'desk/till/sales/': [byAnother] },
    around,
  );
  await expect.poll(shown).toContain('Paid: 320.00 AED');
  await screen.findByLabelText(/^Tip/);
  expect(page.at()).toBe(around.at);
});

test('the amount owed back is that of the session, not of another one of the client', async () => {
  const ofSale = { ...due.bookings[0], sale_id: sale.id, invoice: 'INV-A-000001' };
  const back = [
    { ...ofSale, booking_id: booking.id, line_id: 7, paid: 40, amount: 40 },
    { ...ofSale, booking_id: 'another', line_id: 8, paid: 200, amount: 200 },
  ];
  await openPage(
    <SessionMoney booking={booking} therapist="Noura" />,
    { 'desk/till/due/': { ...owed, bookings: [], back }, 'desk/till/sales/': [byAnother] },
    { ...around, at: '/desk' },
  );
  await expect.poll(shown).toContain('Owed back: 40.00 AED');
  expect(shown()).not.toContain('240.00 AED');
});

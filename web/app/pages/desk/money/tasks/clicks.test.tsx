// @vitest-environment happy-dom

import type { PaymentTask } from '@limber/contract/desk/money/payment-tasks.ts';
import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import {
  openPage,
  screen,
  shown,
  testVerbs,
} from '../../../../components/test-answers/test-page.tsx';
import TasksPage from './tasks-page.tsx';

const around = { at: '/desk/tasks?location=A' };
const list = 'desk/till/payment-tasks/';
const { open } = exampleReply<{ open: PaymentTask[] }>(list);
const refused = open.find(({ kind }) => kind === 'refund_refused') as PaymentTask;
const withTask = (changes: Partial<PaymentTask>) => ({
  [list]: { open: [{ ...refused, ...changes }], closed: [] },
});
const aPlan = { name: 'Four hours a month', has_ended: false, next_try_on: '2026-03-03' };
const ofPlan = { kind: 'plan_failed', failure: 'no_card', plan: aPlan } as const;

testVerbs({
  'money that the bank refused is sent again': {
    page: <TasksPage />,
    around,
    answers: withTask({}),
    does: ['Send it again: Amina Haddad'],
    asks: `POST ${list}${refused.id}/send-again/`,
    body: { location: 'A' },
  },
  'money is handed back in another way, with how': {
    page: <TasksPage />,
    around,
    answers: withTask({}),
    does: [
      'Handed back: Amina Haddad',
      { 'How it was handed back': 'By transfer' },
      ['Handed back: Amina Haddad', 'Close the task'],
    ],
    asks: `POST ${list}${refused.id}/close/`,
    body: { location: 'A', note: 'By transfer' },
  },
  'a task of a plan that has ended is closed with a note': {
    page: <TasksPage />,
    around,
    answers: withTask({ ...ofPlan, plan: { ...aPlan, has_ended: true, next_try_on: null } }),
    async does(page) {
      await expect.poll(shown).toContain('What was used of its last month stays owed.');
      await page.press('Close the task: Amina Haddad');
      await page.write('What was done, or why nothing is', 'She was called');
      await page.pressIn('Close the task: Amina Haddad', 'Close the task');
    },
    asks: `POST ${list}${refused.id}/close/`,
    body: { location: 'A', note: 'She was called' },
  },
});

test('a month of a plan that was not paid leads to its client, and says when it is tried again', async () => {
  await openPage(<TasksPage />, withTask(ofPlan), around);
  await expect.poll(shown).toContain('Month of a plan not paid');
  expect(shown()).toContain('Four hours a month');
  expect(shown()).toContain('The client has removed the card.');
  expect(shown()).toContain('It is tried again on 3 Mar 2026.');
  const link = screen.getByRole('link', { name: 'Open the client' });
  expect(link.getAttribute('href')).toBe('/desk/clients/12');
});

test('a refund without an answer of the bank is neither sent nor paid out twice', async () => {
  await openPage(<TasksPage />, withTask({ kind: 'refund_late', failure: null }), around);
  await expect.poll(shown).toContain('Refund without an answer');
  expect(screen.queryByRole('button', { name: /Send it again|Handed back/ })).toBe(null);
});

test('low stock and needed counts are tasks that link to the stock @SHELF-05', async () => {
  const [oil] = exampleReply<StockedProduct[]>('desk/till/stock/');
  const product = (id: number, en: string, changes: object) => {
    return { ...oil, product_id: id, name: { en, ar: en }, ...changes };
  };
  await openPage(
    <TasksPage />,
    {
      [list]: { open: [], closed: [] },
      'desk/till/stock/': [
        product(1, 'Magnesium oil', { pieces: 2, low: true }),
        product(2, 'Strap', { pieces: -1, low: true }),
        product(3, 'Water', { pieces: 40, low: false }),
        product(4, 'Old oil', { pieces: 0, low: true, retired: true }),
      ],
    },
    around,
  );
  await expect.poll(shown).toContain('Magnesium oil2 left');
  expect(shown()).toContain('StrapCount needed');
  expect(shown()).not.toMatch(/Water|Old oil/);
  const link = screen.getByRole('link', { name: 'Open the stock' });
  expect(link.getAttribute('href')).toBe('/desk/stock?location=A');
});

test('an undecided dispute is answered at the provider and cannot be closed', async () => {
  const dispute = open.filter(({ kind }) => kind === 'dispute');
  await openPage(<TasksPage />, { [list]: { open: dispute, closed: [] } }, around);
  await expect.poll(shown).toContain('Answer until 13 Mar 2026');
  expect(screen.queryByRole('button', { name: /Close the task/ })).toBe(null);
});

const withDispute = (changes: object) => {
  const [dispute] = open.filter(({ kind }) => kind === 'dispute');
  const its = { ...dispute, dispute: { ...dispute?.dispute, ...changes } };
  return { [list]: { open: [its], closed: [] } };
};

test('an inquiry of a bank advises to refund it, from its invoice', async () => {
  await openPage(<TasksPage />, withDispute({ is_inquiry: true }), around);
  await expect.poll(shown).toContain('Inquiry of a bank');
  expect(shown()).toContain('The bank only asks, and no money has left.');
  expect(shown()).toContain('Inquiry, waits for an answer');
  const link = screen.getByRole('link', { name: 'Open the invoice' });
  expect(link.getAttribute('href')).toBe('/desk/documents/INV-A-000001?refund=0');
  expect(screen.queryByRole('button', { name: /Close the task/ })).toBe(null);
});

test('a dispute that was lost and then won says so, and is noted', async () => {
  await openPage(<TasksPage />, withDispute({ status: 'won' }), around);
  await expect.poll(shown).toContain('The bank has decided for you after all');
  expect(screen.getByRole('button', { name: /Close the task/ })).toBeDefined();
});

test('a month of a plan that a bank took back leads to its client', async () => {
  const lost = {
    kind: 'plan_lost',
    plan: { ...aPlan, has_ended: true, next_try_on: null },
  } as const;
  await openPage(<TasksPage />, withTask(lost), around);
  await expect.poll(shown).toContain('Month of a plan taken back by the bank');
  expect(shown()).toContain('What was used of that month is owed at the till.');
  expect(screen.getByRole('link', { name: 'Open the client' })).toBeDefined();
});

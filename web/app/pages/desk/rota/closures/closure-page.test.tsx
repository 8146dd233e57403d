import type { ClosureWithHit } from '@limber/contract/desk/rota/closures.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { elementsOf, textOf } from '../../../../components/test-markup.tsx';
import ClosurePage from './closure-page.tsx';

const closure = exampleReply<ClosureWithHit>('desk/closures/1');
const who = exampleReply<object>('desk/sign-in/');

interface By {
  as?: 'manager' | 'front_desk';
  locations?: string[];
  now?: string;
}

const page = (
  changes: Partial<ClosureWithHit> = {},
  { as = 'front_desk', locations = ['A', 'B'], now = '2026-03-05T09:00:00.000Z' }: By = {},
) =>
  drawnAfter(
    <ClosurePage />,
    {
      'desk/closures/1': { ...closure, ...changes },
      'desk/sign-in/': { ...who, account_type: as, locations },
      'service/locations/': {
        ...{ count: 2, next: null, previous: null },
        results: ['A', 'B'].map((location) => ({ location, name: location, bookable: true })),
      },
      'desk/audit': {
        older: 0,
        records: [
          {
            ...{ id: 1, at: '2026-03-04T06:00:00.000Z', actor: 'Dana Saleh', action: 'added' },
            ...{ subject: 'closure', called: 'Eid', changes: [], reason: null },
          },
        ],
      },
    },
    { at: '/desk/closures/1', path: '/desk/closures/:id', as, now },
  );
const buttons = (html: string) => elementsOf(html, 'button').map(({ name }) => name);
const decisions = ['Confirm: we are closed', 'Withdraw: we are open'];

test('a closure of the whole studio is decided by staff of every branch', async () => {
  expect(buttons(await page())).toEqual(expect.arrayContaining(['Change', ...decisions]));
  const ofOne = await page({}, { locations: ['A'] });
  for (const each of ['Change', ...decisions]) expect(buttons(ofOne)).not.toContain(each);
  expect(textOf(ofOne)).toContain('Someone who works at every branch decides this.');
});

test('a closure of one branch is decided there', async () => {
  expect(buttons(await page({ location: 'A' }, { locations: ['A'] }))).toContain('Change');
  expect(buttons(await page({ location: 'B' }, { locations: ['A'] }))).not.toContain('Change');
});

test.each([
  ['provisional', 'Provisional, takes bookings', decisions],
  ['confirmed', 'Confirmed', decisions.slice(1)],
  ['withdrawn', 'Withdrawn', []],
] as const)(
  'a closure that is %s says so, and offers the remaining steps',
  async (state, word, offered) => {
    const html = await page({ state });
    expect(textOf(html)).toContain(`The whole studio · ${word}`);
    expect(buttons(html).filter((name) => decisions.includes(name))).toEqual(offered);
  },
);

test('a provisional closure that takes no bookings says so', async () => {
  expect(textOf(await page({ takes_bookings: false }))).toContain('Provisional, takes no bookings');
});

test('the dates are one day with its times, or a range', async () => {
  const day = { starts_on: '2026-03-20', ends_on: '2026-03-20' };
  const said = textOf(await page({ ...day, from_minute: 720, to_minute: 900, location: 'A' }));
  expect(said).toContain('Fri 20 Mar 2026 12:00–15:00 · Branch A');
  expect(textOf(await page())).toContain('20 Mar 2026 – 22 Mar 2026 · The whole studio');
});

test('a closure can be changed until its last day', async () => {
  const on = (now: string) => page({}, { now });
  expect(buttons(await on('2026-03-22T12:00:00.000Z'))).toContain('Change');
  expect(buttons(await on('2026-03-23T12:00:00.000Z'))).not.toContain('Change');
});

test('the page shows who made, confirmed and withdrew it, and its history to managers only', async () => {
  const all = { confirmed_by: 'Maya Nasser', withdrawn_by: 'Sara Khalil' };
  expect(textOf(await page(all))).toContain(
    'Made by Dana Saleh Confirmed by Maya Nasser Withdrawn by Sara Khalil',
  );
  expect(textOf(await page())).not.toContain('History');
  expect(textOf(await page({}, { as: 'manager' }))).toContain('History added · Dana Saleh');
});

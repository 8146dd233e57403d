import type { Due } from '@limber/contract/desk/money/owed.ts';
import { expect, test } from 'vitest';
import { giversOf } from '../session-bill.ts';
import { tipFor, tipped } from '../tips/tipped.ts';
import { owedRows } from './sale-in-progress.ts';

const client = { id: 7, first_name: 'Amina', last_name: 'Haddad' };
const payer = { id: 8, first_name: 'Badr', last_name: 'Nasser' };
const givers = [{ therapist_id: 3, therapist: 'Left Since' }];
const owed = { client, location: 'A', name: 'Stretching, 60 min' };

test('debts are one list, the oldest first, each with what pays it', () => {
  const due: Due = {
    bookings: [
      {
        booking_id: 'b',
        price: 320,
        therapist_id: 1,
        therapist: 'Noura',
        difference: false,
        ...owed,
        at: '2026-03-04T10:00:00.000Z',
      },
    ],
    packages: [
      {
        owned_package_id: 9,
        price: 1500,
        first_session: null,
        ...owed,
        at: '2026-03-01T10:00:00.000Z',
      },
    ],
    sales: [
      {
        id: 's',
        due: 100.5,
        paid_online: 80,
        payer,
        givers,
        ...owed,
        at: '2026-03-02T10:00:00.000Z',
      },
    ],
    back: [],
    overpaid: [],
    more: false,
  };
  expect(owedRows(due).map(({ isSession }) => isSession)).toEqual([false, false, true]);
  expect(owedRows(due)).toMatchObject([
    {
      amount: 1500,
      payer: null,
      taking: { client, rest: null, items: [{ asked: { owned_package_id: 9 } }] },
    },
    {
      ...{ amount: 100.5, client, payer },
      taking: { client: payer, items: [], rest: { id: 's', location: 'A', due: 100.5, givers } },
    },
    { amount: 320, taking: { rest: null, items: [{ asked: { booking_id: 'b' }, lower: null }] } },
  ]);
});

test('a tip is for the therapist of the sessions paid, and for nobody if there are several or none', () => {
  const session = (id: string, therapist: number) => ({
    ...{ booking_id: id, price: 320, therapist_id: therapist, therapist: `T${therapist}` },
    ...{ ...owed, difference: false, at: '2026-03-04T10:00:00.000Z' },
  });
  const pack = { owned_package_id: 9, price: 1500, first_session: null };
  const due = {
    bookings: [session('b', 3), session('c', 3), session('d', 4)],
    packages: [{ ...pack, ...owed, at: '2026-03-05T10:00:00.000Z' }],
    ...{ sales: [], back: [], overpaid: [], more: false },
  };
  const items = owedRows(due).flatMap(({ taking }) => taking.items);
  const forOf = (some: typeof items) => tipFor(giversOf(some), undefined);
  expect([items.slice(0, 1), items.slice(0, 2), items.slice(2)].map(forOf)).toEqual([3, 3, 4]);
  expect([items, items.slice(3), []].map(forOf)).toEqual([null, null, null]);
  expect(tipFor(giversOf(items), givers[0])).toBe(3);
});

test("the session's therapist can be tipped even after they have left", () => {
  const now = [{ id: 1, full_name: 'Noura' }];
  expect(tipped(now, givers)).toEqual([{ id: 3, full_name: 'Left Since' }, ...now]);
  expect(tipped(now, [{ therapist_id: 1, therapist: 'Noura' }])).toEqual(now);
});

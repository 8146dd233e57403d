import type { Due } from '@limber/contract/desk/owed.ts';
import { expect, test } from 'vitest';
import { giverOf } from '../session-bill.ts';
import { owedRows } from './taking.ts';

const client = { id: 7, first_name: 'Amina', last_name: 'Haddad' };
const payer = { id: 8, first_name: 'Badr', last_name: 'Nasser' };
const owed = { client, location: 'A', name: 'Stretching, 60 min' };

test('what is owed is one list, the oldest first, each with what takes it', () => {
  const due: Due = {
    bookings: [
      {
        booking_id: 'b',
        price: 320,
        therapist_id: 1,
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
    sales: [{ id: 's', due: 100.5, payer, ...owed, at: '2026-03-02T10:00:00.000Z' }],
    back: [],
    more: false,
  };
  expect(owedRows(due)).toMatchObject([
    {
      amount: 1500,
      payer: null,
      taking: { client, rest: null, items: [{ asked: { owned_package_id: 9 } }] },
    },
    {
      ...{ amount: 100.5, client, payer },
      taking: { client: payer, items: [], rest: { id: 's', location: 'A', due: 100.5 } },
    },
    { amount: 320, taking: { rest: null, items: [{ asked: { booking_id: 'b' }, lower: null }] } },
  ]);
});

test('a tip is for who gives the sessions that are taken, and for nobody where several do or none', () => {
  const session = (id: string, therapist: number) => ({
    ...{ booking_id: id, price: 320, therapist_id: therapist, difference: false },
    ...{ ...owed, at: '2026-03-04T10:00:00.000Z' },
  });
  const pack = { owned_package_id: 9, price: 1500, first_session: null };
  const due = {
    bookings: [session('b', 3), session('c', 3), session('d', 4)],
    packages: [{ ...pack, ...owed, at: '2026-03-05T10:00:00.000Z' }],
    ...{ sales: [], back: [], more: false },
  };
  const items = owedRows(due).flatMap(({ taking }) => taking.items);
  expect([items.slice(0, 1), items.slice(0, 2), items.slice(2)].map(giverOf)).toEqual([3, 3, 4]);
  expect([items, items.slice(3), []].map(giverOf)).toEqual([undefined, undefined, undefined]);
});

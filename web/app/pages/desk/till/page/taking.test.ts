import type { Due } from '@limber/contract/desk/till.ts';
import { expect, test } from 'vitest';
import { owedRows } from './taking.ts';

const client = { id: 7, first_name: 'Amina', last_name: 'Haddad' };
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
    sales: [{ id: 's', due: 100.5, ...owed, at: '2026-03-02T10:00:00.000Z' }],
    back: [],
  };
  expect(owedRows(due)).toMatchObject([
    { amount: 1500, taking: { rest: null, items: [{ asked: { owned_package_id: 9 } }] } },
    { amount: 100.5, taking: { items: [], rest: { id: 's', location: 'A', due: 100.5 } } },
    { amount: 320, taking: { rest: null, items: [{ asked: { booking_id: 'b' }, lower: null }] } },
  ]);
});

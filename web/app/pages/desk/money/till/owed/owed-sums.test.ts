import { expect, test } from 'vitest';
import { owedSums } from './owed-sums.ts';

const owed = {
  client: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
  location: 'A',
  name: 'Stretching, 60 min',
};
const session = (at: string, price: number) => ({
  ...{ ...owed, at, price, booking_id: at, therapist_id: 1, therapist: 'Noura', difference: false },
});

test('the amount owed now is what the till lists; upcoming sessions are counted separately', () => {
  const due = {
    bookings: [session('2026-03-04T10:00:00Z', 320), session('2026-03-04T10:00:01Z', 250.5)],
    packages: [
      {
        ...owed,
        owned_package_id: 9,
        price: 1500,
        first_session: null,
        at: '2026-03-01T10:00:00Z',
      },
    ],
    sales: [
      {
        ...owed,
        id: 'sale',
        due: 100.1,
        paid_online: 0,
        payer: null,
        givers: [],
        at: '2026-03-01T10:00:00Z',
      },
    ],
  };
  const sums = owedSums(due, Date.parse('2026-03-04T10:00:00Z'));
  expect(sums).toEqual({ nowMinor: 192_010, laterMinor: 25_050 });
});

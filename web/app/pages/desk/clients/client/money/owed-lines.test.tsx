import type { Due } from '@limber/contract/desk/money/owed.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../../components/test-markup.tsx';
import { OwedLines } from './owed-lines.tsx';

const now = Date.parse('2026-03-04T12:00:00Z');
const session = (at: string) => ({
  ...{ booking_id: at, price: 1320, therapist_id: 1, therapist: 'Noura', difference: false },
  client: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
  ...{ location: 'A', name: 'Stretching, 60 min', at },
});
const said = (sessions: string[], more = false) => {
  const due: Due = {
    bookings: sessions.map(session),
    packages: [],
    sales: [],
    back: [],
    overpaid: [],
    more,
  };
  return textOf(drawn(<OwedLines due={due} now={now} />));
};

test('what is due now and what will be due are told apart', () => {
  const [begun, coming] = ['2026-03-04T10:00:00Z', '2026-03-09T10:00:00Z'];
  expect(said([begun, coming])).toBe(
    'Not paid yet: 1,320.00 AED Due for upcoming sessions: 1,320.00 AED',
  );
  expect(said([coming])).toBe('Nothing is owed. Due for upcoming sessions: 1,320.00 AED');
  expect(said([begun])).toBe('Not paid yet: 1,320.00 AED');
  expect(said([])).toBe('Nothing is owed.');
});

test('a total that is cut off says so', () => {
  expect(said([], true)).toContain('Only the oldest 500 of each kind are counted');
});

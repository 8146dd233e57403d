import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../../components/test-markup.tsx';
import { minorToCredit, OwedBackNotice } from './refund-link.tsx';

const back = {
  booking_id: 'one',
  sale_id: 'sale',
  line_id: 7,
  amount: 160,
  paid: 160,
  invoice: 'INV-A-000001',
  client: { id: 7, first_name: 'Amina', last_name: 'Haddad' },
  location: 'A',
  name: 'Stretching, 30 min',
  at: '2026-03-04T10:00:00Z',
};
const notice = (...rows: (typeof back)[]) => drawn(<OwedBackNotice back={rows} />);

test('each amount owed back links to its invoice, sale by sale', () => {
  const html = notice(back, {
    ...back,
    line_id: 8,
    invoice: 'INV-A-000002',
    amount: 0.5,
    paid: 0.5,
  });
  expect(textOf(html)).toContain('Owed back: 160.50 AED');
  expect(html).toContain('href="/desk/documents/INV-A-000001?refund=7"');
  expect(html).toContain('INV-A-000002?refund=8');
});

test('an unpaid amount is to be credited, and is not called owed back', () => {
  const html = notice({ ...back, paid: 0 });
  expect(textOf(html)).toContain('Not paid and no longer owed: it only has to be credited.');
  expect(textOf(html)).toContain('Credit 160.00 AED');
  expect(textOf(html)).not.toContain('Owed back');
  expect(
    minorToCredit('sale', [
      { ...back, paid: 40 },
      { ...back, sale_id: 'other' },
    ]),
  ).toBe(12_000);
});

test('nothing is shown if nothing is owed back', () => {
  expect(notice()).toBe('');
});

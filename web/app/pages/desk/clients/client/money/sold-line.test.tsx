import { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../../../components/test-markup.tsx';
import { SoldLine } from './sold-line.tsx';

const sale = exampleOf<Sale>(Sale);
const [paid] = sale.payments;
const back = (amount: number) => (paid ? [paid, { ...paid, amount: -amount }] : []);
const html = (fields: Partial<Sale>, creditMinor = 0) =>
  drawn(<SoldLine sale={{ ...sale, ...fields }} seenBy={12} creditMinor={creditMinor} />);

test('a refunded sale shows its price with the refund', () => {
  const whole = html({ refunded: 2750, paid: 0, payments: back(2750) });
  expect(textOf(whole)).toContain('Refunded 2,750.00 AED');
  expect(whole).toContain('line-through');
  const part = html({ refunded: 250, paid: 2500, payments: back(250) });
  expect(textOf(part)).toContain('Refunded: 250.00 AED 2,750.00 AED');
  expect(part).not.toContain('line-through');
});

test('voided, credited and unpaid sales each have their own word', () => {
  expect(textOf(html({ voided: true, refunded: 2750, payments: back(2750) }))).toContain('Voided');
  const credited = textOf(html({ refunded: 2750, paid: 0, payments: [] }));
  expect(credited).toContain('Credited: 2,750.00 AED');
  expect(credited).not.toContain('Refunded');
  expect(textOf(html({ paid: 0, due: 2750 }, 75_000))).toContain('Not paid: 2,000.00 AED');
  expect(textOf(html({}))).not.toMatch(/Refunded|Credited|Voided|Not paid/);
});

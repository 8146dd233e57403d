import { Sale } from '@limber/contract/desk/money/till-values.ts';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../components/test-answers/test-example.ts';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { SaleDone } from './sale-done.tsx';

const sale = exampleOf<Sale>(Sale);
const [line] = sale.lines;
if (!line) throw new Error('The example of a sale has no line.');
const said = (fields: Partial<Sale> = {}) =>
  textOf(drawn(<SaleDone sale={{ ...sale, ...fields }} />));

test('a lower price is shown beside the full one, with its reason, line by line', () => {
  const session = { ...line, name: 'Stretching, 45 min', list_price: 250, price: 230 };
  const reduced = said({
    lines: [
      { ...session, reason: 'Waited for half an hour' },
      { ...line, id: 2 },
    ],
    total: 2980,
    paid: 2980,
  });
  expect(reduced).toContain('Stretching, 45 min : 250.00 AED 230.00 AED · Waited for half an hour');
  expect(said()).not.toContain('·');
});

test('due, paid, refunded and voided amounts come first, with the part that was rounding', () => {
  expect(said({ paid: 0, payments: [], due: 2750 })).toMatch(/^Still due: 2,750.00 AED/);
  expect(said({ refunded: 2750 })).toMatch(/^Refunded: 2,750.00 AED/);
  expect(said({ voided: true })).toMatch(/^Voided/);
  expect(said({ due: 0 })).not.toContain('rounding');
  expect(said({ rounding: -0.12 })).toContain('including cash rounding −0.12 AED');
});

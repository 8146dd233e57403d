import { PaidAmount, SignedAmount } from '@limber/contract/desk/money/till-values.ts';
import { Amount } from '@limber/contract/values/amounts.ts';
import Type from 'typebox';
import { expect, test } from 'vitest';
import { compileValidator } from './validate-bodies.ts';

test('checking stops at the first error, however much was sent', () => {
  const list = Type.Array(Type.Object({ id: Type.Integer() }));
  const schema = Type.Object({ list });
  const check = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '/' });
  let looks = 0;
  const wrong = {
    get id() {
      looks += 1;
      return 'none';
    },
  };
  expect(check({ list: Array(50_000).fill(wrong) })).toHaveProperty('error');
  expect(looks).toBeLessThan(10);
});

test.each([
  [10.005, false],
  [0.001, false],
  [137.555, false],
  [10.01, true],
  [137.55, true],
  [0.29, true],
  [0.1 + 0.2, true],
  [999_999.99, true],
])('%f AED is taken: %s', (amount, taken) => {
  const schema = Type.Object({ price: Amount, moved: SignedAmount, paid: Type.Array(PaidAmount) });
  const check = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '/' });
  const verdict = (price: number, moved: number, paid: number) =>
    check({ price, moved, paid: [paid] });
  expect(verdict(amount, -amount, Math.max(1, amount))).toHaveProperty(taken ? 'value' : 'error');
  if (taken) return;
  const says = 'Please give an amount with at most two decimals, such as 137.50.';
  for (const [field, refused] of [
    ['price', verdict(amount, 1, 1)],
    ['moved', verdict(1, -amount, 1)],
    ['paid.0', verdict(1, 1, 1 + amount)],
  ] as const) {
    expect(refused).toMatchObject({ error: { details: { fields: { [field]: { en: says } } } } });
  }
});

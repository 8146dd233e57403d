import { expect, test } from 'vitest';
import { typedInto } from './use-payment-parts.ts';

const part = { key: 0, method: undefined, amount: '', received: '', reference: '' };

test("digits typed after a method's letter go into its field", () => {
  const typed = (method: 'cash' | 'terminal' | 'transfer' | 'later' | undefined) =>
    [...'12', 'Backspace', '5'].reduce(typedInto, { ...part, method });
  expect(typed('cash')).toMatchObject({ received: '15', reference: '' });
  expect(typed('terminal')).toMatchObject({ received: '', reference: '15' });
  expect(typed('transfer').reference).toBe('15');
  expect(typed('later')).toEqual({ ...part, method: 'later' });
  expect(typed(undefined)).toEqual(part);
});

import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { LengthsAndPrices } from './lengths-and-prices.tsx';

test('a length or size has its units, an unlimited one only its price', () => {
  const said = (time: number | null, price: number) =>
    textOf(drawn(<LengthsAndPrices of={[{ time, price }]} />));
  expect(said(300, 1450)).toBe('300 min: 1,450.00 AED');
  expect(said(null, 2900)).toBe('2,900.00 AED');
});

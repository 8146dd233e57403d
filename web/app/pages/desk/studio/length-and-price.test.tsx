import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { LengthAndPrice } from './length-and-price.tsx';

test('a length or size has its units, an unlimited one only its price', () => {
  expect(textOf(drawn(<LengthAndPrice time={300} price={1450} />))).toBe('300 min: 1,450 AED');
  expect(textOf(drawn(<LengthAndPrice time={null} price={2900} />))).toBe('2,900 AED');
});

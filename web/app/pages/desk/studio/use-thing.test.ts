import { expect, test } from 'vitest';
import { asNumber, asNumberOrNone, asText, asTextOrNone, saidOf } from './use-thing.ts';

test('an empty optional field is sent as null, and texts lose the spaces around them', () => {
  expect(['', null, '15'].map(asNumberOrNone.setValueAs)).toEqual([null, null, 15]);
  expect(['', ' ', null, ' ar '].map(asTextOrNone.setValueAs)).toEqual([null, null, null, 'ar']);
  expect(['', ' +971 4 '].map(asText.setValueAs)).toEqual(['', '+971 4']);
  expect(['', '7'].map(asNumber.setValueAs)).toEqual([0, 7]);
});

test('the errors of a field and of the fields inside it are listed once', () => {
  const fields = { prices: 'One price.', 'prices.0.time': 'Five.', 'prices.1.time': 'Five.' };
  expect(saidOf('prices', fields)).toEqual(['One price.', 'Five.']);
  expect(saidOf('price', fields)).toEqual([]);
});

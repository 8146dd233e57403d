import { expect, test } from 'vitest';
import { nameOfDocument, searchedFor } from './document-number-rules.ts';

test('its number has six digits, after the branch and the kind', () => {
  expect(nameOfDocument('invoice', 'A', 1)).toBe('INV-A-000001');
  expect(nameOfDocument('credit_note', 'B', 1_234_567)).toBe('CN-B-1234567');
});

test.each([
  ['', { number: null, like: null }],
  ['  ', { number: null, like: null }],
  [' 42 ', { number: 42, like: null }],
  ['123456789', { number: 123_456_789, like: null }],
  ['1234567890', { number: null, like: '%1234567890%' }],
  ['A42', { number: null, like: '%a42%' }],
  ['42a', { number: null, like: '%42a%' }],
  [' 100%_\\ ', { number: null, like: '%100\\%\\_\\\\%' }],
])('a search for %j means %j', (find, meant) => {
  expect(searchedFor(find)).toEqual(meant);
});

import { expect, test } from 'vitest';
import { typedTime, typedWhole } from './typed-time.ts';

test.each([
  ['9', '09:00'],
  ['16', '16:00'],
  ['930', '09:30'],
  ['1610', '16:10'],
  ['16:10', '16:10'],
  [' 9.05 ', '09:05'],
  ['٠٩:٣٠', '09:30'],
  ['', null],
  ['161', null],
  ['24:00', null],
  ['noon', null],
])('%s is %s', (typed, time) => {
  expect(typedTime(typed)).toBe(time);
});

test('a time is complete with its four digits, and not before', () => {
  expect(['1', '16', '16:1', '930', '16:10', '1610', '٠٩:٣٠', '2460'].map(typedWhole)).toEqual([
    ...[null, null, null, null],
    ...['16:10', '16:10', '09:30', null],
  ]);
});

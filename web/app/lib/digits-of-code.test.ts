import { expect, test } from 'vitest';
import { digitsOfCode, sendsItself } from './digits-of-code.ts';

test('a code is taken in any digits, pasted with what stands between and around them', () => {
  expect(digitsOfCode('123 456')).toBe('123456');
  expect(digitsOfCode('١٢٣٤٥٦')).toBe('123456');
  expect(digitsOfCode('\u202b۱۲۳-۴۵۶\u202c')).toBe('123456');
  expect(digitsOfCode('12345678')).toBe('123456');
});

test('a code goes off once it is whole, and the same not twice by itself', () => {
  expect(sendsItself('12345', '')).toBe(false);
  expect(sendsItself('123456', '')).toBe(true);
  expect(sendsItself('123456', '123456')).toBe(false);
  expect(sendsItself('654321', '123456')).toBe(true);
});

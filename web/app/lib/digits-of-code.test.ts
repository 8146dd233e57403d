import { expect, test } from 'vitest';
import { digitsOfCode, sendsItself } from './digits-of-code.ts';

test('a code may have any digits, and other characters around them when pasted', () => {
  expect(digitsOfCode('123 456')).toBe('123456');
  expect(digitsOfCode('١٢٣٤٥٦')).toBe('123456');
  expect(digitsOfCode('\u202b۱۲۳-۴۵۶\u202c')).toBe('123456');
  expect(digitsOfCode('12345678')).toBe('123456');
});

test('a complete code is submitted by itself, but the same one only once', () => {
  expect(sendsItself('12345', '')).toBe(false);
  expect(sendsItself('123456', '')).toBe(true);
  expect(sendsItself('123456', '123456')).toBe(false);
  expect(sendsItself('654321', '123456')).toBe(true);
});

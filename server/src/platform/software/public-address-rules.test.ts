import { expect, test } from 'vitest';
import { mayBeSentTo, mayReach } from './public-address-rules.ts';

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'a name',
])('%s is not public', (address) => {
  expect(mayReach(address, false)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(mayReach(address, false)).toBe(true);
  },
);

test('this machine is reached in development, and no other private one', () => {
  expect(mayReach('127.0.0.1', true)).toBe(true);
  expect(mayReach('::1', true)).toBe(true);
  expect(mayReach('10.0.0.1', true)).toBe(false);
});

test.each([
  ['https://books.example/hook', true, true],
  ['http://books.example/hook', false, false],
  ['http://127.0.0.1:4000/hook', true, false],
  ['http://localhost:4000/hook', true, false],
  ['https://localhost/hook', true, false],
  ['https://10.0.0.1/hook', false, false],
  ['https://[::1]/hook', true, false],
  // Other ways to write 127.0.0.1.
  ['https://2130706433/hook', true, false],
  ['https://0x7f.1/hook', true, false],
  ['https://amina:secret@books.example/', false, false],
  ['ftp://books.example/', false, false],
  ['not an address', false, false],
])('%s is taken in development: %s, in production: %s', (url, development, production) => {
  expect(mayBeSentTo(url, true)).toBe(development);
  expect(mayBeSentTo(url, false)).toBe(production);
});

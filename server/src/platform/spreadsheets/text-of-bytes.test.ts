import { expect, test } from 'vitest';
import { textOfBytes } from './text-of-bytes.ts';

const ascii = (text: string) => [...Buffer.from(text)];

test.each([
  ['UTF-8', Buffer.from('Name\nأمينة'), 'Name\nأمينة'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFName\nأمينة'), 'Name\nأمينة'],
  ['UTF-16', Buffer.from('\uFEFFName\nأمينة', 'utf16le'), 'Name\nأمينة'],
  ['UTF-16, the other way', Buffer.from('\uFEFFName\nأمينة', 'utf16le').swap16(), 'Name\nأمينة'],
  ['UTF-16 without its mark', Buffer.from('Name\nأمينة', 'utf16le'), 'Name\nأمينة'],
  [
    'UTF-16 without its mark, the other way',
    Buffer.from('Name\nأمينة', 'utf16le').swap16(),
    'Name\nأمينة',
  ],
  ['UTF-16 of Arabic alone', Buffer.from('الاسم,الهاتف\n', 'utf16le'), 'الاسم,الهاتف\n'],
  [
    'Arabic Windows',
    Buffer.from([...ascii('Name\n'), 0xc3, 0xe3, 0xed, 0xe4, 0xc9]),
    'Name\nأمينة',
  ],
  [
    'Western Windows',
    Buffer.from([...ascii('Jos'), 0xe9, ...ascii(' Mu'), 0xf1, ...ascii('oz\nM'), 0xfc, 0x72]),
    'José Muñoz\nMür',
  ],
])('a file in %s is read', (_, bytes, text) => {
  expect(textOfBytes(new Uint8Array(bytes))).toBe(text);
});

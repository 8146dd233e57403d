import { expect, test } from 'vitest';
import { textOfFile } from './text-of-file.ts';

test.each([
  ['UTF-8', Buffer.from('Name\nأمينة')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFName\nأمينة')],
  ['UTF-16', Buffer.from('\uFEFFName\nأمينة', 'utf16le')],
  ['Arabic Windows', Buffer.from([...Buffer.from('Name\n'), 0xc3, 0xe3, 0xed, 0xe4, 0xc9])],
])('a file in %s is read', (_, bytes) => {
  expect(textOfFile(Uint8Array.from(bytes).buffer)).toBe('Name\nأمينة');
});

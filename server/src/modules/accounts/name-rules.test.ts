import { describe, expect, test } from 'vitest';
import { isName, plainName, plainWholeName } from './name-rules.ts';

describe('a name in a mail', () => {
  test.each([
    'Amina',
    'أمينة',
    'عبد الرحمن',
    "D'Arcy",
    'Jean-Luc',
    'María de los Ángeles',
    'Dr. Noura',
    'می\u200cنا',
  ])('%s stays as it is', (name) => {
    expect(isName(name)).toBe(true);
    expect(plainName(name)).toBe(name);
  });

  test.each([
    ['casino.example', 'casino. example'],
    ['x.com', 'x. com'],
    ['A.Rahman', 'A. Rahman'],
    ['https://casino.example/win?now=1', 'https casino.'],
    ['Win 500 AED at casino.example', 'Win AED'],
    ['Win money at the evil shop now', 'Win money at the'],
    ['=?utf-8?B?V2luIG1vbmV5?=', 'utf- B'],
    ['a@casino.example', 'a casino.'],
    ['Amina\r\nBcc: all@client.example', 'Amina Bcc'],
    ['\u202eanimA\u202c', 'animA'],
    ['+971 50 123 4567', '…'],
    ['💰', '…'],
    ['-.-', '…'],
    ['', '…'],
    ['م'.repeat(100), 'م'.repeat(40)],
  ])('%j becomes %j', (stored, said) => expect(plainName(stored)).toBe(said));

  test('no letter is cut in two', () => {
    expect(plainName('𐐀'.repeat(50))).toBe('𐐀'.repeat(40));
  });
});

describe('a whole name in a sentence', () => {
  test.each([
    ['Amina', 'Haddad', 'Amina Haddad'],
    ['Walker', '', 'Walker'],
    ['Walker', ' - ', 'Walker'],
    ['', 'Haddad', 'Haddad'],
    ['', '', '…'],
  ])('%j %j becomes %j', (first, last, said) => expect(plainWholeName(first, last)).toBe(said));
});

import { expect, test } from 'vitest';
import { searchOf } from './search-rules.ts';

test.each([
  ['050', '97150'],
  ['050 123', '97150123'],
  ['+971 50', '97150'],
  ['0097150', '97150'],
  ['0049 171', '49171'],
  ['1234567', '1234567'],
  ['(050)', '97150'],
])('%j is looked for as the number %s', (typed, digits) => {
  expect(searchOf(typed, '971')).toEqual({ beginnings: [`% ${digits}%`], parts: [`%${digits}%`] });
});

test('words may stand in any order, and short ones begin a word', () => {
  expect(searchOf("al  O'Neil ", '971')).toEqual({
    beginnings: ['% al%', '% O%', '% Neil%'],
    parts: ['% al%', '% O%', '%Neil%'],
  });
  expect(searchOf('amina@client.example', '971')?.parts).toEqual([
    '%amina%',
    '%client%',
    '%example%',
  ]);
});

test.each(['', ' ', 'a', '5', '+', '%', '_', '%%', '@'])('%j is too little', (typed) => {
  expect(searchOf(typed, '971')).toBeNull();
});

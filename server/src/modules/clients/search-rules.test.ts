import { expect, test } from 'vitest';
import { searchesOf } from './search-rules.ts';

test.each([
  ['050', '97150'],
  ['050 123', '97150123'],
  ['+971 50', '97150'],
  ['0097150', '97150'],
  ['0049 171', '49171'],
  ['1234567', '1234567'],
  ['(050)', '97150'],
])('%j is looked for as the number %s', (typed, digits) => {
  expect(searchesOf(typed, '971')).toEqual([
    { beginnings: [`% ${digits}%`], parts: [`%${digits}%`], together: [], byNumber: false },
  ]);
});

test('words may be in any order, and short ones match the beginning of a word', () => {
  expect(searchesOf("al  O'Neil ", '971')).toEqual([
    {
      beginnings: ['% al%', '% O%', '% Neil%'],
      parts: ['% al%', '% O%', '%Neil%'],
      together: ['%alONeil%'],
      byNumber: false,
    },
  ]);
});

test.each([
  ['Amina 0550000001', [['Amina', '971550000001'], ['Amina'], ['971550000001']]],
  // Seven digits are a whole number, six are the beginning of one.
  ['Amina 5012345', [['Amina', '5012345'], ['Amina'], ['5012345']]],
  ['Amina 501234', [['Amina', '501234']]],
  ['0550000001 Amina', [['Amina', '971550000001'], ['Amina'], ['971550000001']]],
  [
    'Amina Haddad, +49 171 000 0001',
    [['Amina', 'Haddad', '491710000001'], ['Amina', 'Haddad'], ['491710000001']],
  ],
  [
    'Amina Haddad - (055) 000-0001',
    [['Amina', 'Haddad', '971550000001'], ['Amina', 'Haddad'], ['971550000001']],
  ],
  // The beginning of a number is in those of many, and tells nothing without the name.
  ['Amina 055', [['Amina', '97155']]],
  ['055 Amina', [['Amina', '97155']]],
])('in %j a name and a number are looked for, then the name, then the number', (typed, words) => {
  const searches = searchesOf(typed, '971');
  const parts = words.map((each) => each.map((word) => `%${word}%`));
  expect(searches.map((each) => each.parts)).toEqual(parts);
  expect(searches.map(({ byNumber }) => byNumber)).toEqual(words.map((_, place) => place === 2));
});

test.each([
  ['amina@client.example', ['%amina%', '%client%', '%example%']],
  ['amina0550000001@client.example', ['%amina0550000001%', '%client%', '%example%']],
  ['Sara 2', ['%Sara%', '% 2%']],
])('in %j there is no number', (typed, parts) => {
  expect(searchesOf(typed, '971').map((search) => search.parts)).toEqual([parts]);
});

test('two letters match the beginning of a word, three any part of it; a single word is not joined', () => {
  expect(searchesOf('Al', '971')).toMatchObject([{ parts: ['% Al%'], together: [] }]);
  expect(searchesOf('Ali', '971')).toMatchObject([{ parts: ['%Ali%'], together: [] }]);
  expect(searchesOf('Ali Omar', '971')).toMatchObject([{ together: [] }]);
  expect(searchesOf('Al Omar', '971')).toMatchObject([{ together: ['%AlOmar%'] }]);
});

test('at most four words and four numbers are searched for', () => {
  const words = ['Anna', 'Bina', 'Cara', 'Dina', 'Esra'];
  const numbers = ['1000001', '1000002', '1000003', '1000004', '1000005'];
  const looked = (typed: readonly string[]) => searchesOf(typed.join(' , '), '971')[0]?.parts;
  const parts = (all: readonly string[]) => all.map((each) => `%${each}%`);
  expect(looked(words.slice(0, 4))).toEqual(parts(words.slice(0, 4)));
  expect(looked(words)).toEqual(parts(words.slice(0, 4)));
  const between = numbers.flatMap((number) => ['Anna', number]);
  expect(searchesOf(between.join(' '), '971')[0]?.parts).toEqual([
    ...parts(Array(4).fill('Anna')),
    ...parts(numbers.slice(0, 4)),
  ]);
});

test.each(['', ' ', 'a', '5', '+', '%', '_', '%%', '@'])('%j is too short', (typed) => {
  expect(searchesOf(typed, '971')).toEqual([]);
});

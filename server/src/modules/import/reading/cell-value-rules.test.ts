import { expect, test } from 'vitest';
import {
  amountIn,
  dateOrderOf,
  dayIn,
  genderIn,
  languageIn,
  minutesIn,
  partsOfName,
  phoneIn,
  timeIn,
} from './cell-value-rules.ts';

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05T14:00:00', '2026-03-05'],
  ['5/3/2026', '2026-03-05'],
  ['05.03.2026 14:00', '2026-03-05'],
  ['5 March 2026', '2026-03-05'],
  ['Thursday, 5 Mar 2026 2:00pm', '2026-03-05'],
  ['March 5, 2026 2:00 pm', '2026-03-05'],
  ['٥/٣/٢٠٢٦', '2026-03-05'],
  ['2026-03-05T19:59:00Z', '2026-03-05'],
  ['2026-03-05T20:00:00Z', '2026-03-06'],
  ['2026-12-31 20:30:00+00:00', '2027-01-01'],
  ['2026-03-05T00:30:00+05:00', '2026-03-04'],
  ['Thu Mar 05 2026 10:00:00 GMT+0400 (Gulf Standard Time)', '2026-03-05'],
  ['31/2/2026', null],
  ['5/3/26', '2026-03-05'],
  ['09-Oct-26', '2026-10-09'],
  ['Oct-09-2026', '2026-10-09'],
  ['46302', '2026-10-07'],
  ['46302.75', '2026-10-07'],
  ['٤٦٣٠٢', '2026-10-07'],
  ['2026', null],
  ['1999-12-31', null],
  ['soon', null],
])('the day in %j is %j', (cell, day) => {
  expect(dayIn(cell, 'day first')).toBe(day);
});

test('whether the day or month comes first is decided by the whole column', () => {
  expect(dateOrderOf(['3/5/2026', '3/13/2026'])).toBe('month first');
  expect(dateOrderOf(['3/5/2026', '13/3/2026'])).toBe('day first');
  expect(dateOrderOf(['3/5/2026'])).toBe('unknown');
  // Twelve is ambiguous; thirteen is not a month.
  expect(dateOrderOf(['3/12/26', '5/5/26'])).toBe('unknown');
  expect(dateOrderOf(['5/5/2026', '2026-03-05', '09-Oct-26', ''])).toBeNull();
  expect(dateOrderOf(['Thu ٣/١٣/٢٠٢٦'])).toBe('month first');
  expect(dateOrderOf(['12/3/2026', '3/13/2026'])).toBe('month first');
  expect(dateOrderOf(['3/13/2026', '13/3/2026'])).toBe('mixed');
  expect(dayIn('3/5/2026', 'month first')).toBe('2026-03-05');
  for (const order of ['mixed', 'unknown'] as const) expect(dayIn('3/5/2026', order)).toBeNull();
  expect(dayIn('5/5/2026', null)).toBe('2026-05-05');
});

test.each([
  ['09-Oct-84', '1984-10-09'],
  ['5/3/26', '2026-03-05'],
  ['5/3/27', '1927-03-05'],
  ['1958-12-31', '1958-12-31'],
  ['30000', '1982-02-18'],
  ['2026-03-06', null],
  ['1899-12-31', null],
])('the birthday in %j is %j', (cell, day) => {
  expect(dayIn(cell, 'day first', '2026-03-05')).toBe(day);
});

test.each([
  ['14:00', '14:00'],
  ['9:05', '09:05'],
  ['2:00 pm', '14:00'],
  ['12:30am', '00:30'],
  ['2 PM', '14:00'],
  ['2026-03-05T14:00:00', '14:00'],
  ['5 Mar 2026, 2:15pm', '14:15'],
  ['2026-03-05T10:00:00Z', '14:00'],
  ['2026-03-05T10:00:00.000Z', '14:00'],
  ['2026-03-05 10:00:00+00:00', '14:00'],
  ['2026-03-05 10:00:00+00', '14:00'],
  ['2026-03-05 10:00 UTC', '14:00'],
  ['2026-03-05T10:00-0500', '19:00'],
  ['2026-03-05T14:00:00+04:00', '14:00'],
  ['2026-03-05T20:30:00Z', '00:30'],
  ['2026-03-05T00:30:00+05:30', '23:00'],
  ['5 Mar 2026 2:00 pm GMT+4', '14:00'],
  ['10:00-11:00', '10:00'],
  ['10:00:00-11:00:00', '10:00'],
  ['10:00 - 11:00', '10:00'],
  ['23:59', '23:59'],
  ['0.5833333333', '14:00'],
  ['46302.604166667', '14:30'],
  ['46302', null],
  ['24:00', null],
  ['25:00', null],
  ['14:60', null],
  ['12:00 pm', '12:00'],
  ['1:00 am', '01:00'],
  ['0:30 am', null],
  ['13:00 pm', null],
  ['2026-03-05', null],
])('the time in %j is %j', (cell, time) => {
  expect(timeIn(cell)).toBe(time);
});

test.each([
  ['90', 90],
  ['90 min', 90],
  ['1h 30min', 90],
  ['1:30', 90],
  ['1.5 h', 90],
  ['1,200', 1200],
  ['٩٠', 90],
  ['long', null],
])('%j is %j minutes', (cell, minutes) => {
  expect(minutesIn(cell)).toBe(minutes);
});

test.each([
  ['AED 2,750.00', 2750],
  ['2750,50', 2750.5],
  ['1,000', 1000],
  ['1 000 AED', 1000],
  ['99.5000', 99.5],
  ['1.500', null],
  ['1234,567', null],
  ['0', 0],
  ['-5', null],
  ['free', null],
])('%j is %j AED', (cell, amount) => {
  expect(amountIn(cell)).toBe(amount);
});

test('names, numbers and words of people are read as they are usually written', () => {
  expect(partsOfName('Amina Al Haddad')).toEqual({ first: 'Amina', last: 'Al Haddad' });
  expect(partsOfName('Haddad, Amina')).toEqual({ first: 'Amina', last: 'Haddad' });
  expect(phoneIn('501234567')).toBe('0501234567');
  expect(phoneIn('971501234567')).toBe('+971501234567');
  expect(phoneIn('٠٥٠ ١٢٣ ٤٥٦٧')).toBe('050 123 4567');
  expect(phoneIn('n/a')).toBe('');
  expect([genderIn('F'), genderIn('Male'), genderIn('-')]).toEqual(['female', 'male', null]);
  expect([languageIn('Arabic'), languageIn('en-GB'), languageIn('fr')]).toEqual(['ar', 'en', null]);
});

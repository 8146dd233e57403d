import { expect, test } from 'vitest';
import { columnsOf, missingOf } from './column-rules.ts';

test.each([
  // Fresha, Mindbody and Acuity.
  [
    'client',
    'Client ID,First Name,Last Name,Gender,Mobile Number,Email',
    'id first_name last_name gender phone_number email',
  ],
  ['client', 'Client,Phone,E-mail', 'name phone_number email'],
  [
    'package',
    'Client;Mobile;Pricing Option;Minutes remaining;Amount Paid;Expiration Date',
    'name phone_number package minutes_left price expires_on',
  ],
  [
    'booking',
    'Ref #,Client,Phone,Service,Team member,Date,Time,Duration,Location,Status',
    'id name phone_number service therapist date time minutes location status',
  ],
  [
    'booking',
    'Start Time,End Time,First Name,Last Name,Phone,Email,Type,Calendar',
    'date ends first_name last_name phone_number email service therapist',
  ],
] as const)('columns of a %s are found by the usual names: %s', (kind, head, fields) => {
  const headers = head.split(/[,;]/);
  const found = columnsOf(kind, headers, null).toSorted((one, other) => one.column - other.column);
  expect(found.map(({ field }) => field).join(' ')).toBe(fields);
  expect(missingOf(kind, found)).toEqual([]);
});

test('missing required columns are listed', () => {
  expect(missingOf('client', columnsOf('client', ['Colour'], null))).toEqual([
    ['first_name', 'name'],
    ['phone_number', 'email'],
  ]);
});

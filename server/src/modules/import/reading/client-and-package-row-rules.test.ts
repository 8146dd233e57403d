import { IMPORT_QUOTED_LENGTH } from '@limber/contract/terms/import.ts';
import { expect, test } from 'vitest';
import {
  type CellsByField,
  clientIn as clientInFile,
  packageIn as packageInFile,
  type Reading,
} from './client-and-package-row-rules.ts';
import { bookingIn } from './session-row-rules.ts';

const READING: Reading = {
  ...{ orders: {}, sessionMinutes: null, today: '2026-03-05' },
  ...{ hasConsent: false, healthAgreed: false, stockBranch: null },
};
const clientIn = (cells: CellsByField) => clientInFile(cells, READING);
const packageIn = (cells: CellsByField) => packageInFile(cells, READING);

const session = {
  ...{ name: 'Maryam Saleh', date: '2026-03-05', time: '14:00', minutes: '60' },
  ...{ service: 'Stretching', therapist: 'Noura' },
};
const booking = (changes: object = {}) => bookingIn({ ...session, ...changes }, READING);
const why = (read: { problem: { en: string } | null }) => read.problem?.en;

test.each([
  [{ name: 'Maryam Al Saleh' }, 'Maryam', 'Al Saleh'],
  [{ first_name: 'Maryam', name: 'Other Person' }, 'Maryam', ''],
  [{ first_name: 'Maryam', last_name: 'Saleh', name: 'Other Person' }, 'Maryam', 'Saleh'],
  [{ last_name: 'Saleh', name: 'Maryam Other' }, 'Maryam', 'Saleh'],
])('a client is named as %o says', (cells, first_name, last_name) => {
  expect(clientIn(cells)).toMatchObject({
    label: `${first_name} ${last_name}`.trim(),
    row: { first_name, last_name },
  });
});

test('a client without a first name is not read, and is named by the other cells', () => {
  expect(why(clientIn({ last_name: 'Saleh' }))).toBe('There is no first name.');
  expect(clientIn({ last_name: 'Saleh' }).label).toBe('Saleh');
  expect(clientIn({ phone_number: '0501234567' }).label).toMatch(/501234567$/);
  expect(clientIn({}).label).toBe('');
});

test('empty cells of a client stay unknown', () => {
  expect(clientIn({ first_name: 'Maryam' }).row).toEqual({
    ...{ first_name: 'Maryam', last_name: '', phone_number: null, email: null },
    ...{ gender: null, language: null },
  });
});

test('a package is read whole, and its empty cells stay unknown', () => {
  const cells = {
    ...{ client_id: '7', package: 'Balance', minutes_left: '300', minutes: '600' },
    ...{ price: '2,750.00', value: '1,300', bought_on: '10/01/2026', expires_on: '09/07/2026' },
  };
  expect(packageIn(cells)).toEqual({
    label: '7, Balance',
    row: {
      owner: { client_id: '7', name: null, phone_number: null, email: null },
      ...{ package: 'Balance', minutes_left: 300, minutes: 600, price: 2750, value: 1300 },
      ...{ bought_on: '2026-01-10', expires_on: '2026-07-09' },
    },
    problem: null,
  });
  const { row } = packageIn({ email: 'a@x.ae', package: 'Balance' });
  expect(row).toMatchObject({
    ...{ minutes_left: null, minutes: null, price: null, value: null },
    ...{ bought_on: null, expires_on: null },
  });
});

test.each([
  [{ package: '' }, 'No package is named.'],
  [{ minutes_left: 'many' }, '“many” is not a number of minutes.'],
  [{ minutes: 'all' }, '“all” is not a number of minutes.'],
  [{ price: 'dear' }, '“dear” is not an amount in AED.'],
  [{ value: 'much' }, '“much” is not an amount in AED.'],
  [{ bought_on: 'May' }, '“May” is not a date that can be read. Please write it as YYYY-MM-DD.'],
  [{ expires_on: 'June' }, '“June” is not a date that can be read. Please write it as YYYY-MM-DD.'],
])('a package with %o is not read', (changes, sentence) => {
  const read = packageIn({ name: 'Maryam Saleh', package: 'Balance', ...changes });
  expect([read.row, why(read)]).toEqual([null, sentence]);
  expect(read.label).toMatch(/^Maryam Saleh/);
});

test('a session is read whole', () => {
  expect(booking({ location: 'Al Warqa', package: 'Balance' })).toEqual({
    label: 'Maryam Saleh, 2026-03-05',
    row: {
      owner: { client_id: null, name: 'Maryam Saleh', phone_number: null, email: null },
      ...{ date: '2026-03-05', time: '14:00', minutes: 60, service: 'Stretching' },
      ...{ therapist: 'Noura', location: 'Al Warqa', package: 'Balance' },
    },
    problem: null,
  });
});

test.each([
  [{ name: undefined, client_id: '7', email: 'a@x.ae' }, '7, 2026-03-05'],
  [{ name: undefined, email: 'a@x.ae', phone_number: '0501234567' }, 'a@x.ae, 2026-03-05'],
  [{ name: 'Other', first_name: 'Maryam', last_name: 'Saleh' }, 'Maryam Saleh, 2026-03-05'],
])('a session of %o is named by the best that is known', (changes, label) => {
  expect(booking(changes).label).toBe(label);
});

test.each([
  [{ minutes: '5' }, 5],
  [{ minutes: '1440' }, 1440],
  [{ minutes: undefined, ends: '15:30' }, 90],
  [{ minutes: undefined, time: '23:30', ends: '00:15' }, 45],
  [{ minutes: '60', ends: '18:00' }, 60],
])('a session with %o lasts %d minutes', (changes, minutes) => {
  expect(booking(changes).row?.minutes).toBe(minutes);
});

test('a time without its own cell stands with the day, and one with a zone has its own day', () => {
  expect(booking({ date: '2026-03-05 16:10', time: undefined }).row).toMatchObject({
    ...{ date: '2026-03-05', time: '16:10' },
  });
  expect(booking({ date: '2026-03-05', time: '2026-03-05T22:30:00Z' }).row).toMatchObject({
    ...{ date: '2026-03-06', time: '02:30' },
  });
});

test.each<readonly [object, string]>([
  [{ minutes: '4' }, 'A session lasts from 5 to 1440 minutes, not 4.'],
  [{ minutes: '1441' }, 'A session lasts from 5 to 1440 minutes, not 1441.'],
  [{ minutes: undefined, ends: '14:00' }, 'A session lasts from 5 to 1440 minutes, not 0.'],
  [{ minutes: 'long' }, '“long” is not a number of minutes.'],
  [{ minutes: undefined }, '“–” is not a number of minutes.'],
  [{ minutes: undefined, ends: 'late' }, '“late” is not a time. Please write it as HH:MM.'],
  [{ date: 'soon' }, '“soon” is not a date that can be read. Please write it as YYYY-MM-DD.'],
  [{ date: undefined }, '“–” is not a date that can be read. Please write it as YYYY-MM-DD.'],
  [{ time: 'noon' }, '“noon” is not a time. Please write it as HH:MM.'],
  [{ time: undefined }, '“2026-03-05” is not a time. Please write it as HH:MM.'],
  [{ time: '14:00+02:00' }, '“14:00+02:00” is not a time. Please write it as HH:MM.'],
  [{ service: '' }, 'No service is named.'],
  [{ therapist: '' }, 'No therapist is named.'],
  ...['Cancelled', 'no-show', 'NoShow', 'Completed', 'declined', 'ملغاة'].map(
    (status) => [{ status }, 'This session is over, or was cancelled.'] as const,
  ),
])('a session with %o is not read', (changes, sentence) => {
  expect([booking(changes).row, why(booking(changes))]).toEqual([null, sentence]);
});

test('a cell that is quoted is cut short', () => {
  const read = booking({ time: 'x'.repeat(IMPORT_QUOTED_LENGTH + 1) });
  expect(why(read)).toContain(`“${'x'.repeat(IMPORT_QUOTED_LENGTH)}”`);
});

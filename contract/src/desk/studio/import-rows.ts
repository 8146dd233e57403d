/** What a row of a file from other software says, in our words. */

import Type, { type Static } from 'typebox';
import { IMPORT_MINUTES } from '../../terms/import.ts';
import {
  Aed,
  AskedTime,
  DateOnly,
  described,
  Gender,
  Language,
  MOST,
  Nullable,
  oneOf,
} from '../../values.ts';

export const ImportKind = oneOf(['client', 'package', 'booking'], {
  description: 'What the rows of a file are.',
});
export type ImportKind = Static<typeof ImportKind>;

/** What a column can say; the page has a word for each, in both languages. */
export const ImportField = oneOf([
  'id',
  'name',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'gender',
  'language',
  'client_id',
  'package',
  'minutes_left',
  'minutes',
  'price',
  'value',
  'bought_on',
  'expires_on',
  'date',
  'time',
  'ends',
  'service',
  'therapist',
  'location',
  'status',
]);
export type ImportField = Static<typeof ImportField>;

export const LineNumber = Type.Integer({
  description: 'Of the file, its head being 1.',
  minimum: 1,
  maximum: MOST,
});
const Key = Type.String({
  description:
    'What the row is known by where it comes from: its id there, or what it says, hashed.',
  minLength: 1,
  maxLength: 200,
  examples: ['4711'],
});
const Word = Type.String({ maxLength: 200 });
const Maybe = Nullable(Word);
const Few = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const person = {
  phone_number: described('As written in the file.', Maybe),
  email: Maybe,
};

const Owner = Type.Object(
  {
    client_id: described('Their id where the row comes from.', Maybe),
    name: Maybe,
    ...person,
  },
  { description: 'Whose it is, as the file says it.' },
);

const anOwner = { client_id: '4711', name: 'Amina Haddad', phone_number: null, email: null };

export const ImportedClient = Type.Object(
  {
    line: LineNumber,
    key: Key,
    first_name: Word,
    last_name: Word,
    ...person,
    gender: Nullable(Gender),
    language: Nullable(Language),
  },
  {
    examples: [
      {
        line: 2,
        key: '4711',
        first_name: 'Amina',
        last_name: 'Haddad',
        phone_number: '050 123 4567',
        email: null,
        gender: null,
        language: null,
      },
    ],
  },
);
export type ImportedClient = Static<typeof ImportedClient>;

export const ImportedPackage = Type.Object(
  {
    line: LineNumber,
    key: Key,
    owner: Owner,
    package: described('What it is called here.', Word),
    minutes_left: described('Null: an unlimited one.', Nullable(Few)),
    minutes: described('As bought; null: as the catalogue has it.', Nullable(Few)),
    price: described('What was paid, with VAT.', Nullable(Aed)),
    value: described(
      'What is left is worth, without VAT; null: its share of the price.',
      Nullable(Aed),
    ),
    bought_on: Nullable(DateOnly),
    expires_on: Nullable(DateOnly),
  },
  {
    examples: [
      {
        line: 2,
        key: '12',
        owner: anOwner,
        package: 'Balance Package',
        minutes_left: 300,
        minutes: 600,
        price: 2750,
        value: null,
        bought_on: '2026-01-10',
        expires_on: '2026-07-09',
      },
    ],
  },
);
export type ImportedPackage = Static<typeof ImportedPackage>;

export const ImportedBooking = Type.Object(
  {
    line: LineNumber,
    key: Key,
    owner: Owner,
    date: described(
      'Of the calendar, as other software writes it: 00:30 on the 9th is of the evening of the 8th.',
      DateOnly,
    ),
    time: AskedTime,
    minutes: Type.Integer({ minimum: IMPORT_MINUTES.least, maximum: IMPORT_MINUTES.most }),
    service: described('What it is called here.', Word),
    therapist: described('Their name; the first one where it is enough.', Word),
    location: described(
      'Name or code of the branch; null: where the therapist is on shift then, else their own.',
      Maybe,
    ),
    package: described('The package that pays, by its name; null: none.', Maybe),
  },
  {
    examples: [
      {
        line: 2,
        key: '981',
        owner: anOwner,
        date: '2026-03-05',
        time: '14:00',
        minutes: 60,
        service: 'Stretching',
        therapist: 'Noura Al Hashimi',
        location: 'A',
        package: null,
      },
    ],
  },
);
export type ImportedBooking = Static<typeof ImportedBooking>;

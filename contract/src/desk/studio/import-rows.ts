/** A row of another system's file, in our terms. */

import Type, { type Static } from 'typebox';
import { VisitOutcome } from '../../appointments.ts';
import { IMPORT_MINUTES, LONGEST_IMPORTED_NAME } from '../../terms/import.ts';
import { LONGEST_DESK_NOTE } from '../../terms/texts.ts';
import { MOST_PIECES } from '../../terms/till.ts';
import { Amount } from '../../values/amounts.ts';
import { MOST } from '../../values/keys.ts';
import {
  Agreement,
  Birthday,
  Gender,
  HealthNotes,
  HomeAddress,
  Language,
} from '../../values/people.ts';
import { described, Nullable, oneOf } from '../../values/shapes.ts';
import { DateOnly, Minutes, RequestedTime } from '../../values/times.ts';
import { BarCode } from '../money/retail-products.ts';
import { TaxCategory } from '../money/till-values.ts';

export const ImportKind = oneOf(['client', 'package', 'booking', 'visit', 'product'], {
  description: 'What each row of a file is.',
});
export type ImportKind = Static<typeof ImportKind>;

/** What a column can contain; the page has a word for each, in both languages. */
export const ImportField = oneOf([
  'id',
  'name',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'gender',
  'language',
  'birthday',
  'address',
  'city',
  'health_notes',
  'health_consent',
  'blocked',
  'blocked_reason',
  'desk_note',
  'offers_by_mail',
  'offers_by_message',
  'credit',
  'client_id',
  'package',
  'minutes_left',
  'minutes',
  'sessions_left',
  'sessions',
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
  'product',
  'product_ar',
  'retail_price',
  'vat',
  'bar_code',
  'stock',
]);
export type ImportField = Static<typeof ImportField>;

export const LineNumber = Type.Integer({
  description: 'Line in the file; the heading is line 1.',
  minimum: 1,
  maximum: MOST,
});
const Key = Type.String({
  description: "The row's key in the other system: its id there, or a hash of its contents.",
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
    client_id: described("The client's id in the other system.", Maybe),
    name: Maybe,
    ...person,
  },
  { description: 'The client, as the file names them.' },
);

/** What every row of a client's has. */
const rowOfClient = { line: LineNumber, key: Key, owner: Owner };
const aRow = {
  line: 2,
  owner: { client_id: '4711', name: 'Amina Haddad', phone_number: null, email: null },
};

export const ImportedClient = Type.Object(
  {
    line: LineNumber,
    key: Key,
    first_name: Word,
    last_name: Word,
    ...person,
    gender: Nullable(Gender),
    language: Nullable(Language),
    birthday: Type.Optional(Nullable(Birthday)),
    address: Type.Optional(Nullable(HomeAddress)),
    blocked_reason: Type.Optional(
      described('Why they cannot book online; null: they can.', Nullable(Word)),
    ),
    desk_note: Type.Optional(
      described(
        'What the team should know of them, for the team alone.',
        Nullable(Type.String({ maxLength: LONGEST_DESK_NOTE })),
      ),
    ),
    offers_by_mail: Type.Optional(Nullable(Agreement)),
    offers_by_message: Type.Optional(Nullable(Agreement)),
    credit: Type.Optional(
      described('What the other system owed them on account; null: not said.', Nullable(Amount)),
    ),
    health_notes: Type.Optional(
      described(
        'Kept sealed, with the consent that the file or the manager says they gave.',
        Nullable(HealthNotes),
      ),
    ),
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
    ...rowOfClient,
    package: described('Its name in this studio.', Word),
    minutes_left: described('Null: an unlimited package.', Nullable(Few)),
    minutes: described('As bought; null: as in the catalogue.', Nullable(Few)),
    session_minutes: Type.Optional(
      described(
        'Minutes of one session, in a file that counts sessions; null: the file counts minutes.',
        Nullable(Type.Integer({ minimum: 1, maximum: IMPORT_MINUTES.most })),
      ),
    ),
    price: described('What was paid, including VAT.', Nullable(Amount)),
    value: described(
      'The value of what is left, without VAT; null: its share of the price.',
      Nullable(Amount),
    ),
    bought_on: Nullable(DateOnly),
    expires_on: Nullable(DateOnly),
  },
  {
    examples: [
      {
        ...aRow,
        key: '12',
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
    ...rowOfClient,
    date: described(
      'The calendar day, as other software writes it: 00:30 on the 9th belongs to the evening of the 8th.',
      DateOnly,
    ),
    time: RequestedTime,
    minutes: Type.Integer({ minimum: IMPORT_MINUTES.least, maximum: IMPORT_MINUTES.most }),
    service: described('Its name in this studio.', Word),
    therapist: described("The therapist's name; the first name alone if it is unique.", Word),
    location: described(
      'Name or code of the branch; null: where the therapist is on shift then, else their own.',
      Maybe,
    ),
    package: described('Name of the package that pays; null: none.', Maybe),
  },
  {
    examples: [
      {
        ...aRow,
        key: '981',
        date: '2026-03-05',
        time: '14:00',
        minutes: 60,
        service: 'Massage',
        therapist: 'Noura Al Hashimi',
        location: 'A',
        package: null,
      },
    ],
  },
);
export type ImportedBooking = Static<typeof ImportedBooking>;

export const ImportedVisit = Type.Object(
  {
    ...rowOfClient,
    date: DateOnly,
    time: described('Null: not said.', Nullable(RequestedTime)),
    minutes: described('Null: not said.', Nullable(Minutes)),
    service: described('As written in the file; it need not exist here.', Word),
    therapist: described('As written in the file.', Maybe),
    location: described('As written in the file.', Maybe),
    outcome: VisitOutcome,
  },
  {
    examples: [
      {
        ...aRow,
        key: '712',
        date: '2024-11-02',
        time: '14:00',
        minutes: 60,
        service: 'Deep tissue',
        therapist: 'Sara',
        location: null,
        outcome: 'completed',
      },
    ],
  },
);
export type ImportedVisit = Static<typeof ImportedVisit>;

export const ImportedProduct = Type.Object(
  {
    line: LineNumber,
    key: Key,
    product: described(
      'Its name.',
      Type.String({ minLength: 1, maxLength: LONGEST_IMPORTED_NAME }),
    ),
    product_ar: described(
      'Its name in Arabic; null: as the other one.',
      Nullable(Type.String({ maxLength: LONGEST_IMPORTED_NAME })),
    ),
    price: described('Including VAT.', Amount),
    tax: described('How it is taxed; null: the file does not say.', Nullable(TaxCategory)),
    vat_percent: described(
      'The rate that the file names for it; null: none.',
      Nullable(Type.Number({ minimum: 0, maximum: 100 })),
    ),
    bar_code: Nullable(BarCode),
    location: described('The branch of the stock, as the file names it.', Maybe),
    stock: described(
      'Pieces at that branch; null: not said.',
      Nullable(Type.Integer({ minimum: 0, maximum: MOST_PIECES })),
    ),
  },
  {
    examples: [
      {
        ...{ line: 2, key: 'P-17', product: 'Magnesium oil', product_ar: 'زيت المغنيسيوم' },
        ...{ price: 95, tax: 'standard', vat_percent: 5, bar_code: '6291041500213' },
        ...{ location: 'A', stock: 12 },
      },
    ],
  },
);
export type ImportedProduct = Static<typeof ImportedProduct>;

import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { csvOf } from '../../platform/csv.ts';
import { FIELDS } from './reading/usual-headings-rules.ts';

/** A file of a kind with its head and one row as an example, to be filled in. */
export function writeTemplate(kind: ImportKind): string {
  const row = EXAMPLES[kind];
  const fields = FIELDS[kind].filter(({ field }) => field in row);
  const head = fields.map(({ names: [name = ''] }) => name[0]?.toUpperCase() + name.slice(1));
  return csvOf(head, [fields.map(({ field }) => row[field] ?? '')]);
}

const owner = { client_id: '4711', name: 'Amina Haddad', phone_number: '050 123 4567' };

const EXAMPLES: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  client: {
    id: '4711',
    first_name: 'Amina',
    last_name: 'Haddad',
    phone_number: '050 123 4567',
    email: 'amina@client.example',
    gender: 'female',
    language: 'en',
  },
  package: {
    id: '12',
    ...owner,
    package: 'Ten hours',
    minutes_left: '300',
    minutes: '600',
    price: '2750',
    value: '',
    bought_on: '2026-01-10',
    expires_on: '2026-07-09',
  },
  booking: {
    id: '981',
    ...owner,
    date: '2026-12-05',
    time: '14:00',
    minutes: '60',
    service: 'Massage',
    therapist: 'Sara Ahmed',
    location: 'A',
    package: '',
  },
  visit: {
    id: '712',
    ...owner,
    date: '2024-11-02',
    time: '14:00',
    minutes: '60',
    service: 'Deep tissue',
    therapist: 'Sara Ahmed',
    location: 'Marina',
    status: 'Completed',
  },
  product: {
    id: 'P-17',
    product: 'Magnesium oil',
    product_ar: 'زيت المغنيسيوم',
    retail_price: '95',
    vat: '5%',
    bar_code: '6291041500213',
    location: 'A',
    stock: '12',
  },
};

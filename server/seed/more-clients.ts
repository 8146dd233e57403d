import { phoneColumns } from '../src/modules/accounts/phones/phone-number.ts';

/** An ordinary client, besides those of `demo-clients.ts`. */
export type MoreClient = {
  /** Null: known by their telephone alone. */
  email: string | null;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female' | null;
  phone_number: string;
  phone_e164: string | null;
  phone_read: string;
};

const women = 'Aisha Bianca Carla Dalia Elena Farah Giulia Hala Irina Jana Kavya Leila Mona Nadia'
  .concat(' Olga Petra Rania Salma Tamara Yasmin')
  .split(' ');
const men = 'Adam Basil Cedric Dmitri Elias Fadi George Hamad Imran Jamal Kenji Luis Majid Nabil'
  .concat(' Oscar Peter Rashed Sami Tariq Walid')
  .split(' ');
const families = [
  'Abbas',
  'Aziz',
  'Al Shamsi',
  'Bauer',
  'Chen',
  'Costa',
  'Darwish',
  'Dsouza',
  'Eriksen',
  'Farah',
  'Ghanem',
  'Haddad',
  'Al Mazrouei',
  'Ibrahim',
  'Kapoor',
  'Larsen',
  'Mathew',
  'Naidu',
  'Obeid',
  'Pereira',
  'Al Zaabi',
];

const OTHERS = 220;
/** One client in this many has no e-mail address. */
const BY_PHONE_EACH = 3;

/** Two clients who exist twice, once with a telephone only: candidates for merging. */
const twice = [
  { ...named('Emma', 'Clark', null), phone_number: '+971 55 000 0004' },
  { ...named('Khaled', 'Bashir', null), phone_number: '055 000 0035' },
];

/** A family with one number, who share a package. */
const household = ['Sultan', 'Mariam'].map((firstName, index) => ({
  ...named(firstName, 'Al Suwaidi', index === 0 ? 'male' : 'female'),
  email: `${firstName.toLowerCase()}.al.suwaidi@client.example`,
  phone_number: '+971 55 000 0017',
}));

/** In a fixed order: the household, the duplicates, and those who come once a week or less. */
export const moreClients: MoreClient[] = [
  ...household,
  ...twice,
  ...Array.from({ length: OTHERS }, (_, index) => other(index)),
].map((client) => ({ ...client, ...phoneColumns(client.phone_number) }));

function other(index: number) {
  const names = index % 2 === 0 ? women : men;
  const firstName = names[(index >> 1) % names.length] ?? '';
  // A step that shares no factor with their number: each first name meets them all.
  const lastName = families[(index * 4 + (index >> 3)) % families.length] ?? '';
  const local = `${firstName} ${lastName}`.toLowerCase().replaceAll(' ', '.');
  const isByPhone = index % BY_PHONE_EACH === 2;
  return {
    ...named(firstName, lastName, isByPhone ? null : index % 2 === 0 ? 'female' : 'male'),
    email: isByPhone ? null : `${local}.${index}@client.example`,
    phone_number: `+971 55 000 0${String(100 + index)}`,
  };
}

function named(first_name: string, last_name: string, gender: 'male' | 'female' | null) {
  return { first_name, last_name, gender, email: null as string | null };
}

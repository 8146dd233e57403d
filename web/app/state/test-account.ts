import type { Account } from '@limber/contract/accounts.ts';

/** A client as the server describes one, for tests. */
export const amina: Account & { email: string } = {
  id: 1,
  first_name: 'Amina',
  last_name: 'Haddad',
  email: 'amina@client.example',
  phone_number: '+971500000000',
  gender: 'female',
  medical_issues: '',
  goal: '',
  birthday: null,
  address: null,
  account_type: 'client',
  language: 'en',
  profile_picture: null,
  cover_photo: null,
  health_notes_agreed_at: null,
  other_emails: [],
  blocked: false,
  asks_details: false,
};

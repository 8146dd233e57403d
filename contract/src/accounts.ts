import Type, { type Static } from 'typebox';
import { A_PICTURE } from './pictures.ts';
import { defineRoute, signedIn } from './route.ts';
import {
  AccountType,
  Detail,
  described,
  Failure,
  Gender,
  Goal,
  HealthNotes,
  Id,
  Instant,
  Language,
  Line,
  listOf,
  Nullable,
  PersonName,
  PhoneNumber,
  Prose,
} from './values.ts';

export const Account = Type.Object(
  {
    id: Id,
    first_name: Line,
    last_name: Line,
    email: Line,
    phone_number: Line,
    gender: described('Null: not told.', Nullable(Gender)),
    medical_issues: Prose,
    goal: Prose,
    account_type: AccountType,
    language: described('Of pages and mails.', Language),
    profile_picture: described('Paths of the uploaded pictures; null: none.', Nullable(Line)),
    cover_photo: Nullable(Line),
    health_notes_agreed_at: described(
      'When the client agreed to the studio keeping health notes; null: not agreed, none are kept.',
      Nullable(Instant),
    ),
    other_emails: described(
      'Further addresses that sign in to this account, of duplicates that the studio has merged into it.',
      listOf(Line),
    ),
    asks_details: described(
      'Whether to ask for name, telephone number and gender: the address was registered in another browser than the one that proved it, and what was typed there, health notes too, is not kept. A change of the profile with name and number answers it.',
      Type.Boolean(),
    ),
  },
  {
    description: 'The signed-in person as `auth/users/me/` answers it.',
    examples: [
      {
        id: 42,
        first_name: 'Amina',
        last_name: 'Haddad',
        email: 'amina@client.example',
        phone_number: '+971 50 123 4567',
        gender: 'female',
        medical_issues: 'Old knee injury',
        goal: 'Touch my toes',
        account_type: 'client',
        language: 'en',
        profile_picture: A_PICTURE,
        cover_photo: null,
        health_notes_agreed_at: '2026-03-04T06:00:00Z',
        other_emails: [],
        asks_details: false,
      },
    ],
  },
);
export type Account = Static<typeof Account>;

export const ProfileChange = Type.Object(
  {
    first_name: Type.Optional(PersonName),
    last_name: Type.Optional(PersonName),
    phone_number: Type.Optional(PhoneNumber),
    gender: Type.Optional(Gender),
    medical_issues: Type.Optional(HealthNotes),
    goal: Type.Optional(Goal),
    language: Type.Optional(Language),
    health_notes_agreed: Type.Optional(
      Type.Boolean({
        description:
          'Whether the client agrees to the studio keeping health notes. Notes without it, now or before, are refused with 400; false takes it back and erases them.',
      }),
    ),
  },
  {
    description: 'What a client may change of themselves; the e-mail address is not among it.',
    additionalProperties: false,
    examples: [
      {
        phone_number: '+971 55 111 2222',
        medical_issues: 'Old knee injury',
        health_notes_agreed: true,
      },
    ],
  },
);
export type ProfileChange = Static<typeof ProfileChange>;

export const readProfile = defineRoute({
  method: 'GET',
  path: 'accounts/profile',
  access: signedIn,
  summary: "The caller's own profile",
  replies: { 200: Account },
});

export const changeProfile = defineRoute({
  method: 'PUT',
  path: 'accounts/profile',
  access: signedIn,
  summary: "Change the caller's own profile; fields left out stay as they are",
  body: ProfileChange,
  replies: { 200: Account },
});

/** An address, in whatever form it is written. */
export const TakenOff = Type.Object(
  { email: Type.String({ maxLength: 320, examples: ['amina.old@client.example'] }) },
  { additionalProperties: false },
);

export const takeOffOwnAddress = defineRoute({
  method: 'DELETE',
  path: 'accounts/profile/address',
  access: signedIn,
  summary: 'End that one of `other_emails` signs in; every session ends, this one too (extra call)',
  body: TakenOff,
  replies: { 200: Detail, 404: Failure },
});

export const exportData = defineRoute({
  method: 'GET',
  path: 'accounts/profile/export',
  access: signedIn,
  summary: 'Everything the studio keeps about the caller, as one document (extra call)',
  replies: {
    200: Type.Record(Line, Type.Unknown(), {
      maxProperties: 100,
      examples: [
        {
          exported_at: '2026-03-04T06:00:00Z',
          account: { email: 'amina@client.example', medical_issues: 'Old knee injury' },
          appointments: [{ status: 'completed', therapist: 'Noura Al Hashimi' }],
          packages: [{ name: '600 minutes', statement: [{ kind: 'bought', minutes: 600 }] }],
        },
      ],
    }),
    429: Failure,
  },
});

export const eraseAccount = defineRoute({
  method: 'DELETE',
  path: 'accounts/profile',
  access: signedIn,
  keepsNoAnswer: true,
  summary:
    'Erase the account: coming sessions are cancelled, the person is forgotten, the books stay (extra call)',
  body: Type.Object({
    email: Type.String({
      description: "The account's own e-mail address, typed again.",
      maxLength: 320,
      examples: ['amina@client.example'],
    }),
    erase_shared_minutes: Type.Optional(
      Type.Boolean({
        description:
          'Minutes left in packages that others share are erased too; unless said, those others keep them. Of a package that is not paid they are erased anyway.',
      }),
    ),
  }),
  replies: { 200: Detail, 409: Failure },
});

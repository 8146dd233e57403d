import Type, { type Static } from 'typebox';
import { A_PICTURE } from './pictures.ts';
import { readAndChange, route, signedIn } from './route.ts';
import { Amount } from './values/amounts.ts';
import { Detail, Failure } from './values/failure.ts';
import { Id } from './values/keys.ts';
import {
  AccountType,
  Birthday,
  Gender,
  Goal,
  HealthNotes,
  HomeAddress,
  Language,
  PersonName,
  PhoneNumber,
} from './values/people.ts';
import { described, listOf, Nullable } from './values/shapes.ts';
import { Line, Prose } from './values/texts.ts';
import { Instant } from './values/times.ts';

export const Account = Type.Object(
  {
    id: Id,
    first_name: Line,
    last_name: Line,
    email: described('Null: the client has only a telephone.', Nullable(Line)),
    phone_number: Line,
    gender: described('Null: not given.', Nullable(Gender)),
    medical_issues: Prose,
    goal: Prose,
    birthday: described('Null: not given.', Nullable(Birthday)),
    address: described('Null: not given.', Nullable(Line)),
    account_type: AccountType,
    language: described('Language of pages and mails.', Language),
    profile_picture: described('Paths of the uploaded pictures; null: no picture.', Nullable(Line)),
    cover_photo: Nullable(Line),
    health_notes_agreed_at: described(
      'When the client agreed to the studio keeping health notes; null: never, and no notes are kept.',
      Nullable(Instant),
    ),
    other_emails: described(
      'Additional addresses that sign in to this account. They come from duplicate accounts that the studio merged into it.',
      listOf(Line),
    ),
    blocked: described(
      'The studio takes bookings from this client by telephone only; booking, moving and inviting online are refused.',
      Type.Boolean(),
    ),
    asks_details: described(
      'Whether to ask for name, telephone number and gender. True when the address was registered in one browser and proved in another: what was typed in the first, health notes included, is not kept. Saving the profile with a name and number resets it.',
      Type.Boolean(),
    ),
  },
  {
    description: 'The signed-in person, as returned by `auth/users/me/`.',
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
        birthday: null,
        address: null,
        account_type: 'client',
        language: 'en',
        profile_picture: A_PICTURE,
        cover_photo: null,
        health_notes_agreed_at: '2026-03-04T06:00:00Z',
        other_emails: [],
        blocked: false,
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
    birthday: Type.Optional(
      described('Refused where the studio does not ask for it.', Nullable(Birthday)),
    ),
    address: Type.Optional(
      described('Refused where the studio does not ask for it.', Nullable(HomeAddress)),
    ),
    language: Type.Optional(Language),
    health_notes_agreed: Type.Optional(
      Type.Boolean({
        description:
          'Whether the client agrees to the studio keeping health notes. Notes without an agreement, given now or before, are refused with 400. False withdraws the agreement and erases the notes.',
      }),
    ),
  },
  {
    description:
      'What clients may change in their own profile. The e-mail address is not included.',
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

export const { read: readProfile, change: changeProfile } = readAndChange(
  'accounts/profile',
  signedIn,
  Account,
  {
    read: {
      summary: "The caller's own profile",
    },
    change: {
      summary: "Change the caller's own profile; omitted fields stay as they are",
      body: ProfileChange,
    },
  },
);

/** An e-mail address, in any spelling. */
export const TakenOff = Type.Object(
  { email: Type.String({ maxLength: 320, examples: ['amina.old@client.example'] }) },
  { additionalProperties: false },
);

export const takeOffOwnAddress = route.delete('accounts/profile/address', signedIn, {
  summary:
    'Stop one of `other_emails` from signing in; ends every session, including this one (extra call)',
  body: TakenOff,
  replies: { 200: Detail, 404: Failure },
});

export const readOwnCredit = route.get('accounts/profile/credit', signedIn, {
  summary: 'What the caller has on account at the studio (extra call)',
  replies: { 200: Type.Object({ balance: Amount }, { examples: [{ balance: 250 }] }) },
});

export const exportData = route.get('accounts/profile/export', signedIn, {
  summary: 'Everything that the studio keeps about the caller, as one document (extra call)',
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

export const eraseAccount = route.delete('accounts/profile', signedIn, {
  keepsNoAnswer: true,
  summary:
    'Erase the account: upcoming sessions are cancelled and the person is erased; the books stay (extra call)',
  body: Type.Object({
    email: Type.String({
      description:
        "The account's own e-mail address, typed again; of a client without one, their telephone number.",
      maxLength: 320,
      examples: ['amina@client.example'],
    }),
    erase_shared_minutes: Type.Optional(
      Type.Boolean({
        description:
          'True also erases the minutes left in packages that the account shares with others; by default the others keep them. Minutes in unpaid packages are always erased.',
      }),
    ),
  }),
  replies: { 200: Detail, 409: Failure },
});

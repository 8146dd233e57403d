import Type, { type Static } from 'typebox';
import { defineRoute, signedIn } from './route.ts';
import { AccountType, Detail, Failure, Gender, Id, Instant, Language, Nullable } from './values.ts';

const A_PICTURE = '/api/v1/accounts/pictures/0f6b6c1e-2f4d-4a57-9c0e-6a3f1d2b7c55';

/** The signed-in person as `auth/users/me/` answers it. */
export const Account = Type.Object(
  {
    id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    phone_number: Type.String(),
    gender: Gender,
    medical_issues: Type.String(),
    goal: Type.String(),
    account_type: AccountType,
    /** Of pages and mails. */
    language: Language,
    /** Paths of the uploaded pictures; null: none. */
    profile_picture: Nullable(Type.String()),
    cover_photo: Nullable(Type.String()),
    /** When the client agreed to the studio keeping health notes; null: not agreed, none are kept. */
    health_notes_agreed_at: Nullable(Instant),
  },
  {
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
      },
    ],
  },
);
export type Account = Static<typeof Account>;

/** What a client may change of themselves; the e-mail address is not among it. */
export const ProfileChange = Type.Object(
  {
    first_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
    last_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
    phone_number: Type.Optional(
      Type.String({ minLength: 5, maxLength: 32, pattern: '^[+0-9 ()-]+$' }),
    ),
    gender: Type.Optional(Gender),
    medical_issues: Type.Optional(Type.String({ maxLength: 4000 })),
    goal: Type.Optional(Type.String({ maxLength: 1000 })),
    language: Type.Optional(Language),
    /** False takes the agreement back and erases the notes. */
    health_notes_agreed: Type.Optional(Type.Boolean()),
  },
  {
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

/** A therapist as anyone may see them. */
export const TherapistCard = Type.Object(
  {
    id: Id,
    full_name: Type.String(),
    picture: Nullable(Type.String()),
    gender: Gender,
    /** Code of the branch. */
    location: Type.String(),
    services: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    /** How many clients marked this therapist as a favourite. */
    followers: Type.Integer({ minimum: 0 }),
    /** Whether the caller did; false when nobody is signed in. */
    following: Type.Boolean(),
  },
  {
    examples: [
      {
        id: 2,
        full_name: 'Omar Farouk',
        picture: '/media/therapist-02.webp',
        gender: 'male',
        location: 'A',
        services: [{ id: 1, name: 'Stretching' }],
        followers: 12,
        following: true,
      },
    ],
  },
);
export type TherapistCard = Static<typeof TherapistCard>;

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

const pictureChange = (path: string, summary: string) =>
  defineRoute({
    method: 'PUT',
    path,
    access: signedIn,
    summary,
    /** Multipart, one part `image`: JPEG, PNG, WebP or AVIF, 5 MB and 40 megapixels at most. */
    upload: 'image',
    replies: {
      200: Type.Object({ url: Type.String({ examples: [A_PICTURE] }) }),
      413: Failure,
      415: Failure,
      429: Failure,
    },
  });

export const changeProfilePicture = pictureChange(
  'accounts/profile/change-profile-pic',
  'Replace the profile picture; it is re-encoded and loses its metadata',
);
export const changeCoverPhoto = pictureChange(
  'accounts/profile/change-cover-photo',
  'Replace the cover photo; it is re-encoded and loses its metadata',
);

export const readPicture = defineRoute({
  method: 'GET',
  path: 'accounts/pictures/:id',
  access: 'public',
  summary: 'An uploaded picture; its id cannot be guessed and its bytes never change (extra call)',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  file: 'image/webp',
  replies: { 200: Type.String({ contentMediaType: 'image/webp' }), 404: Failure },
});

const TherapistParams = Type.Object({ id: Id });

export const readTherapistCard = defineRoute({
  method: 'GET',
  path: 'accounts/profile/:id',
  access: 'public',
  summary: "A therapist's public card; the id of anyone else answers 404",
  params: TherapistParams,
  replies: { 200: TherapistCard, 404: Failure },
});

const favourite = (method: 'GET' | 'POST' | 'DELETE', verb: 'follow' | 'unfollow') =>
  defineRoute({
    method,
    path: `accounts/profile/:id/${verb}`,
    access: signedIn,
    summary:
      method === 'DELETE' || verb === 'unfollow'
        ? 'Take a therapist off the favourites; nothing happens when they are not among them'
        : 'Mark a therapist as a favourite; nothing happens when they are one already',
    params: TherapistParams,
    replies: { 200: TherapistCard, 404: Failure },
  });

export const followTherapist = favourite('GET', 'follow');
export const followTherapistByPost = favourite('POST', 'follow');
export const unfollowTherapist = favourite('GET', 'unfollow');
export const unfollowTherapistByPost = favourite('POST', 'unfollow');
export const unfollowTherapistByDelete = favourite('DELETE', 'follow');

export const exportData = defineRoute({
  method: 'GET',
  path: 'accounts/profile/export',
  access: signedIn,
  summary: 'Everything the studio keeps about the caller, as one document (extra call)',
  replies: {
    200: Type.Record(Type.String(), Type.Unknown(), {
      examples: [
        {
          exported_at: '2026-03-04T06:00:00Z',
          account: { email: 'amina@client.example', medical_issues: 'Old knee injury' },
          appointments: [{ status: 'completed', therapist: 'Noura Al Hashimi' }],
          packages: [{ name: '600 minutes', statement: [{ kind: 'bought', minutes: 600 }] }],
        },
      ],
    }),
  },
});

export const eraseAccount = defineRoute({
  method: 'DELETE',
  path: 'accounts/profile',
  access: signedIn,
  summary:
    'Erase the account: coming sessions are cancelled, the person is forgotten, the books stay (extra call)',
  body: Type.Object({
    /** The account's own e-mail address, typed again. */
    email: Type.String({ maxLength: 320, examples: ['amina@client.example'] }),
  }),
  replies: { 200: Detail, 409: Failure },
});

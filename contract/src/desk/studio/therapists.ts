/** What is told of the therapists, and what they offer, as managers change it. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import {
  described,
  Email,
  Failure,
  Gender,
  Id,
  Line,
  LocationCode,
  listOf,
  Nullable,
  PersonName,
} from '../../values.ts';
import { kept, Place, Retiring, ThingVersion, WhichThing } from './own-things.ts';

const access = ['manager'] as const;

const profile = {
  location: described('Their own branch; they may have shifts at others.', LocationCode),
  name_ar: described(
    'First and last name in Arabic letters; null: only in those of the account.',
    Nullable(
      Type.String({
        maxLength: 120,
        pattern: '\\S',
        'x-sentence': { en: 'Please enter a name.', ar: 'يرجى إدخال اسم.' },
      }),
    ),
  ),
  languages: listOf(
    Type.String({
      maxLength: 3,
      pattern: '^[a-z]{2,3}$',
      'x-sentence': {
        en: 'Please give each language as its code, such as en.',
        ar: 'يرجى كتابة كل لغة برمزها، مثل en.',
      },
    }),
    {
      description: 'Spoken with clients, as ISO 639 codes, in the order to tell them.',
      maxItems: 12,
      uniqueItems: true,
    },
  ),
  service_ids: listOf(Id, { description: 'What they offer.', maxItems: 200 }),
  books_by_phone: Type.Boolean({ description: 'Appointments only by telephone.' }),
  photo: described(
    'Where the studio’s picture is; what they have uploaded themselves comes first.',
    Nullable(
      Type.String({
        maxLength: 300,
        pattern: '^(https://|/)\\S+$',
        'x-sentence': {
          en: 'Please enter an address that begins with https://.',
          ar: 'يرجى إدخال رابط يبدأ بـ https://.',
        },
      }),
    ),
  ),
  position: Place,
};
const example = {
  location: 'A',
  name_ar: 'نورة الهاشمي',
  languages: ['ar', 'en'],
  service_ids: [1],
  books_by_phone: false,
  photo: '/media/therapist-01.webp',
  position: 0,
};

export const StudioTherapist = Type.Object(
  { ...kept, full_name: Line, ...profile },
  {
    examples: [
      {
        ...{ id: 1, version: 1, retired: false, full_name: 'Noura Al Hashimi' },
        ...example,
      },
    ],
  },
);
export type StudioTherapist = Static<typeof StudioTherapist>;

const Profile = Type.Object(profile);
export type TherapistProfile = Static<typeof Profile>;

const person = { email: Email, first_name: PersonName, last_name: PersonName, gender: Gender };
const aPerson = {
  ...{ email: 'salma@limber.example', first_name: 'Salma', last_name: 'Aziz', gender: 'female' },
};
export const NewTherapist = Type.Object(
  { ...person, ...profile },
  { additionalProperties: false, examples: [{ ...aPerson, ...example }] },
);
export type NewTherapist = Static<typeof NewTherapist>;

export const listStudioTherapists = defineRoute({
  method: 'GET',
  path: 'desk/studio/therapists',
  access,
  summary: 'Every therapist, retired ones among them',
  replies: { 200: listOf(StudioTherapist) },
});

export const addTherapist = defineRoute({
  method: 'POST',
  path: 'desk/studio/therapists',
  access,
  fullWay: true,
  summary: 'Add a therapist to the team',
  description:
    'They sign in with a one-time code and set their second factor up then. They can be booked in the shifts that the rota gives them.',
  body: NewTherapist,
  replies: { 201: StudioTherapist, 409: Failure },
});

export const changeTherapist = defineRoute({
  method: 'PUT',
  path: 'desk/studio/therapists/:id',
  access,
  summary: 'Change what is told of a therapist, and what they offer',
  params: WhichThing,
  body: Type.Object(
    { version: ThingVersion, ...profile },
    { additionalProperties: false, examples: [{ version: 1, ...example }] },
  ),
  replies: { 200: StudioTherapist, 404: Failure, 409: Failure },
});

export const retireTherapist = defineRoute({
  method: 'POST',
  path: 'desk/studio/therapists/:id/retire',
  access,
  summary: 'Offer a therapist to nobody new, or again; sessions that they have stay',
  description: 'The desk is shut to who is retired, and their own sign-ins end at once.',
  params: WhichThing,
  body: Retiring,
  replies: { 200: StudioTherapist, 404: Failure, 409: Failure },
});

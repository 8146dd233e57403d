/** What is told of the therapists, and what they offer, as managers change it. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { described, Failure, Id, Line, LocationCode, listOf, Nullable } from '../../values.ts';
import { kept, Place, Retiring, ThingVersion, WhichThing } from './own-things.ts';

const access = ['manager'] as const;

const profile = {
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
  name_ar: 'نورة الهاشمي',
  languages: ['ar', 'en'],
  service_ids: [1],
  books_by_phone: false,
  photo: '/media/therapist-01.webp',
  position: 0,
};

export const StudioTherapist = Type.Object(
  { ...kept, full_name: Line, location: LocationCode, ...profile },
  {
    examples: [
      {
        ...{ id: 1, version: 1, retired: false, full_name: 'Noura Al Hashimi', location: 'A' },
        ...example,
      },
    ],
  },
);
export type StudioTherapist = Static<typeof StudioTherapist>;

const Profile = Type.Object(profile);
export type TherapistProfile = Static<typeof Profile>;

export const listStudioTherapists = defineRoute({
  method: 'GET',
  path: 'desk/studio/therapists',
  access,
  summary: 'Every therapist, retired ones among them',
  replies: { 200: listOf(StudioTherapist) },
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
  params: WhichThing,
  body: Retiring,
  replies: { 200: StudioTherapist, 404: Failure, 409: Failure },
});

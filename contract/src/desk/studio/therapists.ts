/** The therapists' public details and what they offer, as managers edit them. */
import Type, { type Static } from 'typebox';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode } from '../../values/keys.ts';
import { Email, Gender, PersonName } from '../../values/people.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { hereOrElsewhere, ListPosition, studioThing, thingFields } from './shared-fields.ts';

const profile = {
  location: described('Their own branch; they may have shifts in others.', LocationCode),
  name_ar: described(
    'First and last name in Arabic letters; null: only as in the account.',
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
      description: 'Languages spoken with clients, as ISO 639 codes in display order.',
      maxItems: 12,
      uniqueItems: true,
    },
  ),
  service_ids: listOf(Id, { description: 'The services that they offer.', maxItems: 200 }),
  books_by_phone: Type.Boolean({ description: 'Takes appointments only by telephone.' }),
  photo: described(
    "The studio's picture; a picture that they uploaded themselves takes precedence.",
    Nullable(Type.String(hereOrElsewhere)),
  ),
  position: ListPosition,
};
const Profile = Type.Object(profile);
export type TherapistProfile = Static<typeof Profile>;

export const {
  Shown: StudioTherapist,
  New: NewTherapist,
  list: listStudioTherapists,
  add: addTherapist,
  change: changeTherapist,
  retire: retireTherapist,
} = studioThing({
  path: 'desk/studio/therapists',
  shown: { ...thingFields, full_name: Line, ...profile },
  fields: profile,
  firstFields: { email: Email, first_name: PersonName, last_name: PersonName, gender: Gender },
  example: {
    ...{ id: 1, version: 1, retired: false, full_name: 'Noura Al Hashimi' },
    ...{ location: 'A', name_ar: 'نورة الهاشمي', languages: ['ar', 'en'], service_ids: [1] },
    ...{ books_by_phone: false, photo: '/media/therapist-01.webp', position: 0 },
  },
  newExample: {
    ...{ email: 'salma@studio.example', first_name: 'Salma', last_name: 'Aziz', gender: 'female' },
  },
  list: { summary: 'Every therapist, including retired ones' },
  add: {
    fullWay: true,
    summary: 'Add a therapist to the team',
    description:
      'They sign in with a one-time code and then set up a second factor. They can be booked during the shifts on the rota.',
    replies: { 409: Failure },
  },
  change: { summary: "Change a therapist's details, and what they offer" },
  retire: {
    summary: 'Retire a therapist, or restore them; their booked sessions stay',
    description: 'A retired therapist loses access to the desk, and their sessions end at once.',
  },
});
export type StudioTherapist = Static<typeof StudioTherapist>;
export type NewTherapist = Static<typeof NewTherapist>;

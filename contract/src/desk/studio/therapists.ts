/** What is told of the therapists, and what they offer, as managers change it. */
import Type, { type Static } from 'typebox';
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
import { hereOrElsewhere, kept, Place, studioThing } from './own-things.ts';

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
    Nullable(Type.String(hereOrElsewhere)),
  ),
  position: Place,
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
  shown: { ...kept, full_name: Line, ...profile },
  asked: profile,
  askedFirst: { email: Email, first_name: PersonName, last_name: PersonName, gender: Gender },
  example: {
    ...{ id: 1, version: 1, retired: false, full_name: 'Noura Al Hashimi' },
    ...{ location: 'A', name_ar: 'نورة الهاشمي', languages: ['ar', 'en'], service_ids: [1] },
    ...{ books_by_phone: false, photo: '/media/therapist-01.webp', position: 0 },
  },
  newExample: {
    ...{ email: 'salma@limber.example', first_name: 'Salma', last_name: 'Aziz', gender: 'female' },
  },
  list: { summary: 'Every therapist, retired ones among them' },
  add: {
    fullWay: true,
    summary: 'Add a therapist to the team',
    description:
      'They sign in with a one-time code and set their second factor up then. They can be booked in the shifts that the rota gives them.',
    replies: { 409: Failure },
  },
  change: { summary: 'Change what is told of a therapist, and what they offer' },
  retire: {
    summary: 'Offer a therapist to nobody new, or again; sessions that they have stay',
    description: 'The desk is shut to who is retired, and their own sign-ins end at once.',
  },
});
export type StudioTherapist = Static<typeof StudioTherapist>;
export type NewTherapist = Static<typeof NewTherapist>;

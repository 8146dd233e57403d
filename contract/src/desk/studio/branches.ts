/** The branches as managers change them. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { described, Failure, LocationCode, listOf, Nullable } from '../../values.ts';
import { kept, Named, Place, Retiring, ThingVersion, Told } from './own-things.ts';

const access = ['manager'] as const;

const branch = {
  name: Named,
  address: described('Where it is, in both languages or in none.', Told),
  map_url: described(
    'Where a map shows it; null: a search by its name and address.',
    Nullable(
      Type.String({
        maxLength: 500,
        pattern: '^https://\\S+$',
        'x-sentence': {
          en: 'Please enter an address that begins with https://.',
          ar: 'يرجى إدخال رابط يبدأ بـ https://.',
        },
      }),
    ),
  ),
  phone: Type.String({
    maxLength: 32,
    pattern: '^$|^\\+?[0-9][0-9 ()-]{4,}$',
    'x-sentence': { en: 'Please enter a telephone number.', ar: 'يرجى إدخال رقم هاتف.' },
  }),
  image: described(
    'A picture of the site, or one by https; null: none.',
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
  name: { en: 'Al Warqa', ar: 'الورقاء' },
  address: { en: 'Al Warqa Mall, Tripoli st, Dubai', ar: 'مول الورقاء، شارع طرابلس، دبي' },
  map_url: null,
  phone: '+971 4 000 0001',
  image: '/media/al-warqa.webp',
  position: 0,
};

export const StudioBranch = Type.Object(
  { location: LocationCode, version: kept.version, retired: kept.retired, ...branch },
  { examples: [{ location: 'A', version: 1, retired: false, ...example }] },
);
export type StudioBranch = Static<typeof StudioBranch>;

export const NewBranch = Type.Object(branch, { additionalProperties: false, examples: [example] });
export type NewBranch = Static<typeof NewBranch>;

const WhichBranch = Type.Object({ location: LocationCode }, { description: 'Which one.' });
const concerns = { branch: 'params.location' } as const;

export const listStudioBranches = defineRoute({
  method: 'GET',
  path: 'desk/studio/branches',
  access,
  summary: 'Every branch, retired ones among them',
  replies: { 200: listOf(StudioBranch) },
});

export const addBranch = defineRoute({
  method: 'POST',
  path: 'desk/studio/branches',
  access,
  summary: 'Open a branch; it is given the next letter as its code',
  description: 'It can be booked once it has opening hours, and therapists have shifts there.',
  body: NewBranch,
  replies: { 201: StudioBranch },
});

export const changeBranch = defineRoute({
  method: 'PUT',
  path: 'desk/studio/branches/:location',
  access,
  concerns,
  summary: 'Change what is told of a branch',
  params: WhichBranch,
  body: Type.Object(
    { version: ThingVersion, ...branch },
    { additionalProperties: false, examples: [{ version: 1, ...example }] },
  ),
  replies: { 200: StudioBranch, 404: Failure, 409: Failure },
});

export const retireBranch = defineRoute({
  method: 'POST',
  path: 'desk/studio/branches/:location/retire',
  access,
  concerns,
  summary: 'Retire a branch that nothing is left of, or open it again',
  description:
    'Refused while sessions are booked there, therapists belong to it or its drawer is open.',
  params: WhichBranch,
  body: Retiring,
  replies: { 200: StudioBranch, 404: Failure, 409: Failure },
});

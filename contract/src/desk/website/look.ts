/** How the studio's pages look: logo, mark, colours and pictures. */
import Type, { type Static } from 'typebox';
import { managers, readAndChange } from '../../route.ts';
import { LOOK_PICTURES, newLook } from '../../terms/site/brand-look.ts';
import { Failure } from '../../values/failure.ts';
import { described, Nullable } from '../../values/shapes.ts';
import { ThingVersion } from '../studio/shared-fields.ts';

const Colour = Type.String({
  maxLength: 7,
  pattern: '^#[0-9a-f]{6}$',
  'x-sentence': {
    en: 'Please choose a colour, such as #14463f.',
    ar: 'يرجى اختيار لون، مثل #14463f.',
  },
});

const Picture = Nullable(
  Type.String({
    maxLength: 100,
    pattern: '^/api/v1/service/pictures/[0-9a-f-]{36}$',
    'x-sentence': {
      en: 'Please upload the picture.',
      ar: 'يرجى رفع الصورة.',
    },
  }),
);

const examplePictures = Object.fromEntries(LOOK_PICTURES.map((name) => [name, null]));

export const StudioLook = Type.Object(
  {
    version: ThingVersion,
    primary: described(
      'Of buttons, links and headings. It is darkened or lightened in each theme until text can be read. Null: ours.',
      Nullable(Colour),
    ),
    accent: described('Of the membership; null: ours.', Nullable(Colour)),
    pictures: Type.Object(
      {
        logo_light: described('On light pages.', Picture),
        logo_dark: described('On dark pages; null: the other logo.', Picture),
        mark: described('Square; icons are made from it.', Picture),
        hero_wide: Picture,
        hero_narrow: Picture,
        hour_1: described('Of the five parts of an hour on the home page.', Picture),
        hour_2: Picture,
        hour_3: Picture,
        hour_4: Picture,
        hour_5: Picture,
        equipment: described('Also of a service in the strip whose kind has no picture.', Picture),
        benefits: Picture,
        membership: Picture,
        sign_in: Picture,
      },
      {
        additionalProperties: false,
        description: 'Addresses of uploaded pictures; null: ours.',
        examples: [examplePictures],
      },
    ),
  },
  { additionalProperties: false, examples: [{ ...newLook, pictures: examplePictures }] },
);
export type StudioLook = Static<typeof StudioLook>;

export const { read: readLook, change: changeLook } = readAndChange(
  'desk/studio/look',
  managers,
  StudioLook,
  {
    read: {
      summary: 'Logo, colours and pictures of the pages',
    },
    change: {
      replies: { 409: Failure },
      summary: 'Change logo, colours and pictures of the pages',
      description: 'The next answer of every process has them, with the icons made from them.',
    },
  },
);

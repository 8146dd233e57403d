/** What the studio says about itself on its pages, in mails and on invoices, and what its pages show. */
import Type, { type Static } from 'typebox';
import { managers, readAndChange } from '../../route.ts';
import { Year } from '../../studio.ts';
import { newSwitches, SECTIONS } from '../../terms/site-pages.ts';
import { exampleStudio } from '../../terms/studio-facts.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { PhoneNumber } from '../../values/people.ts';
import { described, Nullable, oneOf } from '../../values/shapes.ts';
import { BilingualText, elsewhere, needed, ThingVersion } from './shared-fields.ts';

const Needed = Type.String({ maxLength: 120, ...needed });

export const CountryCode = Type.String({
  description: 'ISO 3166 code of the country.',
  maxLength: 2,
  pattern: '^[A-Z]{2}$',
  'x-sentence': {
    en: 'Please choose a country.',
    ar: 'يرجى اختيار الدولة.',
  },
});

export const Website = Type.Object(
  {
    version: ThingVersion,
    brand: described('The name that clients see.', Needed),
    legal_name: described('The name on invoices and in the privacy policy.', Needed),
    tagline: BilingualText,
    since: described('Year in which it opened; null: not said.', Nullable(Year)),
    address: BilingualText,
    city: described('City or emirate.', BilingualText),
    country: CountryCode,
    court: described('Place whose courts decide about the privacy policy.', BilingualText),
    phone: described('Null: nothing offers a call.', Nullable(PhoneNumber)),
    chat_number: described(
      'Digits only, for chat links; null: nothing offers a chat.',
      Nullable(
        Type.String({
          maxLength: 15,
          pattern: '^[0-9]{6,15}$',
          'x-sentence': {
            en: 'Please enter digits only, including the country code.',
            ar: 'يرجى إدخال أرقام فقط مع رمز الدولة.',
          },
        }),
      ),
    ),
    chat_greeting: BilingualText,
    email: described(
      'Null: nothing offers a mail.',
      Nullable(
        Type.String({
          maxLength: 320,
          pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
          'x-sentence': {
            en: 'Please enter an e-mail address.',
            ar: 'يرجى إدخال بريد إلكتروني.',
          },
        }),
      ),
    ),
    social_links: Type.Array(
      Type.Object(
        {
          name: Type.String({ maxLength: 40, ...needed }),
          url: Type.String({ maxLength: 200, ...elsewhere }),
        },
        { additionalProperties: false, examples: exampleStudio.social_links },
      ),
      { maxItems: 20 },
    ),
    switches: Type.Object(
      {
        sections: Type.Array(oneOf([...SECTIONS]), {
          description: 'The sections of the home page that are shown, in their order.',
          maxItems: SECTIONS.length,
          uniqueItems: true,
        }),
        strip: described(
          'Services in the strip of the home page, in their order; null: the first six on sale.',
          Nullable(Type.Array(Id, { maxItems: 12, uniqueItems: true })),
        ),
        membership: Type.Boolean({ description: 'Whether there is a membership.' }),
        partners: Type.Boolean({ description: 'Whether partners with discounts are shown.' }),
        shared_packages: Type.Boolean({ description: 'Whether shared packages are sold.' }),
        unlimited_packages: Type.Boolean({ description: 'Whether unlimited packages are sold.' }),
        languages: Type.Array(oneOf(['en', 'ar']), {
          description:
            'Languages of the pages; the first is that of visitors without a preference.',
          minItems: 1,
          maxItems: 2,
          uniqueItems: true,
        }),
      },
      { additionalProperties: false, examples: [newSwitches] },
    ),
  },
  {
    additionalProperties: false,
    examples: [
      {
        version: 1,
        ...exampleStudio,
        tagline: { en: 'Massage in Abu Dhabi', ar: 'التدليك في أبوظبي' },
        address: { en: '12 Garden Street, Abu Dhabi', ar: '12 شارع الحديقة، أبوظبي' },
        city: { en: 'Abu Dhabi', ar: 'أبوظبي' },
        court: { en: 'Abu Dhabi', ar: 'أبوظبي' },
        chat_greeting: { en: 'Hello, I have a question.', ar: 'مرحباً، لديّ سؤال.' },
        switches: newSwitches,
      },
    ],
  },
);
export type Website = Static<typeof Website>;

export const { read: readWebsite, change: changeWebsite } = readAndChange(
  'desk/studio/website',
  managers,
  Website,
  {
    read: {
      summary: 'What the studio says about itself, in both languages, and what its pages show',
    },
    change: {
      replies: { 409: Failure },
      summary: 'Change what the studio says about itself and what its pages show',
      description: 'The next answer of every process has it; issued documents keep their text.',
    },
  },
);

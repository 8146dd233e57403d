/** Where the studio is: set once at set-up, before anything is booked or sold. */
import Type, { type Static } from 'typebox';
import {
  DEFAULT_COUNTRY,
  DEFAULT_COUNTRY_FACTS,
} from '../../country/default-country-and-currency.ts';
import { managers, readAndChange } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { described } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { ThingVersion } from './shared-fields.ts';
import { CountryCode } from './website.ts';

const place = {
  country: CountryCode,
  zone: described('Time zone of the IANA database, in which the studio counts its days.', Line),
  currency: Type.String({
    description: 'ISO 4217 code of three letters.',
    maxLength: 3,
    pattern: '^[A-Z]{3}$',
    'x-sentence': { en: 'Please choose a currency.', ar: 'يرجى اختيار العملة.' },
  }),
};

const example = {
  version: 1,
  country: DEFAULT_COUNTRY,
  zone: DEFAULT_COUNTRY_FACTS.zone,
  currency: DEFAULT_COUNTRY_FACTS.currency,
};

export const StudioCountry = Type.Object(
  {
    version: ThingVersion,
    ...place,
    fixed: Type.Boolean({
      description: 'Something has been booked or sold, so that it stays as it is.',
    }),
  },
  { examples: [{ ...example, fixed: false }] },
);
export type StudioCountry = Static<typeof StudioCountry>;

export const { read: readPlace, change: changePlace } = readAndChange(
  'desk/studio/place',
  managers,
  StudioCountry,
  {
    read: {
      summary: "The studio's country, time zone and currency",
    },
    change: {
      fullWay: true,
      summary:
        "Set the studio's country, time zone and currency, before anything is booked or sold",
      description:
        'The usual rate of VAT of the country applies, unless a manager has set another. Prices keep their figures.',
      body: Type.Object(
        { version: ThingVersion, ...place },
        { additionalProperties: false, examples: [example] },
      ),
      replies: { 409: Failure },
    },
  },
);

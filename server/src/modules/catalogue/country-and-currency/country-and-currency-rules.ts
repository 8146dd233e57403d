import type { StudioCountry } from '@limber/contract/desk/studio/country-and-currency.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';

type Chosen = Pick<StudioCountry, 'country' | 'zone' | 'currency'>;

/** What is wrong with a zone or currency, by field. */
export function problemsOfCountry({ zone, currency }: Chosen): Readonly<Record<string, Sentence>> {
  return {
    ...(!Intl.supportedValuesOf('timeZone').includes(zone) && { zone: UNKNOWN_ZONE }),
    ...(!Intl.supportedValuesOf('currency').includes(currency) && { currency: UNKNOWN_CURRENCY }),
  };
}

export const UNKNOWN_ZONE: Sentence = {
  en: 'Please choose a time zone, such as Europe/London.',
  ar: 'يرجى اختيار منطقة زمنية، مثل \u2066Europe/London\u2069.',
};

/** Sessions and amounts would mean something else. */
export const IS_FIXED: Sentence = {
  en: 'Sessions have been booked or something has been sold here already, so country, time zone and currency stay as they are.',
  ar: 'حُجزت جلسات أو بيع شيء هنا من قبل، لذلك تبقى الدولة والمنطقة الزمنية والعملة كما هي.',
};

const UNKNOWN_CURRENCY: Sentence = {
  en: 'Please choose a currency, such as GBP.',
  ar: 'يرجى اختيار عملة، مثل \u2066GBP\u2069.',
};

import {
  type CountryFacts,
  DEFAULT_COUNTRY,
  DEFAULT_COUNTRY_FACTS,
} from './default-country-and-currency.ts';

/**
 * Countries whose zone, currency and tax are known, by ISO code. In others zone and currency are
 * chosen by hand, and there is no tax until a manager sets one.
 */
export const COUNTRIES: Readonly<Record<string, CountryFacts>> = {
  [DEFAULT_COUNTRY]: DEFAULT_COUNTRY_FACTS,
  BH: { zone: 'Asia/Bahrain', currency: 'BHD', taxBasisPoints: 1000 },
  EG: { zone: 'Africa/Cairo', currency: 'EGP', taxBasisPoints: 1400 },
  GB: { zone: 'Europe/London', currency: 'GBP', taxBasisPoints: 2000 },
  IE: { zone: 'Europe/Dublin', currency: 'EUR', taxBasisPoints: 2300 },
  JO: { zone: 'Asia/Amman', currency: 'JOD', taxBasisPoints: 1600 },
  KW: { zone: 'Asia/Kuwait', currency: 'KWD', taxBasisPoints: 0 },
  OM: { zone: 'Asia/Muscat', currency: 'OMR', taxBasisPoints: 500 },
  QA: { zone: 'Asia/Qatar', currency: 'QAR', taxBasisPoints: 0 },
  SA: { zone: 'Asia/Riyadh', currency: 'SAR', taxBasisPoints: 1500 },
};

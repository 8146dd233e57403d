import { DEFAULT_COUNTRY } from '@limber/contract/country/default-country-and-currency.ts';
import { latinDigits } from '@limber/contract/digits.ts';
import { HOME_LINES } from '@limber/contract/terms/telephone.ts';
import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';

let region: CountryCode = DEFAULT_COUNTRY;

/** The region of a telephone number without a country code: the studio's country. */
export const homeRegion = () => region;

/** Reads numbers as in another country (ISO 3166) from now on. */
export function readPhonesIn(country: string): void {
  if (isSupportedCountry(country)) region = country;
}

/**
 * A telephone number in international form, such as `+971501234567`; without a country code it is
 * in the studio's region. Null when it is invalid: too short, too long, or of no country. The
 * library's lengths for the Emirates include emergency numbers and short codes, so mobile and
 * landline lengths are set here.
 */
export function e164Of(typed: string): string | null {
  const number = parsePhoneNumber(latinDigits(typed), region);
  // Whether a number is assigned is the telephone companies' business, and changes.
  if (!number?.isPossible()) return null;
  const isHome = number.number.startsWith(HOME_LINES.begins);
  return isHome && !HOME_LINES.whole.test(number.number) ? null : number.number;
}

/** A number as stored: as typed, and in the form that searches use. */
export function phoneColumns(typed: string) {
  return { phone_number: typed, phone_e164: e164Of(typed), phone_read: typed };
}

import { latinDigits } from '@limber/contract/digits.ts';
import { HOME_LINES, HOME_REGION } from '@limber/contract/terms/telephone.ts';
import parsePhoneNumber from 'libphonenumber-js/min';

/**
 * A telephone number in its international form, such as `+971501234567`; without a country it is of
 * the studio's. Null when it is none: too short, too long, or of no country.
 * The library's lengths of home are of all its lines together, emergency calls and short codes included, so
 * that its mobile numbers and landlines have lengths of their own here.
 */
export function e164Of(typed: string): string | null {
  const number = parsePhoneNumber(latinDigits(typed), HOME_REGION);
  // Whether it is given out is for telephone companies to know, and changes.
  if (!number?.isPossible()) return null;
  const isHome = number.number.startsWith(HOME_LINES.begins);
  return isHome && !HOME_LINES.whole.test(number.number) ? null : number.number;
}

/** A number as it is kept: as it was typed, and as it is found by. */
export function phoneColumns(typed: string) {
  return { phone_number: typed, phone_e164: e164Of(typed), phone_read: typed };
}

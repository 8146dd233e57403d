import { amountText } from '@limber/contract/money.ts';
import { hundredthsIn } from '@limber/contract/terms/typed-amount.ts';

/** No amount of the desk has more than seven digits before its decimals. */
const END_FILS = 10_000_000 * 100;

/** The fils that somebody typed as AED: '1,375.50', '١٣٧٥٫٥'; null when it is no amount. */
export function filsIn(typed: string): number | null {
  const fils = hundredthsIn(typed);
  return fils !== null && fils < END_FILS ? fils : null;
}

/** Fils as somebody would type them: '1375.5'. */
export function typedFils(fils: number): string {
  return amountText(fils / 100);
}

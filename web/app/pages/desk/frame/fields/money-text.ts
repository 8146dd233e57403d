import { amountText } from '@limber/contract/money.ts';
import { hundredthsIn } from '@limber/contract/terms/typed-amount.ts';

/** Amounts at the desk have at most seven digits before the decimals. */
const END_FILS = 10_000_000 * 100;

/** Fils from an amount typed in AED: '1,375.50', '١٣٧٥٫٥'; null if it is not an amount. */
export function filsIn(typed: string): number | null {
  const fils = hundredthsIn(typed);
  return fils !== null && fils < END_FILS ? fils : null;
}

/** The amount in AED; 0 where there is none. */
export function aedIn(typed: string): number {
  return (filsIn(typed) ?? 0) / 100;
}

export function isAmount(typed: string): boolean {
  return filsIn(typed) !== null;
}

/** Fils as an amount in AED to type: '1375.5'. */
export function typedFils(fils: number): string {
  return amountText(fils / 100);
}

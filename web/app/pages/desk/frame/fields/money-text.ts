import { amountText } from '@limber/contract/money/amount-text.ts';
import { amountOf, minorUnits, studioCurrency } from '@limber/contract/money/currency.ts';
import { unitsIn } from '@limber/contract/terms/typed-amount.ts';

/** Amounts at the desk have at most seven digits before the decimals. */
const END = 10_000_000;

/** Minor units of a typed amount: '1,375.50', '١٣٧٥٫٥'; null if it is not an amount. */
export function minorIn(typed: string): number | null {
  const minor = unitsIn(typed, studioCurrency().digits);
  return minor !== null && minor < END * minorUnits() ? minor : null;
}

/** The amount; 0 where there is none. */
export function amountIn(typed: string): number {
  return amountOf(minorIn(typed) ?? 0);
}

export function isAmount(typed: string): boolean {
  return minorIn(typed) !== null;
}

/** Minor units as an amount to type: '1375.5'. */
export function typedMinor(minor: number): string {
  return amountText(amountOf(minor));
}

import { minorOf, minorUnits, studioCurrency } from './currency.ts';

/** Prices have at most one decimal, so a member's price is rounded to a tenth of the currency. */
export const tenth = () => Math.max(1, minorUnits() / 10);

/**
 * '250', '87.5': an amount, whole or, where the currency is written so, with one decimal. All
 * decimals, which only a price set by the studio can have, are never hidden: '137.55'.
 */
export function amountText(amount: number): string {
  const { digits, oneDecimal } = studioCurrency();
  const minor = minorOf(amount);
  if (minor % minorUnits() === 0) return String(minor / minorUnits());
  const isShort = oneDecimal && minor % tenth() === 0;
  return (minor / minorUnits()).toFixed(isShort ? 1 : digits);
}

import { tenth } from './amount-text.ts';

/** A discount on a price, in minor units; a remainder below a tenth goes to the client. */
export function discountOf(priceMinor: number, percent: number): number {
  if (percent === 0) return 0;
  const tenths = Math.floor((priceMinor * (100 - percent)) / (100 * tenth()));
  return priceMinor - tenths * tenth();
}

import { LEAST_PAID_ONLINE } from '../terms/booking/paying-online.ts';
import { minorOf, studioCurrency } from './currency.ts';

/** A part of a price that is paid online instead of all of it, in percent or minor units; both null: none. */
export interface Deposit {
  readonly depositPercent: number | null;
  readonly depositMinor: number | null;
}

/**
 * As much of an amount as can be paid online, in minor units: the networks of cards take amounts in a
 * currency with three decimals only when the last one is 0. What is left is due at the studio.
 */
export function payableOnline(minor: number): number {
  return studioCurrency().digits === 3 ? minor - (minor % 10) : minor;
}

/** What is paid online of a price, in minor units: the deposit, rounded up to one, or all of it. */
export function dueOnline({ depositPercent, depositMinor }: Deposit, priceMinor: number): number {
  if (depositMinor !== null) return payableOnline(Math.min(depositMinor, priceMinor));
  if (depositPercent === null) return payableOnline(priceMinor);
  return payableOnline(Math.ceil((priceMinor * depositPercent) / 100));
}

/**
 * The refund of money paid online for a session that is cancelled late, in minor units, rounded
 * down.
 */
export function backWhenLate(paidMinor: number, lateBackPercent: number): number {
  return payableOnline(Math.floor((paidMinor * lateBackPercent) / 100));
}

/**
 * How what is due online is split between a gift card and the provider, in minor units: the card pays
 * what it can, and leaves the provider no less than it takes.
 */
export function splitWithGiftCard(
  dueMinor: number,
  cardMinor: number,
): { readonly byCardMinor: number; readonly onlineMinor: number } {
  const leastMinor = minorOf(LEAST_PAID_ONLINE);
  const mostMinor = cardMinor >= dueMinor ? dueMinor : Math.max(0, dueMinor - leastMinor);
  const byCardMinor = cardMinor >= mostMinor ? mostMinor : payableOnline(cardMinor);
  return { byCardMinor, onlineMinor: dueMinor - byCardMinor };
}

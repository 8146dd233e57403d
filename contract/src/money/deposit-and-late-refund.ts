import { LEAST_PAID_ONLINE } from '../terms/booking/paying-online.ts';
import { minorOf } from './currency.ts';

/** A part of a price that is paid online instead of all of it, in percent or fils; both null: none. */
export interface Deposit {
  readonly depositPercent: number | null;
  readonly depositFils: number | null;
}

/** What is paid online of a price, in minor units: the deposit, rounded up, or all of it. */
export function dueOnline({ depositPercent, depositFils }: Deposit, priceFils: number): number {
  if (depositFils !== null) return Math.min(depositFils, priceFils);
  if (depositPercent === null) return priceFils;
  return Math.ceil((priceFils * depositPercent) / 100);
}

/**
 * The refund of money paid online for a session that is cancelled late, in minor units, rounded
 * down.
 */
export function backWhenLate(paidFils: number, lateBackPercent: number): number {
  return Math.floor((paidFils * lateBackPercent) / 100);
}

/**
 * How what is due online is split between a gift card and the provider, in minor units: the card pays
 * what it can, and leaves the provider no less than it takes.
 */
export function splitWithGiftCard(
  dueFils: number,
  cardFils: number,
): { readonly byCardFils: number; readonly onlineFils: number } {
  const leastFils = minorOf(LEAST_PAID_ONLINE);
  const mostFils = cardFils >= dueFils ? dueFils : Math.max(0, dueFils - leastFils);
  const byCardFils = Math.min(cardFils, mostFils);
  return { byCardFils, onlineFils: dueFils - byCardFils };
}

import { amountOf, minorOf } from '@limber/contract/money/currency.ts';

/** Integer minor units from a decimal amount. */
export const filsOf = minorOf;

/** A decimal amount from integer minor units. */
export const aedOf = amountOf;

import { minorOf, minorUnits, studioCurrency } from './place/currency.ts';

/** How prices are calculated and written, the same wherever they are shown, sent or charged. */

/** Prices have at most one decimal, so a member's price is rounded to a tenth of the currency. */
const tenth = () => Math.max(1, minorUnits() / 10);

/** A discount on a price, in minor units; a remainder below a tenth goes to the client. */
export function discountOf(priceFils: number, percent: number): number {
  if (percent === 0) return 0;
  const tenths = Math.floor((priceFils * (100 - percent)) / (100 * tenth()));
  return priceFils - tenths * tenth();
}

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

/** What goes back of money paid online for a session that is cancelled late, in minor units, rounded down. */
export function backWhenLate(paidFils: number, lateBackPercent: number): number {
  return Math.floor((paidFils * lateBackPercent) / 100);
}

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

/** The cash to hand over for an amount, rounded to the nearest `coinFils`, half up. */
export function inCash(fils: number, coinFils: number): number {
  return Math.floor((2 * fils + coinFils) / (2 * coinFils)) * coinFils;
}

/**
 * What rounding takes off `fils` paid in this way, in minor units; negative: it adds. Zero unless the cash
 * settles the whole remaining amount.
 */
export function letOffByRounding(
  fils: number,
  payments: readonly { readonly method: string; readonly fils: number }[],
  coinFils: number,
): number {
  const sum = (isCash: boolean) =>
    payments.reduce(
      (all, paid) => ((paid.method === 'cash') === isCash ? all + paid.fils : all),
      0,
    );
  const rest = fils - sum(false);
  const isCash = payments.some(({ method }) => method === 'cash');
  return isCash && rest > 0 && sum(true) === inCash(rest, coinFils) ? rest - sum(true) : 0;
}

/**
 * The VAT included in a price, in minor units, half up; the rate in hundredths of a percent. The database
 * has the same rule (`vat_inside`) and refuses a line that differs.
 */
export function vatInside(grossFils: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints;
  return Math.floor((2 * grossFils * basisPoints + whole) / (2 * whole));
}

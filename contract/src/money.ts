/** How a price is worked out and written, the same wherever it is shown, sent or charged. */

/** Prices are written with one decimal at most, so a member's price is a whole tenth of an AED. */
const TENTH_FILS = 10;

/** What a discount takes off a price, in fils; what does not make a whole tenth goes to the client. */
export function discountOf(priceFils: number, percent: number): number {
  if (percent === 0) return 0;
  const tenths = Math.floor((priceFils * (100 - percent)) / (100 * TENTH_FILS));
  return priceFils - tenths * TENTH_FILS;
}

/**
 * '250', '87.5': an amount of AED as it is written, whole or with one decimal. Fils that only the
 * studio itself can have put into a price are never hidden: '137.55'.
 */
export function amountText(aed: number): string {
  const fils = Math.round(aed * 100);
  if (fils % 100 === 0) return String(fils / 100);
  return (fils / 100).toFixed(fils % TENTH_FILS === 0 ? 1 : 2);
}

/** What is handed over in cash for an amount where the smallest coin is `coinFils`: the nearest, half up. */
export function inCash(fils: number, coinFils: number): number {
  return Math.floor((2 * fils + coinFils) / (2 * coinFils)) * coinFils;
}

/**
 * What rounding lets off of `fils` that are paid like this, in fils; below zero: it adds. Nothing unless the cash
 * settles all that is left for it.
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
 * The VAT inside a price, in fils, half up; the rate in hundredths of a percent. The database has the
 * same rule (`vat_inside`) and refuses a line that differs.
 */
export function vatInside(grossFils: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints;
  return Math.floor((2 * grossFils * basisPoints + whole) / (2 * whole));
}

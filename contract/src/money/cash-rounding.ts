/** The cash to hand over for an amount, rounded to the nearest `coinMinor`, half up. */
export function inCash(minor: number, coinMinor: number): number {
  return Math.floor((2 * minor + coinMinor) / (2 * coinMinor)) * coinMinor;
}

/**
 * What rounding takes off `minor` paid in this way, in minor units; negative: it adds. Zero unless the cash
 * settles the whole remaining amount.
 */
export function letOffByRounding(
  minor: number,
  payments: readonly { readonly method: string; readonly minor: number }[],
  coinMinor: number,
): number {
  const sum = (isCash: boolean) =>
    payments.reduce(
      (all, paid) => ((paid.method === 'cash') === isCash ? all + paid.minor : all),
      0,
    );
  const rest = minor - sum(false);
  const isCash = payments.some(({ method }) => method === 'cash');
  return isCash && rest > 0 && sum(true) === inCash(rest, coinMinor) ? rest - sum(true) : 0;
}

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

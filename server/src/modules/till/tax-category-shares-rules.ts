import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';

/** The services of a session that are taxed alike; amounts in minor units. */
export interface TaxedPart {
  readonly category: TaxCategory;
  readonly names: readonly string[];
  readonly minutes: number;
  /** By the studio's list, before any discount. */
  readonly priceMinor: number;
  /** Sold before in this category, and not given back. */
  readonly soldMinor: number;
}

/** The amounts of a line of a sale, in minor units. */
interface Amounts {
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly grossMinor: number;
}

/**
 * What is charged for a session, one share for each category that it is charged for. The shares of
 * each amount add up to it, and none is sold above its list price. What is owed goes where the
 * worth of the session exceeds what was sold before.
 *
 * @param parts at least one, in the order of the services
 */
export function sharesByTax(
  parts: readonly TaxedPart[],
  { listMinor, discountMinor, grossMinor }: Amounts,
): (Amounts & { readonly part: TaxedPart })[] {
  const soldMinor = sum(parts.map((part) => part.soldMinor));
  const worths = sharesOf(listMinor + soldMinor, pricesOf(parts));
  const missing = parts.map((part, at) => Math.max(0, (worths[at] ?? 0) - part.soldMinor));
  const charged = sum(missing) === 0 ? parts.map((_, at) => (at === 0 ? 1 : 0)) : missing;
  const lists = sharesOf(listMinor, charged);
  const discounts = sharesOf(discountMinor, charged);
  const grosses = sharesOf(grossMinor, listMinor === 0 ? charged : lists);
  return parts.flatMap((part, at) => {
    const share = {
      part,
      listMinor: lists[at] ?? 0,
      discountMinor: discounts[at] ?? 0,
      grossMinor: grosses[at] ?? 0,
    };
    return charged[at] === 0 ? [] : share;
  });
}

/** Free services share a price among each other as if each had the same. */
function pricesOf(parts: readonly TaxedPart[]): number[] {
  const prices = parts.map(({ priceMinor }) => priceMinor);
  return sum(prices) === 0 ? prices.map(() => 1) : prices;
}

/**
 * An amount in proportion to some weights, in whole minor units that add up to it. None is above its
 * proportion by a whole minor unit.
 */
export function sharesOf(minor: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  let weight = 0;
  let shared = 0;
  return weights.map((each) => {
    weight += each;
    const until = Number((BigInt(minor) * BigInt(weight)) / BigInt(whole));
    const share = until - shared;
    shared = until;
    return share;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

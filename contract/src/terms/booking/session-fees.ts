/** The fee for a late cancellation or no-show, in percent or minor units; both null: the full price. */
export interface FeeTerms {
  readonly percent: number | null;
  readonly minor: number | null;
}

/** A fee by its terms, in minor units, rounded down and at most the price; null: the price stays due. */
export function feeOf({ percent, minor }: FeeTerms, priceMinor: number): number | null {
  if (minor !== null) return Math.min(minor, priceMinor);
  return percent === null ? null : Math.floor((priceMinor * percent) / 100);
}

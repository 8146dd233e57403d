/** The fee for a late cancellation or no-show, in percent or fils; both null: the full price. */
export interface FeeTerms {
  readonly percent: number | null;
  readonly fils: number | null;
}

/** A fee by its terms, in fils, rounded down and at most the price; null: the price stays due. */
export function feeOf({ percent, fils }: FeeTerms, priceFils: number): number | null {
  if (fils !== null) return Math.min(fils, priceFils);
  return percent === null ? null : Math.floor((priceFils * percent) / 100);
}

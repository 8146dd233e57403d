/** Integer fils (1/100 AED) from a decimal AED amount. */
export function filsOf(aed: number): number {
  return Math.round(aed * 100);
}

/** Decimal AED amount from integer fils. */
export function aedOf(fils: number): number {
  return fils / 100;
}

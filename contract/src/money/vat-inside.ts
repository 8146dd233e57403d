/**
 * The VAT included in a price, in minor units, half up; the rate in hundredths of a percent. The database
 * has the same rule (`vat_inside`) and refuses a line that differs.
 */
export function vatInside(grossMinor: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints;
  return Math.floor((2 * grossMinor * basisPoints + whole) / (2 * whole));
}

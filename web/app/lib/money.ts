/** '250 AED', '87.5 AED': whole amounts without decimals, others with one. Takes AED. */
export function formatAed(amount: number): string {
  return `${Number.isInteger(amount) ? amount : amount.toFixed(1)} AED`;
}

/** '88 AED': rounded to a whole number, for the dashboard. Takes AED. */
export function formatWholeAed(amount: number): string {
  return `${Math.round(amount)} AED`;
}

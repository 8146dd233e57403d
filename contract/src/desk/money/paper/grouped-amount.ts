import { amountText } from '../../../money.ts';

/**
 * '2,750', '87.5': an amount in AED as the desk reads it: {@link amountText} with a comma for
 * thousands.
 */
export function groupedAmount(aed: number): string {
  return amountText(aed).replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));
}

import { amountText } from '../../../money.ts';

/** '2,750', '87.5': an amount of AED as the desk reads it, as {@link amountText} has it with a comma at thousands. */
export function groupedAmount(aed: number): string {
  return amountText(aed).replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));
}

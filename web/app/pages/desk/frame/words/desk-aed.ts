import { groupedAmount } from '@limber/contract/desk/money/paper/grouped-amount.ts';
import { amountText } from '@limber/contract/money.ts';
import { formatAed, formatDeducted } from '../../../../lib/money.ts';

/** '2,750 AED', '−87.5 AED': money at the desk, as on the site but with commas at thousands. */
export function deskAed(aed: number): string {
  const size = Math.abs(aed);
  const text = aed < 0 ? formatDeducted(size) : formatAed(size);
  return text.replace(amountText(size), groupedAmount(size));
}

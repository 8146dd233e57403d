import { backWhenLate } from '@limber/contract/money/deposit-and-late-refund.ts';

/** The refund of what was paid online for a cancelled session, by its terms. */
export function refundWhenCancelled(
  { amountFils, lateBackPercent }: { amountFils: number; lateBackPercent: number },
  isLate: boolean,
): number {
  return isLate ? backWhenLate(amountFils, lateBackPercent) : amountFils;
}

import { backWhenLate } from '@limber/contract/money.ts';

/** What goes back by the terms for a session that was cancelled, of what was paid online for it. */
export function refundWhenCancelled(
  { amountFils, lateBackPercent }: { amountFils: number; lateBackPercent: number },
  isLate: boolean,
): number {
  return isLate ? backWhenLate(amountFils, lateBackPercent) : amountFils;
}

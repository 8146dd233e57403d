import { backWhenLate } from '@limber/contract/money/deposit-and-late-refund.ts';

/** How a session was cancelled. */
export interface Cancelled {
  /** It counts as used. */
  readonly late: boolean;
  /** Minutes of its time that others have taken since. */
  readonly healedMinutes: number;
  readonly lastsMinutes: number;
}

/**
 * The refund of what was paid online for a cancelled session, by its terms. Of what stays once it is
 * late, the share goes back whose time others have taken.
 */
export function refundWhenCancelled(
  { amountFils, lateBackPercent }: { amountFils: number; lateBackPercent: number },
  { late, healedMinutes, lastsMinutes }: Cancelled,
): number {
  if (!late) return amountFils;
  const back = backWhenLate(amountFils, lateBackPercent);
  return back + Math.floor(((amountFils - back) * healedMinutes) / lastsMinutes);
}

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
  { amountMinor, lateBackPercent }: { amountMinor: number; lateBackPercent: number },
  { late, healedMinutes, lastsMinutes }: Cancelled,
): number {
  if (!late) return amountMinor;
  const back = backWhenLate(amountMinor, lateBackPercent);
  return back + Math.floor(((amountMinor - back) * healedMinutes) / lastsMinutes);
}

import type { LineOfSale } from '../sale-total-rules.ts';

/** A line of a sale, and the state of its session. */
export interface DisputedLine extends Pick<LineOfSale, 'grossMinor' | 'refundedMinor'> {
  /** Null: no session, such as a package. */
  readonly session: 'booked' | 'check_in' | 'completed' | 'cancelled' | 'no_show' | null;
}

/**
 * How much of the money lost in a dispute is written off, never more than was lost. The client owes it for what they received
 * or still have: a session that was held or is upcoming, a package, a product. It is written off
 * for a session to which nobody came; `null`: the client owes it.
 *
 * @returns for each line, the amount to credit
 */
export function writtenOff(
  { lostMinor, dueMinor }: { readonly lostMinor: number; readonly dueMinor: number },
  lines: readonly DisputedLine[],
): number[] | null {
  const left = lines.map((line) => (isHeld(line) ? 0 : line.grossMinor - line.refundedMinor));
  const most = left.reduce((sum, minor) => sum + minor, 0);
  // What was refunded and disputed as well is owed.
  if (dueMinor <= 0 || most < dueMinor) return null;
  let toCredit = Math.min(dueMinor, lostMinor);
  return left.map((minor) => {
    const part = Math.min(minor, toCredit);
    toCredit -= part;
    return part;
  });
}

function isHeld({ session }: DisputedLine): boolean {
  return session !== 'cancelled' && session !== 'no_show';
}

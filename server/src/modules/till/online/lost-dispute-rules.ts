import type { LineOfSale } from '../sale-total-rules.ts';

/** A line of a sale, and the state of its session. */
export interface DisputedLine extends Pick<LineOfSale, 'grossFils' | 'refundedFils'> {
  /** Null: no session, such as a package. */
  readonly session: 'booked' | 'check_in' | 'completed' | 'cancelled' | 'no_show' | null;
}

/**
 * How much of the money lost in a dispute is written off. The client owes it for what they received
 * or still have: a session that was held or is upcoming, a package, a product. It is written off
 * for a session to which nobody came; `null`: the client owes it.
 *
 * @returns for each line, the amount to credit
 */
export function writtenOff(dueFils: number, lines: readonly DisputedLine[]): number[] | null {
  const left = lines.map((line) => (isHeld(line) ? 0 : line.grossFils - line.refundedFils));
  const most = left.reduce((sum, fils) => sum + fils, 0);
  // What was refunded and disputed as well is owed.
  if (dueFils <= 0 || most < dueFils) return null;
  let toCredit = dueFils;
  return left.map((fils) => {
    const part = Math.min(fils, toCredit);
    toCredit -= part;
    return part;
  });
}

function isHeld({ session }: DisputedLine): boolean {
  return session !== 'cancelled' && session !== 'no_show';
}

import type { LineOfSale } from '../sale-total-rules.ts';

/** A line of a sale, and what became of its session. */
export interface DisputedLine extends Pick<LineOfSale, 'grossFils' | 'refundedFils'> {
  /** Null: no session, such as a package. */
  readonly session: 'booked' | 'check_in' | 'completed' | 'cancelled' | 'no_show' | null;
}

/**
 * What becomes of the money that is gone when a dispute is lost, once the sale is due again. The
 * client owes it for what they had or still have: a session that was held or is to come, a package, a
 * product. Of a session to which nobody came it is written off; `null`: the client owes it.
 *
 * @returns of each line, what is credited
 */
export function writtenOff(dueFils: number, lines: readonly DisputedLine[]): number[] | null {
  const left = lines.map((line) => (isHeld(line) ? 0 : line.grossFils - line.refundedFils));
  const most = left.reduce((sum, fils) => sum + fils, 0);
  // What went back and was disputed besides is owed.
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

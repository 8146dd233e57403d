import { minorIn } from '../../frame/fields/money-text.ts';

/** A lower price, as typed. */
export interface TypedPrice {
  readonly price: string;
  readonly reason: string;
}

/** The error of a lower price, or why a manager has to give it. */
export type PriceProblem = 'price' | 'reason' | 'manager';

/** The selling price: the full price, or a lower one that was typed, at most `mostPercent` off. */
export function readPrice(
  listMinor: number,
  typed: TypedPrice | null,
  mostPercent: number,
): { minor: number; problem: PriceProblem | null } {
  if (!typed || typed.price.trim() === '') return { minor: listMinor, problem: null };
  const minor = minorIn(typed.price);
  if (minor === null || minor > listMinor) return { minor: listMinor, problem: 'price' };
  if (minor === listMinor) return { minor, problem: null };
  const isSmall = (listMinor - minor) * 100 <= listMinor * mostPercent;
  if (!isSmall) return { minor, problem: 'manager' };
  return { minor, problem: typed.reason.trim() === '' ? 'reason' : null };
}

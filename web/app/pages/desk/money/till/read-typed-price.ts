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
  listFils: number,
  typed: TypedPrice | null,
  mostPercent: number,
): { fils: number; problem: PriceProblem | null } {
  if (!typed || typed.price.trim() === '') return { fils: listFils, problem: null };
  const fils = minorIn(typed.price);
  if (fils === null || fils > listFils) return { fils: listFils, problem: 'price' };
  if (fils === listFils) return { fils, problem: null };
  const isSmall = (listFils - fils) * 100 <= listFils * mostPercent;
  if (!isSmall) return { fils, problem: 'manager' };
  return { fils, problem: typed.reason.trim() === '' ? 'reason' : null };
}

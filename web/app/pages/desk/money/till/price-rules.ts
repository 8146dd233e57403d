import { filsIn } from '../../frame/fields/money-text.ts';

/** A lower price as it was typed. */
export interface TypedPrice {
  readonly price: string;
  readonly reason: string;
}

/** What is wrong with a lower price, or why somebody else has to give it. */
export type PriceProblem = 'price' | 'reason' | 'manager';

/** The price something is sold for: what it costs, unless a lower one was typed; by `mostPercent` at most. */
export function readPrice(
  listFils: number,
  typed: TypedPrice | null,
  mostPercent: number,
): { fils: number; problem: PriceProblem | null } {
  if (!typed || typed.price.trim() === '') return { fils: listFils, problem: null };
  const fils = filsIn(typed.price);
  if (fils === null || fils > listFils) return { fils: listFils, problem: 'price' };
  if (fils === listFils) return { fils, problem: null };
  const isSmall = (listFils - fils) * 100 <= listFils * mostPercent;
  if (!isSmall) return { fils, problem: 'manager' };
  return { fils, problem: typed.reason.trim() === '' ? 'reason' : null };
}

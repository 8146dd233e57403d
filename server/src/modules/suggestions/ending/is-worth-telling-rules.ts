import { LAST_NOTICE_DAYS } from '@limber/contract/terms/packages.ts';

/** A package that ends, and what its owner has said. */
export interface Ending {
  /** Null: unlimited. */
  readonly balanceMinutes: number | null;
  /** Of the shortest session for which it pays. */
  readonly shortestMinutes: number;
  readonly daysBefore: number;
  /** They said no to offers. */
  readonly saysNo: boolean;
}

/**
 * Whether the owner of a package is told that it ends: not where booked sessions leave nothing that
 * can be used, and early only who has not said no to offers.
 */
export function isWorthTelling({
  balanceMinutes,
  shortestMinutes,
  daysBefore,
  saysNo,
}: Ending): boolean {
  if (balanceMinutes !== null && balanceMinutes < shortestMinutes) return false;
  return !saysNo || daysBefore === LAST_NOTICE_DAYS;
}

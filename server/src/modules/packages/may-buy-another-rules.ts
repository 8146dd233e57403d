/**
 * Whether an owned package prevents buying another of its kind: it is unlimited, or enough is left
 * for the shortest session that the studio sells of its services. A smaller rest can still be used.
 */
export function blocksAnother(balanceMinutes: number | null, shortestMinutes: number): boolean {
  return balanceMinutes === null || balanceMinutes >= shortestMinutes;
}

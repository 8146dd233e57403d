import { latinDigits } from '@limber/contract/digits.ts';

/** Why the input is not a cap. */
type CapProblem = 'steps' | 'above';

/**
 * The typed cap: minutes in steps of five, null when empty (no cap), or what is wrong.
 * `totalMinutes` is the package's total; null: unlimited.
 */
export function readCap(text: string, totalMinutes: number | null): number | null | CapProblem {
  const typed = latinDigits(text).trim();
  if (typed === '') return null;
  if (!/^\d{1,6}$/.test(typed)) return 'steps';
  const minutes = Number(typed);
  if (minutes % 5 !== 0) return 'steps';
  return totalMinutes !== null && minutes > totalMinutes ? 'above' : minutes;
}

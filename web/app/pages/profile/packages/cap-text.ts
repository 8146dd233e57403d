import { latinDigits } from '@limber/contract/digits.ts';

/** Why what was typed is no cap. */
type CapProblem = 'steps' | 'above';

/**
 * The cap as typed: a whole number of minutes in steps of five, null when left empty (no cap), or
 * what is wrong with it. `totalMinutes` is what the package was bought with; null: no end.
 */
export function readCap(text: string, totalMinutes: number | null): number | null | CapProblem {
  const typed = latinDigits(text).trim();
  if (typed === '') return null;
  if (!/^\d{1,6}$/.test(typed)) return 'steps';
  const minutes = Number(typed);
  if (minutes % 5 !== 0) return 'steps';
  return totalMinutes !== null && minutes > totalMinutes ? 'above' : minutes;
}

/**
 * The cap as typed: a whole number of minutes in steps of five, null when left empty (no cap), or
 * undefined when it is neither.
 */
export function readCap(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^\d{1,6}$/.test(typed)) return undefined;
  const minutes = Number(typed);
  return minutes % 5 === 0 && minutes <= 100_000 ? minutes : undefined;
}

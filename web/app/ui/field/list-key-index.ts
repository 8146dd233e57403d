/** Entries that a key moves by; Home and End go all the way. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 4,
  PageUp: -4,
  Home: -Infinity,
  End: Infinity,
};

/** Index that a key moves to in a list of `count`, within its ends; undefined for other keys. */
export function listKeyIndex(key: string, from: number, count: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, from + step));
}

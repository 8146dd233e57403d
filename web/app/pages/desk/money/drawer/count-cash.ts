/** The count of each note or coin by its value in minor units, as typed. */
export type Counted = Readonly<Partial<Record<number, string>>>;

/** The value of a counted note or coin; empty counts as none; null: not a number. */
export function worthOf(minor: number, typed: string | undefined): number | null {
  const text = (typed ?? '').trim();
  if (text === '') return 0;
  return /^\d{1,5}$/.test(text) ? Number(text) * minor : null;
}

/** The total value of these notes and coins; null: an entry is not a number. */
export function sumOfCash(pieces: readonly number[], counted: Counted): number | null {
  return pieces.reduce<number | null>((sum, minor) => {
    const worth = worthOf(minor, counted[minor]);
    return sum === null || worth === null ? null : sum + worth;
  }, 0);
}

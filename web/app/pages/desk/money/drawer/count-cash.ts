/** Notes and coins of the Emirates, in fils, largest first. */
export const cashFils = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25,
] as const;

/** The count of each, as typed. */
export type Counted = Readonly<Partial<Record<number, string>>>;

/** The value of a counted note or coin, in fils; empty counts as none; null: not a number. */
export function worthOf(fils: number, typed: string | undefined): number | null {
  const text = (typed ?? '').trim();
  if (text === '') return 0;
  return /^\d{1,5}$/.test(text) ? Number(text) * fils : null;
}

/** The total value, in fils; null: an entry is not a number. */
export function sumOfCash(counted: Counted): number | null {
  return cashFils.reduce<number | null>((sum, fils) => {
    const worth = worthOf(fils, counted[fils]);
    return sum === null || worth === null ? null : sum + worth;
  }, 0);
}

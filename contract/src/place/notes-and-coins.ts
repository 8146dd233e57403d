/**
 * Notes and coins in use, in minor units, largest first, as the bank that issues them lists them on
 * its website: for the Emirates, Bahrain, Egypt, Jordan, Kuwait, Oman, Qatar and Saudi Arabia the
 * central bank, for the euro the European Central Bank, for the pound the Bank of England and the
 * Royal Mint. Read in November 2026. Where a note and a coin have one value they are counted as one.
 */
const NOTES_AND_COINS: Readonly<Record<string, readonly number[]>> = {
  AED: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25],
  BHD: [20_000, 10_000, 5_000, 1_000, 500, 100, 50, 25, 10, 5],
  EGP: [20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25],
  EUR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  GBP: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  JOD: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 250, 100, 50, 25, 10, 5],
  KWD: [20_000, 10_000, 5_000, 1_000, 500, 250, 100, 50, 20, 10, 5],
  OMR: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100, 50, 25, 10, 5],
  QAR: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100, 50, 25],
  SAR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5],
};

/** Those of a currency; none: they are not known, and cash is counted as one sum. */
export function notesAndCoinsOf(currency: string): readonly number[] {
  return NOTES_AND_COINS[currency] ?? [];
}

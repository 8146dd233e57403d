/**
 * Notes and coins in use, in minor units, largest first. Where a note and a coin have one value they
 * are counted as one; a coin that shops no longer take is left out.
 *
 * Where they come from: AED the government's page on the national currency (u.ae), EGP the Central
 * Bank of Egypt, EUR the Banque de France and the European Central Bank, JOD the Jordan Philatelic and
 * Numismatic Society, OMR the Central Bank of Oman (cbo.gov.om/Pages/Currency.aspx), QAR the fifth
 * series of 18 December 2020, with its first note of 200, SAR the sixth issue of 2016 with the 200
 * riyals of 25 April 2021. USD follows usa.gov/currency as of August 2022; no cent has been struck for
 * circulation since 2025, but it is still taken. BHD, GBP and KWD follow encyclopaedias and guides that
 * agree with each other, not the pages of their banks: half a dinar is a note in Bahrain, its coin was
 * withdrawn in 2011.
 *
 * Nothing depends on a piece: cash can be counted as one sum, and which coin it is rounded to is what
 * the studio's manager chooses, at first none.
 */
const NOTES_AND_COINS: Readonly<Record<string, readonly number[]>> = {
  AED: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25],
  BHD: [20_000, 10_000, 5_000, 1_000, 500, 100, 50, 25, 10, 5],
  EGP: [20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 50, 25],
  EUR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  GBP: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  JOD: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 250, 100, 50, 10],
  KWD: [20_000, 10_000, 5_000, 1_000, 500, 250, 100, 50, 20, 10, 5],
  OMR: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100, 50, 25, 10, 5],
  QAR: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100, 50, 25],
  SAR: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1],
  USD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1],
};

/** Those of a currency; none: they are not known, and cash is counted as one sum. */
export function notesAndCoinsOf(currency: string): readonly number[] {
  return NOTES_AND_COINS[currency] ?? [];
}

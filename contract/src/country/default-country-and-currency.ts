/** What usually goes with a country; a studio may choose otherwise. */
export interface CountryFacts {
  readonly zone: string;
  readonly currency: string;
  /** The general rate of VAT, in hundredths of a percent; 0: there is none. */
  readonly taxBasisPoints: number;
}

/** How a currency is counted and written. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Decimals: 2, in Kuwait 3. */
  readonly digits: number;
  /** Whether the site writes 87.5 rather than 87.50. */
  readonly oneDecimal: boolean;
  /** The smallest coins that cash can be rounded to, in minor units; 1: it is not rounded. */
  readonly coins: readonly number[];
  /** Its noun in Arabic; null: it is written as its code. */
  readonly arabic: ArabicForms | null;
}

/** A noun that agrees with its number, with its article, and the whole name. */
export type ArabicForms = Readonly<Record<'few' | 'many' | 'other' | 'the' | 'whole', string>>;

/** Where a studio is until it says otherwise. No other place of the code knows it. */
export const DEFAULT_COUNTRY = 'AE';
export const DEFAULT_COUNTRY_FACTS: CountryFacts = {
  zone: 'Asia/Dubai',
  currency: 'AED',
  taxBasisPoints: 500,
};
export const DEFAULT_CURRENCY: Currency = {
  code: DEFAULT_COUNTRY_FACTS.currency,
  digits: 2,
  oneDecimal: true,
  coins: [1, 25, 50, 100],
  arabic: {
    few: 'دراهم',
    many: 'درهماً',
    other: 'درهم',
    the: 'الدرهم',
    whole: 'الدرهم الإماراتي',
  },
};
/** Until it is told how its clock runs. */
export const DEFAULT_CLOCK = [[0, 240]] as const;

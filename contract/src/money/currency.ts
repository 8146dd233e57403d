import { type Currency, DEFAULT_CURRENCY } from '../country/default-country-and-currency.ts';

// A process, or a page, belongs to one studio, whose currency is set once at set-up.
let current: Currency = DEFAULT_CURRENCY;

/** The studio's currency. */
export const studioCurrency = (): Currency => current;

/** Counts and writes amounts in another currency from now on. */
export function countMoneyIn(currency: Currency): void {
  current = currency;
}

/** Minor units in one of the currency: 100, in Kuwait 1000. */
export function minorUnits(): number {
  return 10 ** current.digits;
}

/** An amount in minor units. */
export function minorOf(amount: number): number {
  return Math.round(amount * minorUnits());
}

/** A decimal amount, of minor units. */
export function amountOf(minor: number): number {
  return minor / minorUnits();
}

/** '250 AED', '250 درهم': an amount as written, with its currency. */
export function withCurrency(written: string, amount: number, language: 'en' | 'ar'): string {
  if (language === 'en' || !current.arabic) return `${written} ${current.code}`;
  counting ??= new Intl.PluralRules('ar');
  const rule = counting.select(amount);
  const noun = rule === 'few' || rule === 'many' ? current.arabic[rule] : current.arabic.other;
  return `${written} ${noun}`;
}

/** What comes after 'Amount in' and 'المبلغ': 'AED', 'بالدرهم'. */
export function inCurrency(language: 'en' | 'ar', length: 'the' | 'whole' = 'the'): string {
  if (language === 'en') return current.code;
  return current.arabic ? `ب${current.arabic[length]}` : `(${current.code})`;
}

/** Created when Arabic is first written. */
let counting: Intl.PluralRules | undefined;

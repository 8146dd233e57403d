import { amountText } from '@limber/contract/money.ts';
import { formatLanguage } from './language.ts';

/** '250 AED', '87.5 AED': as {@link amountText} writes it. Takes AED. */
export function formatAed(amount: number): string {
  return withCurrency(amountText(amount));
}

/** '88 AED': rounded to a whole number, for the dashboard. Takes AED. */
export function formatWholeAed(amount: number): string {
  return withCurrency(String(Math.round(amount)));
}

/** '−25 AED': a deduction; the sign stays before the number in Arabic too. */
export function formatDeducted(amount: number): string {
  const mark = formatLanguage() === 'ar' ? '\u200e' : '';
  return `${mark}−${formatAed(amount)}`;
}

/** An amount as written, with its currency. Takes AED. */
export function withCurrency(digits: string, amount = Number(digits)): string {
  if (formatLanguage() !== 'ar') return `${digits} AED`;
  counting ??= new Intl.PluralRules('ar');
  return `${digits} ${dirhams[counting.select(amount)] ?? 'درهم'}`;
}

/** The noun agrees with its number: 5 دراهم, 19 درهماً, 100 درهم. */
const dirhams: Partial<Record<Intl.LDMLPluralRule, string>> = { few: 'دراهم', many: 'درهماً' };
/** Created when Arabic is first written. */
let counting: Intl.PluralRules | undefined;

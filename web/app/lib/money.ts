import { formatLanguage } from './language.ts';

/** '250 AED', '87.5 AED': whole amounts without decimals, others with one. Takes AED. */
export function formatAed(amount: number): string {
  return withCurrency(Number.isInteger(amount) ? String(amount) : amount.toFixed(1));
}

/** '88 AED': rounded to a whole number, for the dashboard. Takes AED. */
export function formatWholeAed(amount: number): string {
  return withCurrency(String(Math.round(amount)));
}

/** '−25 AED': what is taken off a price; the sign stays before the number in Arabic too. */
export function formatDeducted(amount: number): string {
  const mark = formatLanguage() === 'ar' ? '\u200e' : '';
  return `${mark}−${formatAed(amount)}`;
}

function withCurrency(digits: string): string {
  return `${digits} ${formatLanguage() === 'ar' ? 'درهم' : 'AED'}`;
}

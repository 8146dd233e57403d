import { amountText } from '@limber/contract/money/amount-text.ts';
import {
  inCurrency,
  studioCurrency,
  withCurrency as writtenWith,
} from '@limber/contract/money/currency.ts';
import { formatLanguage } from './language.ts';

/** '250 AED', '87.5 AED': as {@link amountText} writes it. */
export function formatAmount(amount: number): string {
  return withCurrency(amountText(amount));
}

/** '88 AED': rounded to a whole number, for the dashboard; '22.900 KWD', of which one is much, to a tenth. */
export function formatWholeAmount(amount: number): string {
  const parts = studioCurrency().digits === 3 ? 10 : 1;
  return withCurrency(amountText(Math.round(amount * parts) / parts));
}

/** '−25 AED': a deduction; the sign stays before the number in Arabic too. */
export function formatDeducted(amount: number): string {
  const mark = formatLanguage() === 'ar' ? '\u200e' : '';
  return `${mark}−${formatAmount(amount)}`;
}

/** An amount as written, with its currency. */
export function withCurrency(digits: string, amount = Number(digits)): string {
  return writtenWith(digits, amount, formatLanguage());
}

/** What comes after 'Amount in': 'AED'; in Arabic 'بالدرهم', after its noun. */
export function currencyHere(): string {
  return inCurrency(formatLanguage());
}

/** The currency alone: 'AED', 'درهم'. */
export function currencyName(): string {
  const { code, arabic } = studioCurrency();
  return formatLanguage() === 'ar' && arabic ? arabic.other : code;
}

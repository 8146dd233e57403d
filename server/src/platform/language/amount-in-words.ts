import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import { amountOf, withCurrency } from '@limber/contract/money/currency.ts';

/** An amount as a sentence says it: '2,750.00 AED', '2,750.00 درهماً'. */
export function amountInWords(minor: number): { readonly en: string; readonly ar: string } {
  const written = figureAtDesk(amountOf(minor));
  const amount = amountOf(minor);
  return { en: withCurrency(written, amount, 'en'), ar: withCurrency(written, amount, 'ar') };
}

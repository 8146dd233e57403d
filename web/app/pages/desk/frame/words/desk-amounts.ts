import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import { withCurrency } from '../../../../lib/format-amount.ts';
import { formatLanguage } from '../../../../lib/language.ts';

/** Every amount that the desk shows is written by one of these; they take decimal amounts. */

/** '2,750.00 AED', '−60.00 AED' */
export function deskAmount(amount: number): string {
  return withCurrency(deskFigure(amount), Math.abs(amount));
}

/** '2,750.00', '−60.00': in a column whose title names the currency. */
export function deskFigure(amount: number): string {
  const figure = figureAtDesk(amount);
  // The sign stays before the number in Arabic too.
  return amount < 0 && formatLanguage() === 'ar' ? `\u200e${figure}` : figure;
}

/** '1000 AED', '0.50 AED': the name of a note or a coin. */
export function moneyPiece(amount: number): string {
  return withCurrency(Number.isInteger(amount) ? String(amount) : figureAtDesk(amount));
}

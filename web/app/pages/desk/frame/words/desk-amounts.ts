import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import { withCurrency } from '../../../../lib/format-amount.ts';
import { formatLanguage } from '../../../../lib/language.ts';

/** Every amount that the desk shows is written by one of these; they take AED. */

/** '2,750.00 AED', '−60.00 AED' */
export function deskAed(aed: number): string {
  return withCurrency(deskFigure(aed), Math.abs(aed));
}

/** '2,750.00', '−60.00': in a column whose title names the currency. */
export function deskFigure(aed: number): string {
  const figure = figureAtDesk(aed);
  // The sign stays before the number in Arabic too.
  return aed < 0 && formatLanguage() === 'ar' ? `\u200e${figure}` : figure;
}

/** '1000 AED', '0.50 AED': the name of a note or a coin. */
export function moneyPiece(aed: number): string {
  return withCurrency(Number.isInteger(aed) ? String(aed) : figureAtDesk(aed));
}

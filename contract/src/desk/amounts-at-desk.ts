import { minorOf, minorUnits, studioCurrency } from '../money/currency.ts';

/**
 * '2,750.00', '−60.00': how the desk writes an amount on its pages, in its refusals and on its
 * documents. The client site keeps forms of its own.
 */
export function figureAtDesk(amount: number): string {
  const minor = minorOf(Math.abs(amount));
  const [whole = '', decimals] = (minor / minorUnits()).toFixed(studioCurrency().digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const text = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return amount < 0 && minor > 0 ? `−${text}` : text;
}

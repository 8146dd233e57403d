import { formatAed, formatDeducted } from '../../../lib/money.ts';

/** An amount that may be below zero: '−25 AED'. */
export function signedAed(aed: number): string {
  return aed < 0 ? formatDeducted(-aed) : formatAed(aed);
}

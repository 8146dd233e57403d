import { vatInside } from '@limber/contract/money/vat-inside.ts';
import { type LineOfSale, type MoneyOfSale, sumsOf } from '../sale-total-rules.ts';

/** The VAT in the refunded part of a line, such that all parts add up to the line's own. */
export function vatBack(
  line: Pick<LineOfSale, 'refundedMinor' | 'basisPoints'>,
  backMinor: number,
): number {
  const before = vatInside(line.refundedMinor, line.basisPoints);
  return vatInside(line.refundedMinor + backMinor, line.basisPoints) - before;
}

/** The highest value including VAT of minutes whose value without it is given, in minor units. */
export function worthWithVat(netMinor: number, basisPoints: number): number {
  const gross = Math.floor((netMinor * (10_000 + basisPoints)) / 10_000);
  return gross + 1 - vatInside(gross + 1, basisPoints) <= netMinor ? gross + 1 : gross;
}

/**
 * By how much a refund of a package exceeds the value of the minutes taken out of it, including
 * VAT, in minor units.
 */
export function beyondMinutes(
  {
    backMinor,
    vatMinor,
    takenNetMinor,
  }: { backMinor: number; vatMinor: number; takenNetMinor: number },
  basisPoints: number,
): number {
  const netMinor = Math.max(0, backMinor - vatMinor - takenNetMinor);
  return Math.min(backMinor, Math.round((netMinor * (10_000 + basisPoints)) / 10_000));
}

/** The most that somebody who can reduce prices by `percent` may give back for a package. */
export function mostBack(
  line: Pick<LineOfSale, 'listMinor' | 'grossMinor' | 'refundedMinor'> & {
    readonly reducedMinor: number;
  },
  worthMinor: number,
  percent: number,
): number {
  const favour = Math.floor((line.listMinor * percent) / 100);
  const discountMinor = line.listMinor - line.grossMinor + line.reducedMinor;
  const left = line.grossMinor - line.refundedMinor;
  return Math.min(left, worthMinor + Math.max(0, favour - discountMinor));
}

/** What has to be given back when lines and tips are refunded: what is then overpaid. */
export function moneyBack(sale: MoneyOfSale, refundingMinor: number): number {
  return Math.max(0, refundingMinor - sumsOf(sale).dueMinor);
}

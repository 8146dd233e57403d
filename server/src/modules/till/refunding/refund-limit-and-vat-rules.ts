import { vatInside } from '@limber/contract/money/vat-inside.ts';
import { type LineOfSale, type MoneyOfSale, sumsOf } from '../sale-total-rules.ts';

/** The VAT in the refunded part of a line, such that all parts add up to the line's own. */
export function vatBack(
  line: Pick<LineOfSale, 'refundedFils' | 'basisPoints'>,
  backFils: number,
): number {
  const before = vatInside(line.refundedFils, line.basisPoints);
  return vatInside(line.refundedFils + backFils, line.basisPoints) - before;
}

/** The highest value including VAT of minutes whose value without it is given, in minor units. */
export function worthWithVat(netFils: number, basisPoints: number): number {
  const gross = Math.floor((netFils * (10_000 + basisPoints)) / 10_000);
  return gross + 1 - vatInside(gross + 1, basisPoints) <= netFils ? gross + 1 : gross;
}

/**
 * By how much a refund of a package exceeds the value of the minutes taken out of it, including
 * VAT, in minor units.
 */
export function beyondMinutes(
  { backFils, vatFils, takenNetFils }: { backFils: number; vatFils: number; takenNetFils: number },
  basisPoints: number,
): number {
  const netFils = Math.max(0, backFils - vatFils - takenNetFils);
  return Math.min(backFils, Math.round((netFils * (10_000 + basisPoints)) / 10_000));
}

/** The most that somebody who can reduce prices by `percent` may give back for a package. */
export function mostBack(
  line: Pick<LineOfSale, 'listFils' | 'grossFils' | 'refundedFils'> & {
    readonly reducedFils: number;
  },
  worthFils: number,
  percent: number,
): number {
  const favour = Math.floor((line.listFils * percent) / 100);
  const discountFils = line.listFils - line.grossFils + line.reducedFils;
  const left = line.grossFils - line.refundedFils;
  return Math.min(left, worthFils + Math.max(0, favour - discountFils));
}

/** What has to be given back when lines and tips are refunded: what is then overpaid. */
export function moneyBack(sale: MoneyOfSale, refundingFils: number): number {
  return Math.max(0, refundingFils - sumsOf(sale).dueFils);
}

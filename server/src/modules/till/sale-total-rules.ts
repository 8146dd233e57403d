import type { PaymentMethod } from '@limber/contract/desk/money/till-values.ts';

/** A line of a sale, in minor units. */
export interface LineOfSale {
  readonly id: number;
  readonly bookingId: string | null;
  readonly packageId: number | null;
  /** The package was sold in this sale, not bought before. */
  readonly makesPackage: boolean;
  readonly listMinor: number;
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly basisPoints: number;
  readonly refundedMinor: number;
}

/** Methods of payment, and what cash rounding takes off. */
export type Method = PaymentMethod | 'rounding';

/** What counts in a sale. */
export interface MoneyOfSale {
  readonly lines: readonly LineOfSale[];
  readonly payments: readonly { readonly minor: number; readonly method?: Method }[];
  readonly tips: readonly { readonly minor: number }[];
}

/** The totals of a sale, in minor units. */
export function sumsOf({ lines, payments, tips }: MoneyOfSale) {
  const totalMinor = sum(lines.map((line) => line.grossMinor));
  const refundedMinor = sum(lines.map((line) => line.refundedMinor));
  const rounded = payments.filter(({ method }) => method === 'rounding');
  const letOffMinor = sum(rounded.map(({ minor }) => minor));
  const paidMinor = sum(payments.map(({ minor }) => minor)) - letOffMinor;
  const tipsMinor = sum(tips.map(({ minor }) => minor));
  return {
    totalMinor,
    vatMinor: sum(lines.map((line) => line.vatMinor)),
    refundedMinor,
    paidMinor,
    tipsMinor,
    /** What rounding of cash let off; below zero: it added. */
    letOffMinor,
    dueMinor: totalMinor - refundedMinor + tipsMinor - paidMinor - letOffMinor,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

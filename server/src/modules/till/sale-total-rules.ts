import type { PaymentMethod } from '@limber/contract/desk/money/till-values.ts';

/** A line of a sale, in minor units. */
export interface LineOfSale {
  readonly id: number;
  readonly bookingId: string | null;
  readonly packageId: number | null;
  /** The package was sold in this sale, not bought before. */
  readonly makesPackage: boolean;
  readonly listFils: number;
  readonly grossFils: number;
  readonly vatFils: number;
  readonly basisPoints: number;
  readonly refundedFils: number;
}

/** Methods of payment, and what cash rounding takes off. */
export type Method = PaymentMethod | 'rounding';

/** What counts in a sale. */
export interface MoneyOfSale {
  readonly lines: readonly LineOfSale[];
  readonly payments: readonly { readonly fils: number; readonly method?: Method }[];
  readonly tips: readonly { readonly fils: number }[];
}

/** The totals of a sale, in minor units. */
export function sumsOf({ lines, payments, tips }: MoneyOfSale) {
  const totalFils = sum(lines.map((line) => line.grossFils));
  const refundedFils = sum(lines.map((line) => line.refundedFils));
  const rounded = payments.filter(({ method }) => method === 'rounding');
  const letOffFils = sum(rounded.map(({ fils }) => fils));
  const paidFils = sum(payments.map(({ fils }) => fils)) - letOffFils;
  const tipsFils = sum(tips.map(({ fils }) => fils));
  return {
    totalFils,
    vatFils: sum(lines.map((line) => line.vatFils)),
    refundedFils,
    paidFils,
    tipsFils,
    /** What rounding of cash let off; below zero: it added. */
    letOffFils,
    dueFils: totalFils - refundedFils + tipsFils - paidFils - letOffFils,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

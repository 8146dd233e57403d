import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { amountOf } from '@limber/contract/money/currency.ts';

/** A payout and the sums of its lines, in minor units. */
export interface PayoutSums {
  readonly reference: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly currency: string;
  readonly arrivesOn: string;
  /** The amount on the bank statement. */
  readonly bankFils: number;
  readonly lines: number;
  readonly paymentsFils: number;
  /** Refunds and lost disputes, below zero. */
  readonly backFils: number;
  readonly otherFils: number;
  readonly netFils: number;
}

/**
 * A payout for the report: payments, refunds, fees and other lines add up to the net amount;
 * `difference` is how far the bank statement differs from it.
 */
export function payoutOf(sums: PayoutSums): StudioReport['payouts'][number] {
  const { paymentsFils, backFils, otherFils, netFils, bankFils } = sums;
  // Fees are part of a payment's line, or lines of their own.
  const feesFils = netFils - paymentsFils - backFils - otherFils;
  return {
    ...{ reference: sums.reference, status: sums.status, currency: sums.currency },
    ...{ arrives_on: sums.arrivesOn, lines: sums.lines },
    payments: amountOf(paymentsFils),
    back: amountOf(backFils),
    fees: amountOf(feesFils),
    other: amountOf(otherFils),
    net: amountOf(netFils),
    bank: amountOf(bankFils),
    difference: amountOf(bankFils - netFils),
  };
}

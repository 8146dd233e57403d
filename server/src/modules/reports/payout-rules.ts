import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { amountOf } from '@limber/contract/place/currency.ts';

/** A payout and what its lines come to, in minor units. */
export interface PayoutSums {
  readonly reference: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly currency: string;
  readonly arrivesOn: string;
  /** The line of the bank. */
  readonly bankFils: number;
  readonly lines: number;
  readonly paymentsFils: number;
  /** Refunds and lost disputes, below zero. */
  readonly backFils: number;
  readonly otherFils: number;
  readonly netFils: number;
}

/**
 * A payout as the report has it: payments, what went back, fees and the rest come to the net amount,
 * and what the line of the bank differs from that.
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

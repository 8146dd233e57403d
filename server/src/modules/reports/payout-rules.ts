import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { aedOf } from '../../platform/money.ts';

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
    payments: aedOf(paymentsFils),
    back: aedOf(backFils),
    fees: aedOf(feesFils),
    other: aedOf(otherFils),
    net: aedOf(netFils),
    bank: aedOf(bankFils),
    difference: aedOf(bankFils - netFils),
  };
}

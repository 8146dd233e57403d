import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { amountOf } from '@limber/contract/money/currency.ts';

/** A payout and the sums of its lines, in minor units. */
export interface PayoutSums {
  readonly reference: string;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly currency: string;
  readonly arrivesOn: string;
  /** The amount on the bank statement. */
  readonly bankMinor: number;
  readonly lines: number;
  readonly paymentsMinor: number;
  /** Refunds and lost disputes, below zero. */
  readonly backMinor: number;
  readonly otherMinor: number;
  readonly netMinor: number;
}

/**
 * A payout for the report: payments, refunds, fees and other lines add up to the net amount;
 * `difference` is how far the bank statement differs from it.
 */
export function payoutOf(sums: PayoutSums): StudioReport['payouts'][number] {
  const { paymentsMinor, backMinor, otherMinor, netMinor, bankMinor } = sums;
  // Fees are part of a payment's line, or lines of their own.
  const feesMinor = netMinor - paymentsMinor - backMinor - otherMinor;
  return {
    ...{ reference: sums.reference, status: sums.status, currency: sums.currency },
    ...{ arrives_on: sums.arrivesOn, lines: sums.lines },
    payments: amountOf(paymentsMinor),
    back: amountOf(backMinor),
    fees: amountOf(feesMinor),
    other: amountOf(otherMinor),
    net: amountOf(netMinor),
    bank: amountOf(bankMinor),
    difference: amountOf(bankMinor - netMinor),
  };
}

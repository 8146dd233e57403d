import { amountOf } from '@limber/contract/money/currency.ts';
import type { FeesOfSession } from '@limber/contract/payments.ts';
import type { PaymentTermsOf } from './ways-to-pay-rules.ts';

type Fees = Pick<
  PaymentTermsOf,
  'lateFeePercent' | 'lateFeeFils' | 'missedFeePercent' | 'missedFeeFils'
>;

/** What a session costs that is cancelled late or missed, as the wire has it. */
export function feesOnWire(terms: Fees): FeesOfSession {
  return {
    late_fee_percent: terms.lateFeePercent,
    late_fee_amount: terms.lateFeeFils === null ? null : amountOf(terms.lateFeeFils),
    missed_fee_percent: terms.missedFeePercent,
    missed_fee_amount: terms.missedFeeFils === null ? null : amountOf(terms.missedFeeFils),
  };
}

/** The fees alone of some terms. */
export function pickFees({
  lateFeePercent,
  lateFeeFils,
  missedFeePercent,
  missedFeeFils,
}: Fees): Fees {
  return { lateFeePercent, lateFeeFils, missedFeePercent, missedFeeFils };
}

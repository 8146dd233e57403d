import { amountOf } from '@limber/contract/money/currency.ts';
import type { FeesOfSession } from '@limber/contract/payments.ts';
import type { PaymentTermsOf } from './ways-to-pay-rules.ts';

type Fees = Pick<
  PaymentTermsOf,
  'lateFeePercent' | 'lateFeeMinor' | 'missedFeePercent' | 'missedFeeMinor'
>;

/** What a session costs that is cancelled late or missed, as the wire has it. */
export function feesOnWire(terms: Fees): FeesOfSession {
  return {
    late_fee_percent: terms.lateFeePercent,
    late_fee_amount: terms.lateFeeMinor === null ? null : amountOf(terms.lateFeeMinor),
    missed_fee_percent: terms.missedFeePercent,
    missed_fee_amount: terms.missedFeeMinor === null ? null : amountOf(terms.missedFeeMinor),
  };
}

/** The fees alone of some terms. */
export function pickFees({
  lateFeePercent,
  lateFeeMinor,
  missedFeePercent,
  missedFeeMinor,
}: Fees): Fees {
  return { lateFeePercent, lateFeeMinor, missedFeePercent, missedFeeMinor };
}

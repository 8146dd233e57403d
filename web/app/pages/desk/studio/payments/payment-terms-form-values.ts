import type { PaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { amountIn, typedMinor } from '../../frame/fields/money-text.ts';

export type FeeKind = 'price' | 'percent' | 'amount';

/** A fee as it is typed. */
export interface TypedFee {
  kind: FeeKind;
  percent: string;
  amount: string;
}

/** Terms of payment as they are typed. */
export interface Values extends Pick<PaymentTerms, 'paid' | 'asked_of' | 'card_of'> {
  cardMissed: string;
  late: TypedFee;
  missed_fee: TypedFee;
  missed: string;
  part: 'whole' | 'percent' | 'amount';
  percent: string;
  amount: string;
  lateBack: string;
}

/** Terms as they are typed. */
export function formOf(terms: PaymentTerms): Values {
  const { deposit_percent: percent, deposit_amount: amount } = terms;
  return {
    paid: terms.paid,
    asked_of: terms.asked_of,
    missed: String(terms.missed_sessions ?? 1),
    part: percent !== null ? 'percent' : amount !== null ? 'amount' : 'whole',
    percent: String(percent ?? 50),
    amount: amount === null ? '' : typedMinor(minorOf(amount)),
    lateBack: String(terms.late_back_percent),
    card_of: terms.card_of,
    cardMissed: String(terms.card_missed_sessions ?? 1),
    late: typedFee(terms.late_fee_percent, terms.late_fee_amount),
    missed_fee: typedFee(terms.missed_fee_percent, terms.missed_fee_amount),
  };
}

/** The terms that were typed. */
export function askedWith(
  { package_id, version }: Pick<PaymentTerms, 'package_id' | 'version'>,
  values: Values,
): PaymentTerms {
  const { paid, asked_of, missed, part, percent, amount, lateBack, card_of } = values;
  const [latePercent, lateAmount] = feeIn(values.late);
  const [missedPercent, missedAmount] = feeIn(values.missed_fee);
  return {
    ...{ version, package_id },
    paid,
    asked_of,
    missed_sessions: asked_of === 'missed' ? Number(missed) : null,
    deposit_percent: part === 'percent' ? Number(percent) : null,
    deposit_amount: part === 'amount' ? amountIn(amount) : null,
    late_back_percent: Number(lateBack),
    card_of,
    card_missed_sessions: card_of === 'missed' ? Number(values.cardMissed) : null,
    ...{ late_fee_percent: latePercent, late_fee_amount: lateAmount },
    ...{ missed_fee_percent: missedPercent, missed_fee_amount: missedAmount },
  };
}

/** A fee of the terms as it is typed. */
function typedFee(percent: number | null, amount: number | null): TypedFee {
  return {
    kind: percent !== null ? 'percent' : amount !== null ? 'amount' : 'price',
    percent: String(percent ?? 50),
    amount: amount === null ? '' : typedMinor(minorOf(amount)),
  };
}

/** The percent and the amount of a typed fee, of which one is null at least. */
function feeIn({ kind, percent, amount }: TypedFee): [number | null, number | null] {
  return [kind === 'percent' ? Number(percent) : null, kind === 'amount' ? amountIn(amount) : null];
}

import type { Sale, TippableTherapist } from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { ReactNode } from 'react';
import { usePayForSaleMutation } from '../../../../state/api/calls/desk/money/till.ts';
import { PaymentForm, type Tender } from './payment-form.tsx';
import { sayTaken } from './toast-other-desk-first.ts';
import type { Parts } from './use-payment-parts.ts';

interface Props {
  sale: Pick<Sale, 'id' | 'location' | 'due' | 'givers' | 'payer'>;
  parts: Parts;
  keysOn: boolean;
  /** Therapist of the session being paid; left out: the only one of the sale. */
  giver?: TippableTherapist | undefined;
  onPaid(sale: Sale): void;
  /** Beside the methods of payment. */
  otherWay?: ReactNode;
}

/** Takes a payment for an earlier sale that is not fully paid. */
export function PayRest({
  sale: { id, location, due, givers, payer },
  parts,
  keysOn,
  giver,
  onPaid,
  otherWay,
}: Props) {
  const [pay, { isLoading, error }] = usePayForSaleMutation();

  async function settle(handed: Tender) {
    const { data, error: refused } = await pay({ id, location, ...handed });
    if (!data) {
      sayTaken(refused);
      return;
    }
    parts.clear();
    onPaid(data);
  }

  return (
    <PaymentForm
      dueMinor={minorOf(due)}
      payerId={payer?.id}
      parts={parts}
      keysOn={keysOn}
      givers={givers}
      giver={giver}
      mayBeLater={false}
      focused
      busy={isLoading}
      error={error}
      onSettle={settle}
      otherWay={otherWay}
    />
  );
}

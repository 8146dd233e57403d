import { minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { currencyHere } from '../../../../../lib/format-amount.ts';
import {
  usePayInCreditMutation,
  usePayOutCreditMutation,
} from '../../../../../state/api/calls/desk/money/credit.ts';
import { showToast } from '../../../../../ui/overlay/toast.tsx';
import { FormFoot } from '../../../frame/fields/form-foot.tsx';
import { MoneyField } from '../../../frame/fields/money-field.tsx';
import { minorIn, typedMinor } from '../../../frame/fields/money-text.ts';
import { ReasonInput } from '../../../frame/fields/reason-input.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { HandedFields, useHanded } from '../method-and-slip-fields.tsx';
import { WithDrawer } from '../with-drawer.tsx';

interface Props {
  clientId: number;
  location: string;
  /** Onto the account, or out of it. */
  way: 'in' | 'out';
  /** What is on the account, in the studio's currency. */
  balance: number;
  onClose(): void;
}

/** Money that a client pays onto their account, or gets back from it, over the counter. */
export function CreditForm(props: Props) {
  return (
    <WithDrawer location={props.location}>
      <Fields {...props} />
    </WithDrawer>
  );
}

function Fields({ clientId, location, way, balance, onClose }: Props) {
  const { t } = useLingui();
  const isOut = way === 'out';
  const handed = useHanded();
  const [amount, setAmount] = useState(isOut ? typedMinor(minorOf(balance)) : '');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [payIn, paying] = usePayInCreditMutation();
  const [payOut, returning] = usePayOutCreditMutation();
  const { error, isLoading } = isOut ? returning : paying;
  const minor = minorIn(amount) ?? 0;
  const wrong = {
    amount: minor === 0,
    tooMuch: isOut && minor > minorOf(balance),
    reference: handed.isWrong,
    reason: isOut && reason.trim() === '',
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some(Boolean) || isLoading) return;
    const request = { location, client_id: clientId, payments: handed.paymentsOf(minor) };
    const { data } = isOut
      ? await payOut({ ...request, reason: reason.trim() })
      : await payIn(request);
    if (!data) return;
    showToast('success', t`On the account now: ${deskAmount(data.balance)}`);
    onClose();
  };
  return (
    <form
      aria-label={isOut ? t`Pay out of the account` : t`Pay onto the account`}
      onSubmit={send}
      noValidate
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid gap-3 border-s-2 border-primary ps-3"
    >
      <MoneyField
        label={<Trans>Amount in {currencyHere()}</Trans>}
        value={amount}
        onChange={setAmount}
        error={
          tried &&
          (wrong.amount ? (
            <Trans>Please type an amount, such as 137.50.</Trans>
          ) : (
            wrong.tooMuch && <Trans>This is more than is on the account.</Trans>
          ))
        }
      />
      <HandedFields
        handed={handed}
        legend={isOut ? <Trans>How it is given back</Trans> : <Trans>How it is paid</Trans>}
        tried={tried}
      />
      {isOut && <ReasonInput value={reason} missing={tried && wrong.reason} onChange={setReason} />}
      <FormFoot error={error} alsoOfFields disabled={isLoading} onLeave={onClose}>
        {isOut ? <Trans>Give back</Trans> : <Trans>Take onto the account</Trans>}
      </FormFoot>
    </form>
  );
}

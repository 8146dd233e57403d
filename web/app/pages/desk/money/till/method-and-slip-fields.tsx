import type { HandedMethod, HandedMoney } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { MethodChoice } from './method-choice.tsx';

const methods = ['cash', 'terminal', 'transfer'] as const;

/** How money goes over the counter, and the number of its slip. */
export function useHanded() {
  const [method, setMethod] = useState<HandedMethod>('cash');
  const [reference, setReference] = useState('');
  const slip = reference.trim();
  return {
    ...{ method, setMethod, reference, setReference },
    /** The terminal's slip has a number, and it is missing. */
    isWrong: method === 'terminal' && slip === '',
    paymentsOf: (minor: number): HandedMoney => [
      { method, amount: amountOf(minor), ...(method !== 'cash' && slip && { reference: slip }) },
    ],
  };
}

interface Props {
  handed: ReturnType<typeof useHanded>;
  legend: ReactNode;
  tried: boolean;
}

export function HandedFields({ handed, legend, tried }: Props) {
  const { method, setMethod, reference, setReference, isWrong } = handed;
  return (
    <>
      <MethodChoice
        legend={legend}
        methods={methods}
        value={method}
        onChange={(chosen) => setMethod(chosen as HandedMethod)}
      />
      {method !== 'cash' && (
        <DeskInput
          label={
            method === 'terminal' ? (
              <Trans>Number of the slip</Trans>
            ) : (
              <Trans>Reference, if there is one</Trans>
            )
          }
          error={tried && isWrong && <Trans>Please type the number on the slip.</Trans>}
          dir="ltr"
          maxLength={80}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
    </>
  );
}

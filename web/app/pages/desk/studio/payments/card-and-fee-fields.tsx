import type { PaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { FoldedFormPart, FormPart } from '../form-part.tsx';
import type { FeeKind, Values } from './payment-terms-form-values.ts';

const feeWords: Readonly<Record<FeeKind, MessageDescriptor>> = {
  price: msg`The whole price stays due`,
  percent: msg`A part in percent`,
  amount: msg`An amount`,
};

interface Props {
  form: UseFormReturn<Values>;
  /** Refusals by the fields of the wire. */
  refused: Readonly<Record<string, string>>;
  between: (least: number, most: number) => (typed: string) => string | true;
}

/** What a session costs that is cancelled late or missed. */
export function CancelledAndMissed({
  form,
  refused,
  between,
  children,
}: Props & { children: ReactNode }) {
  return (
    <FormPart
      title={<Trans>Cancelled late or missed</Trans>}
      about={
        <Trans>
          A booking keeps what it was made with. Fees are proposed at the till, and taken from a
          card on file a day after its client was told.
        </Trans>
      }
    >
      {children}
      <FeeFields
        {...{ form, between }}
        of="late"
        label={<Trans>A session cancelled late costs</Trans>}
        percentLabel={<Trans>Percent when cancelled late</Trans>}
        amountLabel={<Trans>When cancelled late, in {currencyHere()}</Trans>}
        error={refused.late_fee_percent ?? refused.late_fee_amount}
      />
      <FeeFields
        {...{ form, between }}
        of="missed_fee"
        label={<Trans>A missed session costs</Trans>}
        percentLabel={<Trans>Percent when missed</Trans>}
        amountLabel={<Trans>When missed, in {currencyHere()}</Trans>}
        error={refused.missed_fee_percent ?? refused.missed_fee_amount}
      />
    </FormPart>
  );
}

interface CardProps extends Props {
  cardOf: readonly (readonly [PaymentTerms['card_of'], string])[];
}

/** Of whom a card on file is asked. */
export function CardOnFile({ form, refused, cardOf, between }: CardProps) {
  const { register, watch, formState } = form;
  const { errors, defaultValues } = formState;
  const cardRule = watch('card_of');
  return (
    <FoldedFormPart
      title={<Trans>A card on file</Trans>}
      about={<Trans>Sessions are booked on the site once the card is there.</Trans>}
      now={cardOf.find(([rule]) => rule === cardRule)?.[1]}
      open={
        defaultValues?.card_of !== 'nobody' ||
        Boolean(errors.cardMissed ?? refused.card_of ?? refused.card_missed_sessions)
      }
    >
      <div className="grid gap-4 sm:has-[>:nth-child(2)]:grid-cols-2">
        <DeskSelect
          label={<Trans>A card on file is required from</Trans>}
          error={refused.card_of}
          {...register('card_of')}
          options={cardOf}
        />
        {cardRule === 'missed' && (
          <DeskInput
            label={<Trans>From how many missed sessions on</Trans>}
            error={errors.cardMissed?.message ?? refused.card_missed_sessions}
            {...register('cardMissed', { validate: between(1, 20) })}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
          />
        )}
      </div>
    </FoldedFormPart>
  );
}

interface FeeProps extends Pick<Props, 'form' | 'between'> {
  of: 'late' | 'missed_fee';
  label: ReactNode;
  percentLabel: ReactNode;
  amountLabel: ReactNode;
  error: string | undefined;
}

function FeeFields({ form, between, of, label, error, ...more }: FeeProps) {
  const { t } = useLingui();
  const { register, watch, formState } = form;
  const wrong = formState.errors[of];
  const kind = watch(`${of}.kind`);
  const kinds = Object.keys(feeWords) as FeeKind[];
  return (
    <div className="grid gap-4 sm:has-[>:nth-child(2)]:grid-cols-2">
      <DeskSelect
        label={label}
        {...register(`${of}.kind`)}
        options={kinds.map((each) => [each, t(feeWords[each])] as const)}
      />
      {kind === 'percent' && (
        <DeskInput
          label={more.percentLabel}
          error={wrong?.percent?.message ?? error}
          {...register(`${of}.percent`, { validate: between(1, 100) })}
          inputMode="numeric"
          dir="ltr"
          maxLength={3}
        />
      )}
      {kind === 'amount' && (
        <DeskInput
          label={more.amountLabel}
          hint={<Trans>At most the price.</Trans>}
          error={wrong?.amount?.message ?? error}
          {...register(`${of}.amount`, {
            validate: (typed) => Boolean(minorIn(typed)) || t`Please type a number.`,
          })}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
        />
      )}
    </div>
  );
}

import type { PaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { useChangePaymentTermsMutation } from '../../../../state/api/calls/desk/studio/payment-terms.ts';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { History } from '../change-history.tsx';
import { FormPart } from '../form-part.tsx';
import { ThingForm } from '../thing-form.tsx';
import { CancelledAndMissed, CardOnFile } from './card-and-fee-fields.tsx';
import { askedWith, formOf, type Values } from './payment-terms-form-values.ts';

export const paidWords: Readonly<Record<PaymentTerms['paid'], MessageDescriptor>> = {
  studio: msg`At the studio`,
  either: msg`As the client likes`,
  online: msg`Online only`,
};

const askedOfWords: Readonly<Record<PaymentTerms['asked_of'], MessageDescriptor>> = {
  everybody: msg`Everybody`,
  new: msg`New clients, before their first visit`,
  missed: msg`Clients who missed sessions`,
};

const partWords: Readonly<Record<Values['part'], MessageDescriptor>> = {
  whole: msg`The whole price`,
  percent: msg`A deposit in percent`,
  amount: msg`A deposit as an amount`,
};

export const cardOfWords: Readonly<Record<PaymentTerms['card_of'], MessageDescriptor>> = {
  nobody: msg`Nobody`,
  ...askedOfWords,
};

interface Props {
  terms: PaymentTerms;
  name: string;
  onClose: () => void;
}

/** Where sessions or one package are paid; bookings keep the terms under which they were made. */
export function PaymentTermsForm({ terms, name, onClose }: Props) {
  const { t } = useLingui();
  const [change, changing] = useChangePaymentTermsMutation();
  const { fields } = useRefusal(changing.error);
  const form = useForm<Values>({
    values: formOf(terms),
    resetOptions: { keepDirtyValues: true },
  });
  const {
    register,
    handleSubmit,
    watch,
    formState: { errors },
  } = form;
  const { paid, asked_of: askedOf, part } = watch();
  const isPackage = terms.package_id !== null;
  const between = (least: number, most: number) => (typed: string) =>
    (/^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most) ||
    t`Please type a number from ${least} to ${most}.`;
  async function save(values: Values) {
    changing.reset();
    await change(askedWith(terms, values));
  }
  const options = <Value extends string>(words: Readonly<Record<Value, MessageDescriptor>>) =>
    (Object.keys(words) as Value[]).map((value) => [value, t(words[value])] as const);
  const whole = { inputMode: 'numeric', dir: 'ltr', maxLength: 3 } as const;
  return (
    <ThingForm
      title={name}
      error={changing.error}
      busy={changing.isLoading}
      saved={changing.isSuccess}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      below={
        <History
          key={JSON.stringify(terms)}
          subject="payment_terms"
          {...(terms.package_id !== null && { id: terms.package_id })}
        />
      }
    >
      <DeskSelect
        label={<Trans>Where it is paid</Trans>}
        hint={
          paid === 'online' && (
            <Trans>
              Nothing is booked on the site before it is paid. The desk books as always.
            </Trans>
          )
        }
        error={fields.paid}
        {...register('paid')}
        options={options(paidWords)}
      />
      {paid !== 'studio' && (
        <FormPart
          title={<Trans>What is paid online</Trans>}
          about={<Trans>Of whom it is asked when they book, and how much of the price.</Trans>}
        >
          <div className="grid gap-4 sm:has-[>:nth-child(2)]:grid-cols-2">
            <DeskSelect
              label={<Trans>Asked of</Trans>}
              hint={askedOf !== 'everybody' && <Trans>All others pay at the studio.</Trans>}
              error={fields.asked_of}
              {...register('asked_of')}
              options={options(askedOfWords)}
            />
            {askedOf === 'missed' && (
              <DeskInput
                label={<Trans>From how many missed sessions on</Trans>}
                error={errors.missed?.message ?? fields.missed_sessions}
                {...register('missed', { validate: between(1, 20) })}
                {...whole}
              />
            )}
          </div>
          <div className="grid gap-4 sm:has-[>:nth-child(2)]:grid-cols-2">
            <DeskSelect
              label={<Trans>How much of it online</Trans>}
              {...register('part')}
              options={options(partWords)}
            />
            {part === 'percent' && (
              <DeskInput
                label={<Trans>Percent of the price</Trans>}
                error={errors.percent?.message ?? fields.deposit_percent}
                {...register('percent', { validate: between(1, 99) })}
                {...whole}
              />
            )}
            {part === 'amount' && (
              <DeskInput
                label={<Trans>Deposit in {currencyHere()}</Trans>}
                hint={<Trans>At most the price.</Trans>}
                error={errors.amount?.message ?? fields.deposit_amount}
                {...register('amount', {
                  validate: (typed) => Boolean(minorIn(typed)) || t`Please type a number.`,
                })}
                inputMode="decimal"
                dir="ltr"
                maxLength={12}
              />
            )}
          </div>
        </FormPart>
      )}
      {!isPackage && (
        <CancelledAndMissed {...{ form, between }} refused={fields}>
          {paid !== 'studio' && (
            <DeskInput
              label={<Trans>Percent that goes back when a session is cancelled late</Trans>}
              hint={
                <Trans>
                  In time all of it goes back. A booking keeps the percent it was made with.
                </Trans>
              }
              error={errors.lateBack?.message ?? fields.late_back_percent}
              {...register('lateBack', { validate: between(0, 100) })}
              {...whole}
            />
          )}
        </CancelledAndMissed>
      )}
      {!isPackage && (
        <CardOnFile {...{ form, between }} refused={fields} cardOf={options(cardOfWords)} />
      )}
    </ThingForm>
  );
}

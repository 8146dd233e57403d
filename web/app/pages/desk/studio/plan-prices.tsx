import type { PlannedChange } from '@limber/contract/desk/studio/planned-changes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { currencyHere } from '../../../lib/format-amount.ts';
import { usePlanChangeMutation } from '../../../state/api/calls/desk/studio/planned-changes.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { DeskInput } from '../frame/fields/desk-field.tsx';
import { FormFoot } from '../frame/fields/form-foot.tsx';
import { amountIn, isAmount } from '../frame/fields/money-text.ts';
import { useFocusWrong } from '../frame/refusal/use-focus-wrong.ts';
import { useRefusal } from '../frame/refusal/use-refusal.ts';
import { PriceList } from './price-list.tsx';
import { saidOf } from './use-thing.ts';

/** A length or size as the form holds it. */
export interface PriceRow {
  size?: number;
  time: string;
  price: string;
  days?: string;
}

interface Props extends Pick<PlannedChange, 'subject' | 'thing_id'> {
  /** The present prices, to begin with. */
  start: readonly PriceRow[];
}

/** Plans all lengths or sizes of a thing, with their prices, from a day on. */
export function PlanPrices(props: Props) {
  const [open, setOpen] = useState(false);
  if (open) return <PlanForm {...props} onClose={() => setOpen(false)} />;
  return (
    <DeskButton onClick={() => setOpen(true)} className="justify-self-start">
      <Trans>Change prices from a day on</Trans>
    </DeskButton>
  );
}

function PlanForm({ subject, thing_id, start, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui();
  const heading = useId();
  const [plan, { error, isLoading }] = usePlanChangeMutation();
  const { fields } = useRefusal(error);
  const form = useFocusWrong(fields);
  const { register, control, handleSubmit, formState } = useForm<{
    from_day: string;
    prices: PriceRow[];
  }>({ defaultValues: { from_day: '', prices: [...start] } });
  const prices = useFieldArray({ control, name: 'prices' });
  const isPackage = subject === 'package';
  const isProduct = subject === 'product';
  const wrong = formState.errors.prices ? [t`Please type each price as an amount.`] : [];
  const cell = (row: number, name: 'time' | 'days') => ({
    ...register(`prices.${row}.${name}`),
    error: undefined,
  });
  const send = handleSubmit(async (values) => {
    const { data } = await plan({
      ...{ subject, thing_id, from_day: values.from_day },
      prices: values.prices.map(({ size, time, price, days }) => ({
        ...(size !== undefined && { id: size }),
        time: time === '' ? null : Number(time),
        price: amountIn(price),
        ...(isPackage && { validity_days: days ? Number(days) : null }),
      })),
    });
    if (!data) return;
    showToast('success', t`Planned.`);
    onClose();
  });
  return (
    <form
      ref={form}
      aria-labelledby={heading}
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
      className="grid gap-3 rounded-control border border-hairline p-3"
    >
      <h4 id={heading} className="font-semibold">
        <Trans>Change prices from a day on</Trans>
      </h4>
      <DeskInput
        label={<Trans>First day</Trans>}
        hint={<Trans>Whatever is booked or sold from this day on has these prices.</Trans>}
        error={fields.from_day}
        type="date"
        {...register('from_day')}
      />
      <PriceList
        legend={
          isProduct ? (
            <Trans>Price from then on</Trans>
          ) : (
            <Trans>Lengths and prices from then on</Trans>
          )
        }
        columns={[
          ...(isProduct
            ? []
            : [
                {
                  label: t`Minutes`,
                  mode: 'numeric' as const,
                  input: (row: number) => cell(row, 'time'),
                },
              ]),
          {
            label: t`Price in ${currencyHere()}`,
            mode: 'decimal',
            input: (row) => ({
              ...register(`prices.${row}.price`, { validate: isAmount }),
              error: formState.errors.prices?.[row]?.price?.message,
            }),
          },
          ...(isPackage
            ? [
                {
                  label: t`Days, empty: no end`,
                  mode: 'numeric' as const,
                  input: (row: number) => cell(row, 'days'),
                },
              ]
            : []),
        ]}
        rows={prices.fields.map(({ id }) => id)}
        errors={[...wrong, ...saidOf('prices', fields)]}
        {...(!isProduct && { onAdd: () => prices.append({ time: '', price: '' }) })}
        onRemove={prices.remove}
      />
      <FormFoot error={error} disabled={isLoading} onLeave={onClose}>
        <Trans>Plan it</Trans>
      </FormFoot>
    </form>
  );
}

import type { TherapistPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { minorOf, minorUnits } from '@limber/contract/money/currency.ts';
import { MOST_AMOUNT } from '@limber/contract/terms/till.ts';
import { unitsIn } from '@limber/contract/terms/typed-amount.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { currencyName } from '../../../../lib/format-amount.ts';
import { useSetPayMutation } from '../../../../state/api/calls/desk/studio/pay-rates.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { amountIn, minorIn, typedMinor } from '../../frame/fields/money-text.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { History } from '../change-history.tsx';
import { ThingForm } from '../thing-form.tsx';
import { CommissionFields, commissionsIn, typedCommissions } from './commission-fields.tsx';

interface Values {
  from: string;
  perHour: string;
  share: string;
}

interface Props {
  therapist: TherapistPay;
  /** Day of the studio on which a new rate begins, unless another is chosen. */
  today: string;
  onClose: () => void;
}

/** A therapist's rates; adds a rate from a day on. */
export function PayRateForm({ therapist, today, onClose }: Props) {
  const { t } = useLingui();
  const [set, setting] = useSetPayMutation();
  const { fields } = useRefusal(setting.error);
  const { id, version, rates, full_name: name } = therapist;
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = useForm<Values>({
    values: formOf(therapist, today),
    resetOptions: { keepDirtyValues: true },
  });
  const [typed, setTyped] = useState(() => typedCommissions(rateOn(therapist, today)));
  const [tried, setTried] = useState(false);
  async function save({ from, perHour, share }: Values) {
    setting.reset();
    setTried(true);
    const commissions = commissionsIn(typed);
    if (!commissions) return;
    const request = {
      valid_from: from,
      per_hour: amountIn(perHour),
      share_percent: (unitsIn(share) ?? 0) / 100,
      ...commissions,
    };
    const { data } = await set({ id, version, ...request });
    if (!data) return;
    setTried(false);
    reset(formOf(data, today));
  }
  const atMost = (most: number, typed: number | null) =>
    (typed !== null && typed <= most) || t`Please type a number.`;
  return (
    <ThingForm
      title={t`Pay of ${name}`}
      error={setting.error}
      busy={setting.isLoading}
      saved={setting.isSuccess}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      below={
        <>
          <Rates rates={rates} today={today} />
          <History key={version} subject="pay_rate" id={id} />
        </>
      }
    >
      <DeskInput
        label={<Trans>From the day</Trans>}
        hint={<Trans>A new rate applies from its first day; past days keep their rate.</Trans>}
        error={fields.valid_from}
        {...register('from')}
        type="date"
        min={today}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput
          label={<Trans>{currencyName()} an hour</Trans>}
          error={errors.perHour?.message ?? fields.per_hour}
          {...register('perHour', {
            validate: (typed) => atMost(MOST_AMOUNT * minorUnits(), minorIn(typed)),
          })}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
        />
        <DeskInput
          label={<Trans>Percent of sessions</Trans>}
          hint={<Trans>Of what they are worth, without VAT.</Trans>}
          error={errors.share?.message ?? fields.share_percent}
          {...register('share', { validate: (typed) => atMost(100_00, unitsIn(typed)) })}
          inputMode="decimal"
          dir="ltr"
          maxLength={6}
        />
      </div>
      <CommissionFields typed={typed} onChange={setTyped} tried={tried} errors={fields} />
    </ThingForm>
  );
}

/** Each rate with its days, newest first. */
function Rates({ rates, today }: { rates: TherapistPay['rates']; today: string }) {
  const { t } = useLingui();
  if (rates.length === 0) return null;
  return (
    <section aria-label={t`Rates`} className="grid gap-2 border-t border-hairline pt-3">
      <h3 className="font-semibold">
        <Trans>Rates</Trans>
      </h3>
      <ul className="grid gap-1 tabular-nums">
        {rates.map(
          ({ valid_from, valid_to, per_hour, share_percent, product_percent, tiers, set_by }) => (
            <li key={valid_from} className={isOver(valid_to, today) ? 'text-muted' : undefined}>
              {deskDay(valid_from)} – {valid_to ? deskDay(valid_to) : '…'}: {deskAmount(per_hour)}
              <Dot />
              {share_percent}%<Dot />
              {tiers && (
                <>
                  <Trans>with tiers</Trans>
                  <Dot />
                </>
              )}
              {product_percent > 0 && (
                <>
                  <Trans>products {product_percent}%</Trans>
                  <Dot />
                </>
              )}
              <bdi>{set_by}</bdi>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function isOver(validTo: string | null, today: string): boolean {
  return validTo !== null && validTo < today;
}

/** The current pay, to be changed from today. */
function formOf(therapist: TherapistPay, today: string): Values {
  const rate = rateOn(therapist, today);
  return {
    from: today,
    perHour: typedMinor(minorOf(rate?.per_hour ?? 0)),
    share: String(rate?.share_percent ?? 0),
  };
}

function rateOn({ rates }: TherapistPay, day: string) {
  return rates.find(({ valid_from }) => valid_from <= day);
}

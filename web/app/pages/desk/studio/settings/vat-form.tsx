import type { VatRates } from '@limber/contract/desk/studio/vat.ts';
import { unitsIn } from '@limber/contract/terms/typed-amount.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import {
  useSetVatRateMutation,
  useWithdrawVatRateMutation,
} from '../../../../state/api/calls/desk/studio/vat.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { LabelledForm } from '../../frame/fields/labelled-form.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useFocusWrong } from '../../frame/refusal/use-focus-wrong.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { History } from '../change-history.tsx';

interface Values {
  from: string;
  percent: string;
}

/** The rates of VAT; adds a rate from a day on. */
export function VatForm({ vat }: { vat: VatRates }) {
  const { t } = useLingui();
  const { version, first_day: firstDay, rates } = vat;
  const [set, setting] = useSetVatRateMutation();
  const [withdraw, withdrawing] = useWithdrawVatRateMutation();
  const { fields } = useRefusal(setting.error);
  const notWithdrawn = useRefusalSentence(withdrawing.error);
  const form = useFocusWrong(fields);
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = useForm<Values>({
    values: { from: firstDay, percent: '' },
    resetOptions: { keepDirtyValues: true },
  });
  async function save({ from, percent }: Values) {
    withdrawing.reset();
    const request = { version, valid_from: from, percent: (unitsIn(percent) ?? 0) / 100 };
    const { data } = await set(request);
    if (data) reset({ from: data.first_day, percent: '' });
  }
  function takeBack(from: string) {
    setting.reset();
    void withdraw({ version, valid_from: from });
  }
  const busy = setting.isLoading || withdrawing.isLoading;
  return (
    <section
      aria-labelledby="vat-title"
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 id="vat-title" className="type-3">
        <Trans>VAT</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>
          Prices include it. A rate applies to sales from its first day; a refund has the rate of
          its invoice.
        </Trans>
      </p>
      <ul aria-label={t`VAT rates`} className="grid gap-1 tabular-nums">
        {rates.map(({ valid_from: from, percent, set_by: by }) => (
          <li key={from} className="flex flex-wrap items-center gap-x-3">
            <span>
              {t`${percent}% from ${deskDay(from)}`}
              {by && (
                <>
                  <Dot />
                  <bdi translate="no">{by}</bdi>
                </>
              )}
            </span>
            {from >= firstDay && (
              <DeskButton disabled={busy} onClick={() => takeBack(from)}>
                <Trans>Withdraw</Trans>
                <span className="sr-only">{t`the rate from ${deskDay(from)}`}</span>
              </DeskButton>
            )}
            {withdrawing.originalArgs?.valid_from === from && (
              <RefusalText>{notWithdrawn}</RefusalText>
            )}
          </li>
        ))}
      </ul>
      <LabelledForm ref={form} name={t`Another VAT rate`} onSubmit={handleSubmit(save)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskInput
            label={<Trans>From the day</Trans>}
            hint={<Trans>Days with invoices and closed days keep their rate.</Trans>}
            error={fields.valid_from}
            {...register('from')}
            type="date"
            min={firstDay}
            required
          />
          <DeskInput
            label={<Trans>VAT percent</Trans>}
            error={errors.percent?.message ?? fields.percent}
            {...register('percent', {
              validate: (typed) => unitsIn(typed) !== null || t`Please type a number.`,
            })}
            inputMode="decimal"
            dir="ltr"
            maxLength={6}
          />
        </div>
        <FormFoot error={setting.error} disabled={busy} saved={setting.isSuccess}>
          <Trans>Set the rate</Trans>
        </FormFoot>
      </LabelledForm>
      <History key={version} subject="vat_rate" name={t`VAT history`} />
    </section>
  );
}

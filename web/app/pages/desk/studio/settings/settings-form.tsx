import type { DeskTerms, StudioSettings } from '@limber/contract/desk/studio/settings.ts';
import { amountOf, studioCurrency } from '@limber/contract/money/currency.ts';
import type { StudioTerms } from '@limber/contract/studio.ts';
import { DESK_TERM_BOUNDS, TERM_BOUNDS } from '@limber/contract/terms/studio-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { currencyName } from '../../../../lib/format-amount.ts';
import { useChangeSettingsMutation } from '../../../../state/api/calls/desk/studio/settings.ts';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { moneyPiece } from '../../frame/words/desk-amounts.ts';
import { History } from '../change-history.tsx';
import { FormPart } from '../form-part.tsx';
import { ThingForm } from '../thing-form.tsx';

/** As the form holds it: no tax number is '', an emptied number is NaN. */
interface Values extends Omit<StudioSettings, 'trn' | 'version'> {
  trn: string;
}

type Term = keyof (StudioTerms & DeskTerms);

const bounds = { ...TERM_BOUNDS, ...DESK_TERM_BOUNDS };

export function SettingsForm({ settings }: { settings: StudioSettings }) {
  const { t } = useLingui();
  const [change, { isLoading, isSuccess, error, reset: forget }] = useChangeSettingsMutation();
  const { fields } = useRefusal(error);
  const { register, handleSubmit, reset } = useForm<Values>({
    values: formOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  async function save({ trn, ...values }: Values) {
    forget();
    const request = { ...values, trn: trn.trim() || null, version: settings.version };
    const { data } = await change(request);
    if (data) reset(formOf(data));
  }
  const term = (name: Term, label: ReactNode) => (
    <DeskInput
      label={label}
      error={fields[name]}
      {...register(name, { valueAsNumber: true })}
      type="number"
      inputMode="numeric"
      min={bounds[name].least}
      max={bounds[name].most}
      controlClass="tabular-nums"
    />
  );
  const tick = (
    name:
      | 'membership_waits_for_payment'
      | 'waitlist_members_first'
      | 'asks_birthday'
      | 'asks_address',
    label: ReactNode,
  ) => <DeskCheckbox {...register(name)}>{label}</DeskCheckbox>;
  return (
    <ThingForm
      title={t`Terms and tax number`}
      error={error}
      busy={isLoading}
      saved={isSuccess}
      onSubmit={handleSubmit(save)}
      below={<History key={settings.version} subject="settings" />}
    >
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          These apply from now on. Clients keep the hours they agreed to when they booked, and
          members stay members.
        </Trans>
      </p>
      <FormPart title={<Trans>Booking and cancelling</Trans>}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {term(
            'cutoff_hours',
            <Trans>Hours before the start until which cancelling and moving are free</Trans>,
          )}
          {term('bookable_days_ahead', <Trans>Days ahead that clients can book</Trans>)}
        </div>
        <div>
          {tick('asks_birthday', <Trans>Clients are asked for their birthday</Trans>)}
          {tick('asks_address', <Trans>Clients are asked for their address</Trans>)}
        </div>
      </FormPart>
      <FormPart title={<Trans>Membership</Trans>}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {term('member_discount_percent', <Trans>Percent off for members</Trans>)}
          {term('membership_minutes', <Trans>Minutes that unlock a membership</Trans>)}
        </div>
        <div>
          {tick(
            'membership_waits_for_payment',
            <Trans>A package counts towards a membership only once it is paid</Trans>,
          )}
          {tick(
            'waitlist_members_first',
            <Trans>A time that comes free is offered to members on the waiting list first</Trans>,
          )}
        </div>
      </FormPart>
      <FormPart title={<Trans>Reminders and offers</Trans>}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {term('first_reminder_hours', <Trans>First reminder, hours before a session</Trans>)}
          {term('last_reminder_hours', <Trans>Last reminder, hours before a session</Trans>)}
          {term('offers_from_hour', <Trans>Offers are sent from this hour of the day</Trans>)}
          {term('offers_until_hour', <Trans>Offers are sent until this hour of the day</Trans>)}
          {term(
            'free_hour_offers',
            <Trans>Free hours offered to a client in a month, at most</Trans>,
          )}
        </div>
      </FormPart>
      <FormPart title={<Trans>At the desk</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          {term('desk_reduction_percent', <Trans>Percent off that the front desk may give</Trans>)}
          {term('counter_lock_minutes', <Trans>Minutes until an untouched counter locks</Trans>)}
          {term(
            'simplified_up_to_aed',
            <Trans>Invoices without a name, up to {currencyName()}</Trans>,
          )}
          <DeskSelect
            label={<Trans>Cash is rounded to</Trans>}
            hint={
              <Trans>
                The smallest coin that you give as change. Rounding has its own line and does not
                change the VAT.
              </Trans>
            }
            error={fields.cash_coin_fils}
            {...register('cash_coin_fils', { valueAsNumber: true })}
            options={studioCurrency().coins.map((minor) => [
              minor,
              minor === 1 ? t`Not rounded` : moneyPiece(amountOf(minor)),
            ])}
          />
          <DeskInput
            label={<Trans>Tax registration number</Trans>}
            error={fields.trn}
            {...register('trn')}
            dir="ltr"
            maxLength={15}
          />
        </div>
      </FormPart>
    </ThingForm>
  );
}

function formOf({ version: _, trn, ...settings }: StudioSettings): Values {
  return { ...settings, trn: trn ?? '' };
}

import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSaid } from '../../../components/use-said.ts';
import { useDeskChangeHoursMutation } from '../../../state/api/desk/rota-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { beginMinute, endMinute } from '../rota/span-minutes.ts';
import { SpansFields, type SpansForm } from '../rota/spans-fields.tsx';
import { UncoveredList } from '../rota/uncovered-list.tsx';
import { DeskField } from '../till/desk-field.tsx';
import { weekdayName, weekdays } from './weekdays.ts';

interface Form extends SpansForm {
  weekdays: string[];
  from: string;
  until: string;
}

interface Props {
  branch: { readonly code: string; readonly name: string };
  onClose: () => void;
}

/** Changes the hours of a branch from a day on, or for a time such as Ramadan. */
export function HoursForm({ branch, onClose }: Props) {
  const { t } = useLingui();
  const [change, { isLoading, error }] = useDeskChangeHoursMutation();
  const said = useSaid(error ? readFailure(error) : undefined);
  const [left, setLeft] = useState<readonly DisplacedSession[]>();
  const next = { location: branch.code, from: '20:00', to: '01:00' };
  const { register, control, handleSubmit } = useForm<Form>({
    defaultValues: { weekdays: weekdays.map(String), from: '', until: '', spans: [next] },
  });
  async function save({ weekdays, spans, from, until }: Form) {
    const { data } = await change({
      ...{ location: branch.code, weekdays: weekdays.map(Number) },
      spans: spans.map((each) => ({
        ...{ from_minute: beginMinute(each.from), to_minute: endMinute(each.to) },
      })),
      ...{ valid_from: from, valid_to: until || null },
    });
    if (data) setLeft(data.uncovered);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Hours of {branch.name}</Trans>}
      closeLabel={t`Close`}
    >
      {left ? (
        <UncoveredList sessions={left} />
      ) : (
        <form onSubmit={handleSubmit(save)} className="desk grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <DeskField label={<Trans>First day</Trans>} error={said.fields?.valid_from}>
              {(given) => (
                <input
                  {...given}
                  {...register('from')}
                  type="date"
                  required
                  className="desk-field"
                />
              )}
            </DeskField>
            <DeskField
              label={<Trans>Last day</Trans>}
              hint={<Trans>Left empty: for good.</Trans>}
              error={said.fields?.valid_to}
            >
              {(given) => (
                <input {...given} {...register('until')} type="date" className="desk-field" />
              )}
            </DeskField>
          </div>
          <fieldset>
            <legend className="mb-1 text-sm text-muted">
              <Trans>Weekdays</Trans>
            </legend>
            <div className="flex flex-wrap gap-x-5">
              {weekdays.map((weekday) => (
                <label key={weekday} className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    value={weekday}
                    className="size-5 accent-primary"
                    {...register('weekdays')}
                  />
                  {weekdayName(weekday)}
                </label>
              ))}
            </div>
          </fieldset>
          <SpansFields
            control={control}
            register={register}
            next={next}
            error={said.fields?.spans}
          />
          <p className="text-sm text-muted">
            <Trans>
              A time before six in the morning belongs to the evening before. After the last day the
              hours of before hold again.
            </Trans>
          </p>
          {error && (
            <p role="alert" className="font-medium text-err">
              {said.fields?.weekdays ??
                said.detail ??
                t`Please check your connection and try again.`}
            </p>
          )}
          <button
            type="submit"
            disabled={isLoading}
            className="desk-tool desk-main-tool justify-self-start"
          >
            <Trans>Save</Trans>
          </button>
        </form>
      )}
    </Dialog>
  );
}

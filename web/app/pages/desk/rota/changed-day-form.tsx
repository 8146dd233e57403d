import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { formatWeekday, isoWeekday } from '../../../lib/dates.ts';
import {
  useChangeDayMutation,
  useChangeShiftsMutation,
  useWithdrawDayMutation,
} from '../../../state/api/calls/desk/rota/weeks.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { DeskInput } from '../frame/fields/desk-field.tsx';
import { RefusalText } from '../frame/refusal/refusal-text.tsx';
import { deskLongDay } from '../frame/words/desk-dates.ts';
import { LastDay } from './first-and-last-day.tsx';
import { SpansFields, type SpansForm } from './shift-times-fields.tsx';
import { minutesOf, typedSpan } from './typed-shift-times.ts';
import { UncoveredList } from './uncovered-list.tsx';
import type { Person, PersonDay } from './week-table.tsx';

interface Form extends SpansForm {
  how: 'day' | 'weeks';
  until: string;
  note: string;
}

interface Props {
  rota: Rota;
  person: Person;
  day: PersonDay;
  onClose: () => void;
}

/** Changes a therapist's shifts on one day, or on that weekday from then on. */
export function DayForm({ rota, person, day, onClose }: Props) {
  const { t } = useLingui();
  const [changeDay, ofDay] = useChangeDayMutation();
  const [changeShifts, ofWeeks] = useChangeShiftsMutation();
  const [withdrawDay, ofWithdrawn] = useWithdrawDayMutation();
  const [left, setLeft] = useState<readonly DisplacedSession[]>();
  const error = ofDay.error ?? ofWeeks.error ?? ofWithdrawn.error;
  const said = useFailureText(error ? readFailure(error) : undefined);
  const busy = ofDay.isLoading || ofWeeks.isLoading || ofWithdrawn.isLoading;
  const { register, control, handleSubmit, watch } = useForm<Form>({
    defaultValues: { how: 'day', until: '', note: day.note, spans: day.shifts.map(typedSpan) },
  });
  const { date } = day;
  const how = watch('how');
  async function save(form: Form) {
    const shifts = form.spans.map((each) => ({ location: each.location, ...minutesOf(each) }));
    const { data } =
      form.how === 'day'
        ? await changeDay({ therapist_id: person.id, date, shifts, note: form.note })
        : await changeShifts({
            ...{ therapist_ids: [person.id], weekdays: [isoWeekday(date)], shifts },
            ...{ valid_from: date, valid_to: form.until || null },
          });
    if (data) setLeft(data.uncovered);
  }
  async function takeBack() {
    const { data } = await withdrawDay({ therapist_id: person.id, date });
    if (data) setLeft(data.uncovered);
  }
  const next = { location: person.location, from: '12:00', to: '20:00' };
  return (
    <Dialog open onClose={onClose} title={person.name} closeLabel={t`Close`}>
      {left ? (
        <UncoveredList sessions={left} />
      ) : (
        <form onSubmit={handleSubmit(save)} className="desk grid gap-4">
          <p className="font-semibold">{deskLongDay(date)}</p>
          <fieldset className="grid gap-1">
            <legend className="sr-only">
              <Trans>What is changed</Trans>
            </legend>
            <label className="flex min-h-11 items-center gap-3">
              <input type="radio" value="day" className="size-5" {...register('how')} />
              <Trans>This day only</Trans>
            </label>
            <label className="flex min-h-11 items-center gap-3">
              <input type="radio" value="weeks" className="size-5" {...register('how')} />
              <Trans>Every {formatWeekday(date)} from this day on</Trans>
            </label>
          </fieldset>
          <SpansFields
            control={control}
            register={register}
            branches={rota.branches}
            next={next}
            error={said.fields?.shifts ?? said.fields?.location}
          />
          {how === 'day' ? (
            <DeskInput
              label={<Trans>Note</Trans>}
              error={said.fields?.note}
              {...register('note')}
              maxLength={200}
            />
          ) : (
            <LastDay field={register('until')} error={said.fields?.valid_to} />
          )}
          <RefusalText>
            {error &&
              (said.fields?.date ??
                said.fields?.valid_from ??
                said.detail ??
                t`Please check your connection and try again.`)}
          </RefusalText>
          <div className="flex flex-wrap gap-2">
            <DeskButton look="main" type="submit" disabled={busy}>
              <Trans>Save</Trans>
            </DeskButton>
            {day.changed && (
              <DeskButton disabled={busy} onClick={() => void takeBack()}>
                <Trans>As in the weekly shifts</Trans>
              </DeskButton>
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}

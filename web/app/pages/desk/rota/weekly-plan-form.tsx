import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useChangeShiftsMutation } from '../../../state/api/calls/desk/rota/weeks.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Choices } from '../frame/fields/choices.tsx';
import { FormFoot } from '../frame/fields/form-foot.tsx';
import { ValidDays } from './first-and-last-day.tsx';
import { weekdayName, weekdays as weekdaysOfAll } from './hours/weekdays.ts';
import { SpansFields, type SpansForm } from './shift-times-fields.tsx';
import { minutesOf } from './typed-shift-times.ts';
import { UncoveredList } from './uncovered-list.tsx';

interface Form extends SpansForm {
  therapists: number[];
  weekdays: number[];
  from: string;
  until: string;
}

interface Props {
  rota: Rota;
  /** Branch of a new shift, until another is chosen. */
  location: string | undefined;
  onClose: () => void;
}

/** Gives several therapists the same weekly shifts, for a period such as Ramadan or for good. */
export function WeeklyPlanForm({ rota, location, onClose }: Props) {
  const { t } = useLingui();
  const [change, { isLoading, error }] = useChangeShiftsMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const [left, setLeft] = useState<readonly DisplacedSession[]>();
  const branch = location ?? rota.branches[0]?.code ?? '';
  const next = { location: branch, from: '12:00', to: '20:00' };
  const { register, control, handleSubmit, watch, setValue } = useForm<Form>({
    defaultValues: {
      ...{ therapists: [], weekdays: [...weekdaysOfAll] },
      ...{ from: '', until: '', spans: [next] },
    },
  });
  async function save({ therapists, weekdays, spans, from, until }: Form) {
    const { data } = await change({
      ...{ therapist_ids: therapists, weekdays },
      shifts: spans.map((each) => ({ location: each.location, ...minutesOf(each) })),
      ...{ valid_from: from, valid_to: until || null },
    });
    if (data) setLeft(data.uncovered);
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>Weekly shifts</Trans>} closeLabel={t`Close`}>
      {left ? (
        <UncoveredList sessions={left} />
      ) : (
        <form onSubmit={handleSubmit(save)} className="desk grid gap-4">
          <Choices
            legend={<Trans>Therapists</Trans>}
            options={rota.people.map(({ id, name }) => [id, name])}
            value={watch('therapists')}
            onChange={(therapists) => setValue('therapists', therapists)}
            error={said.fields?.therapist_ids}
          />
          <Choices
            legend={<Trans>Weekdays</Trans>}
            options={weekdaysOfAll.map((each) => [each, weekdayName(each)])}
            value={watch('weekdays')}
            onChange={(weekdays) => setValue('weekdays', weekdays)}
            error={said.fields?.weekdays}
          />
          <ValidDays from={register('from')} until={register('until')} refused={said.fields} />
          <SpansFields
            control={control}
            register={register}
            branches={rota.branches}
            next={next}
            error={said.fields?.shifts ?? said.fields?.location}
          />
          <p className="text-sm text-muted">
            <Trans>
              A time before six in the morning belongs to the evening before. After the last day the
              previous shifts apply again.
            </Trans>
          </p>
          <FormFoot error={error} alsoOfFields disabled={isLoading}>
            <Trans>Save</Trans>
          </FormFoot>
        </form>
      )}
    </Dialog>
  );
}

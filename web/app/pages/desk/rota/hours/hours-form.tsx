import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import type { DatedHours, HoursPreview } from '@limber/contract/desk/rota/hours.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import {
  useChangeHoursMutation,
  usePreviewHoursMutation,
} from '../../../../state/api/calls/desk/rota/hours.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Choices } from '../../frame/fields/choices.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { ValidDays } from '../first-and-last-day.tsx';
import { SpansFields, type SpansForm } from '../shift-times-fields.tsx';
import { minutesOf } from '../typed-shift-times.ts';
import { UncoveredList } from '../uncovered-list.tsx';
import { HoursPreviewed } from './hours-preview.tsx';
import { initialHours } from './initial-hours.ts';
import { weekdayName, weekdays } from './weekdays.ts';

interface Form extends SpansForm {
  weekdays: number[];
  from: string;
  until: string;
}

interface Props {
  branch: { readonly code: string; readonly name: string };
  /** Of that branch, future ones too. */
  hours: readonly DatedHours[];
  /** The studio's day, YYYY-MM-DD. */
  today: string;
  onClose: () => void;
}

/**
 * Changes the opening hours of a branch from a day on, or for a period such as Ramadan, and asks at
 * once who works them.
 */
export function HoursForm({ branch, hours, today, onClose }: Props) {
  const { t } = useLingui();
  const [look, looking] = usePreviewHoursMutation();
  const [change, changing] = useChangeHoursMutation();
  const said = useFailureText(looking.error ? readFailure(looking.error) : undefined);
  const [seen, setSeen] = useState<HoursPreview>();
  const [left, setLeft] = useState<readonly DisplacedSession[]>();
  const next = { location: branch.code, from: '10:00', to: '22:00' };
  const { register, control, handleSubmit, watch, setValue, getValues } = useForm<Form>({
    defaultValues: {
      from: hours.length === 0 ? today : '',
      until: '',
      ...initialHours(hours, today, next),
    },
  });
  const requestOf = ({ weekdays, spans, from, until }: Form) => ({
    ...{ location: branch.code, weekdays },
    spans: spans.map(minutesOf),
    ...{ valid_from: from, valid_to: until || null },
  });
  async function preview(form: Form) {
    const { data } = await look(requestOf(form));
    changing.reset();
    if (data && data.moves.length > 0) return setSeen(data);
    // Nobody's shift follows, as in a branch that has none yet.
    if (data) await save(undefined);
  }
  async function save(shifts: string | undefined) {
    const { data } = await change({ ...requestOf(getValues()), ...(shifts && { shifts }) });
    if (data) setLeft(data.uncovered);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Hours of {branch.name}</Trans>}
      closeLabel={t`Close`}
    >
      {left && <UncoveredList sessions={left} />}
      {seen && !left && (
        <HoursPreviewed
          preview={seen}
          error={changing.error}
          busy={changing.isLoading}
          onSave={(shifts) => void save(shifts)}
          onBack={() => setSeen(undefined)}
        />
      )}
      {!(seen || left) && (
        <form onSubmit={handleSubmit(preview)} className="desk grid gap-4">
          <ValidDays from={register('from')} until={register('until')} refused={said.fields} />
          <Choices
            legend={<Trans>Weekdays</Trans>}
            options={weekdays.map((each) => [each, weekdayName(each)])}
            value={watch('weekdays')}
            onChange={(chosen) => setValue('weekdays', chosen)}
            error={said.fields?.weekdays}
          />
          <SpansFields
            control={control}
            register={register}
            next={next}
            error={said.fields?.spans}
          />
          <p className="text-sm text-muted">
            <Trans>
              A time before six in the morning belongs to the evening before. After the last day the
              previous hours apply again.
            </Trans>
          </p>
          <FormFoot
            error={looking.error ?? changing.error}
            alsoOfFields
            disabled={looking.isLoading || changing.isLoading}
          >
            <Trans>Save</Trans>
          </FormFoot>
        </form>
      )}
    </Dialog>
  );
}

import type { TimeOffKind } from '@limber/contract/desk/rota/time-off.ts';
import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { paths } from '../../../paths.ts';
import {
  useAddTimeOffMutation,
  useMarkSickMutation,
} from '../../../state/api/calls/desk/rota/time-off.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DeskInput, DeskSelect } from '../frame/fields/desk-field.tsx';
import { FormFoot } from '../frame/fields/form-foot.tsx';
import { beginMinute, endMinute } from './typed-shift-times.ts';

interface Form {
  therapist: string;
  kind: TimeOffKind;
  from: string;
  fromTime: string;
  to: string;
  toTime: string;
  note: string;
}

interface Props {
  rota: Rota;
  today: string;
  /** The therapist and first day, if known. */
  meant?: { readonly therapist: string; readonly day: string } | undefined;
  /** Whether this is sick leave; managers choose other kinds in the form. */
  sick: boolean;
  onClose: () => void;
}

/** Records an absence, then opens the page of the sessions that it leaves. */
export function AwayForm({ rota, today, meant, sick, onClose }: Props) {
  const day = meant?.day ?? today;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [markSick, ofSick] = useMarkSickMutation();
  const [add, ofOther] = useAddTimeOffMutation();
  const error = ofSick.error ?? ofOther.error;
  const said = useFailureText(error ? readFailure(error) : undefined);
  const { register, handleSubmit, watch } = useForm<Form>({
    defaultValues: {
      ...{ therapist: meant?.therapist ?? '', kind: sick ? 'sick' : 'holiday', from: day, to: day },
      ...{ fromTime: '', toTime: '', note: '' },
    },
  });
  const leaves = watch('kind') === 'left';
  async function save({ therapist, kind, from, to, fromTime, toTime, note }: Form) {
    const when = {
      ...{ therapist_id: Number(therapist), from, to: leaves ? from : to, note },
      ...(!leaves && fromTime && { from_minute: beginMinute(fromTime) }),
      ...(!leaves && toTime && { to_minute: endMinute(toTime) }),
    };
    const { data } = sick ? await markSick(when) : await add({ ...when, kind });
    if (data) navigate(`${paths.away}/${data.id}`);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={sick ? <Trans>Somebody is sick</Trans> : <Trans>Time off</Trans>}
      closeLabel={t`Close`}
    >
      <form onSubmit={handleSubmit(save)} className="desk grid gap-4">
        <DeskSelect
          label={<Trans>Who</Trans>}
          error={said.fields?.therapist_id}
          {...register('therapist')}
          required
          options={rota.people.map(({ id, name }) => [id, name])}
        >
          <option value="">{t`Please choose`}</option>
        </DeskSelect>
        {!sick && (
          <DeskSelect label={<Trans>What</Trans>} {...register('kind')}>
            <option value="holiday">{t`Holiday`}</option>
            <option value="sick">{t`Sick`}</option>
            <option value="other">{t`Away`}</option>
            <option value="left">{t`Leaves the team`}</option>
          </DeskSelect>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskInput
            label={leaves ? <Trans>First day without them</Trans> : <Trans>First day</Trans>}
            error={said.fields?.from}
            {...register('from')}
            type="date"
            required
          />
          {!leaves && (
            <>
              <DeskInput
                label={<Trans>From, if not all day</Trans>}
                {...register('fromTime')}
                type="time"
              />
              <DeskInput
                label={<Trans>Last day</Trans>}
                error={said.fields?.to}
                {...register('to')}
                type="date"
                required
              />
              <DeskInput
                label={<Trans>To, if not all day</Trans>}
                {...register('toTime')}
                type="time"
              />
            </>
          )}
        </div>
        {leaves && (
          <p className="text-sm text-muted">
            <Trans>
              Nothing can be booked with them from this day on. The sessions that are booked are
              listed for an outcome each. On the day itself their access to the desk ends, and their
              shifts are over.
            </Trans>
          </p>
        )}
        <DeskInput
          label={<Trans>Note</Trans>}
          hint={!leaves && <Trans>Who reported it and until when. No health details.</Trans>}
          {...register('note')}
          maxLength={200}
        />
        <FormFoot error={error} disabled={ofSick.isLoading || ofOther.isLoading}>
          <Trans>Save and show the sessions</Trans>
        </FormFoot>
      </form>
    </Dialog>
  );
}

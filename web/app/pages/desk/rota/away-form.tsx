import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useSaid } from '../../../components/use-said.ts';
import { paths } from '../../../paths.ts';
import {
  useAddTimeOffMutation,
  useMarkSickMutation,
} from '../../../state/api/calls/desk/rota/time-off.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DeskField } from '../frame/fields/desk-field.tsx';
import { FormFoot } from '../frame/fields/form-foot.tsx';
import { beginMinute, endMinute } from './span-minutes.ts';

interface Form {
  therapist: string;
  kind: 'holiday' | 'sick' | 'other';
  from: string;
  fromTime: string;
  to: string;
  toTime: string;
  note: string;
}

interface Props {
  rota: Rota;
  today: string;
  /** Who it is, and from which day, where that is known already. */
  meant?: { readonly therapist: string; readonly day: string } | undefined;
  /** What is noted; a manager's holidays are chosen in the form. */
  sick: boolean;
  onClose: () => void;
}

/** Notes that somebody is away, and goes to the sessions that this leaves. */
export function AwayForm({ rota, today, meant, sick, onClose }: Props) {
  const day = meant?.day ?? today;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [markSick, ofSick] = useMarkSickMutation();
  const [add, ofOther] = useAddTimeOffMutation();
  const error = ofSick.error ?? ofOther.error;
  const said = useSaid(error ? readFailure(error) : undefined);
  const { register, handleSubmit } = useForm<Form>({
    defaultValues: {
      ...{ therapist: meant?.therapist ?? '', kind: sick ? 'sick' : 'holiday', from: day, to: day },
      ...{ fromTime: '', toTime: '', note: '' },
    },
  });
  async function save({ therapist, kind, from, to, fromTime, toTime, note }: Form) {
    const when = {
      ...{ therapist_id: Number(therapist), from, to, note },
      ...(fromTime && { from_minute: beginMinute(fromTime) }),
      ...(toTime && { to_minute: endMinute(toTime) }),
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
        <DeskField label={<Trans>Who</Trans>} error={said.fields?.therapist_id}>
          {(given) => (
            <select {...given} {...register('therapist')} required className="desk-field">
              <option value="">{t`Please choose`}</option>
              {rota.people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        {!sick && (
          <DeskField label={<Trans>What</Trans>}>
            {(given) => (
              <select {...given} {...register('kind')} className="desk-field">
                <option value="holiday">{t`Holiday`}</option>
                <option value="sick">{t`Sick`}</option>
                <option value="other">{t`Away`}</option>
              </select>
            )}
          </DeskField>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskField label={<Trans>First day</Trans>} error={said.fields?.from}>
            {(given) => (
              <input {...given} {...register('from')} type="date" required className="desk-field" />
            )}
          </DeskField>
          <DeskField label={<Trans>From, if not all day</Trans>}>
            {(given) => (
              <input {...given} {...register('fromTime')} type="time" className="desk-field" />
            )}
          </DeskField>
          <DeskField label={<Trans>Last day</Trans>} error={said.fields?.to}>
            {(given) => (
              <input {...given} {...register('to')} type="date" required className="desk-field" />
            )}
          </DeskField>
          <DeskField label={<Trans>To, if not all day</Trans>}>
            {(given) => (
              <input {...given} {...register('toTime')} type="time" className="desk-field" />
            )}
          </DeskField>
        </div>
        <DeskField
          label={<Trans>Note</Trans>}
          hint={<Trans>Who reported it and until when. No health details.</Trans>}
        >
          {(given) => (
            <input {...given} {...register('note')} maxLength={200} className="desk-field" />
          )}
        </DeskField>
        <FormFoot error={error} busy={ofSick.isLoading || ofOther.isLoading}>
          <Trans>Save and show the sessions</Trans>
        </FormFoot>
      </form>
    </Dialog>
  );
}

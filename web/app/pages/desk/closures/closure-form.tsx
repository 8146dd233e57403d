import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useSaid } from '../../../components/use-said.ts';
import { paths } from '../../../paths.ts';
import { useDeskAddClosureMutation } from '../../../state/api/desk/closures-api.ts';
import { useDeskRotaQuery } from '../../../state/api/desk/rota-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { beginMinute, endMinute } from '../rota/span-minutes.ts';
import { DeskField } from '../till/desk-field.tsx';

interface Form {
  name: string;
  location: string;
  startsOn: string;
  endsOn: string;
  from: string;
  to: string;
  state: 'takes' | 'shuts' | 'confirmed';
}

/** Closes the studio or a branch, for certain or until it is decided. */
export function ClosureForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [add, { isLoading, error }] = useDeskAddClosureMutation();
  const { data: rota } = useDeskRotaQuery({});
  const said = useSaid(error ? readFailure(error) : undefined);
  const { register, handleSubmit } = useForm<Form>({ defaultValues: { state: 'takes' } });
  async function save({ name, location, startsOn, endsOn, from, to, state }: Form) {
    const { data } = await add({
      ...{ name, location: location || null, starts_on: startsOn, ends_on: endsOn || startsOn },
      ...{ from_minute: from ? beginMinute(from) : null, to_minute: to ? endMinute(to) : null },
      ...{ provisional: state !== 'confirmed', takes_bookings: state === 'takes' },
    });
    if (data) navigate(`${paths.closures}/${data.id}`);
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>New closure</Trans>} closeLabel={t`Close`}>
      <form onSubmit={handleSubmit(save)} className="desk grid gap-4">
        <DeskField
          label={<Trans>Name</Trans>}
          hint={<Trans>As clients read it, such as Eid al-Fitr.</Trans>}
          error={said.fields?.name}
        >
          {(given) => (
            <input
              {...given}
              {...register('name')}
              required
              maxLength={100}
              className="desk-field"
            />
          )}
        </DeskField>
        <DeskField label={<Trans>Where</Trans>} error={said.fields?.location}>
          {(given) => (
            <select {...given} {...register('location')} className="desk-field">
              <option value="">{t`The whole studio`}</option>
              {rota?.branches.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskField label={<Trans>First day</Trans>} error={said.fields?.starts_on}>
            {(given) => (
              <input
                {...given}
                {...register('startsOn')}
                type="date"
                required
                className="desk-field"
              />
            )}
          </DeskField>
          <DeskField
            label={<Trans>Last day</Trans>}
            hint={<Trans>Left empty: that day alone.</Trans>}
            error={said.fields?.ends_on}
          >
            {(given) => (
              <input {...given} {...register('endsOn')} type="date" className="desk-field" />
            )}
          </DeskField>
          <DeskField label={<Trans>From, if not all day</Trans>} error={said.fields?.from_minute}>
            {(given) => (
              <input {...given} {...register('from')} type="time" className="desk-field" />
            )}
          </DeskField>
          <DeskField label={<Trans>To, if not all day</Trans>} error={said.fields?.to_minute}>
            {(given) => <input {...given} {...register('to')} type="time" className="desk-field" />}
          </DeskField>
        </div>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm text-muted">
            <Trans>Is it certain?</Trans>
          </legend>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="takes" className="size-5" {...register('state')} />
            <Trans>Not yet; meanwhile bookings are taken</Trans>
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="shuts" className="size-5" {...register('state')} />
            <Trans>Not yet; meanwhile no bookings are taken</Trans>
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" value="confirmed" className="size-5" {...register('state')} />
            <Trans>Certain</Trans>
          </label>
        </fieldset>
        {error && !said.fields && (
          <p role="alert" className="font-medium text-err">
            {said.detail ?? t`Please check your connection and try again.`}
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
    </Dialog>
  );
}

import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { addDays } from '../../../lib/dates.ts';
import { useCopyWeekMutation } from '../../../state/api/calls/desk/rota/weeks.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DeskInput } from '../frame/fields/desk-field.tsx';
import { FormFoot } from '../frame/fields/form-foot.tsx';
import { deskDay } from '../frame/words/desk-dates.ts';
import { UncoveredList } from './uncovered-list.tsx';
import type { Person } from './week-table.tsx';

interface Props {
  /** First day of the week on screen. */
  from: string;
  location: string | undefined;
  /** Only their week; left out: everybody's. */
  person?: Pick<Person, 'id' | 'name'> | undefined;
  onClose: () => void;
}

/** Copies the week on screen to another one. */
export function CopyWeek({ from, location, person, onClose }: Props) {
  const { t } = useLingui();
  const [copy, { isLoading, error }] = useCopyWeekMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const [left, setLeft] = useState<readonly DisplacedSession[]>();
  const { register, handleSubmit } = useForm({ defaultValues: { to: addDays(from, 7) } });
  const name = person?.name;
  const whose = person ? { therapist_id: person.id } : { location: location ?? null };
  async function save({ to }: { to: string }) {
    const { data } = await copy({ from, to, ...whose });
    if (data) setLeft(data.uncovered);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={name ? t`Copy the week of ${name}` : t`Copy this week`}
      closeLabel={t`Close`}
    >
      {left ? (
        <UncoveredList sessions={left} />
      ) : (
        <form onSubmit={handleSubmit(save)} className="desk grid gap-4">
          <p>
            <Trans>
              The seven days from {deskDay(from)} are copied; time off is not. Days that already
              follow the weekly shifts stay as they are.
            </Trans>
          </p>
          <DeskInput
            label={<Trans>To the week that begins on</Trans>}
            error={said.fields?.to}
            {...register('to')}
            type="date"
            required
          />
          <FormFoot error={error} disabled={isLoading}>
            <Trans>Copy</Trans>
          </FormFoot>
        </form>
      )}
    </Dialog>
  );
}

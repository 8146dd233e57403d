import type { DayBooking } from '@limber/contract/desk/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Step, useDeskCancelMutation } from '../../../state/api/desk-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { mayCancel, stepsOf } from './steps.ts';

export const stepWords: Record<Step, ReactNode> = {
  here: <Trans>Check in</Trans>,
  done: <Trans>Done</Trans>,
  missed: <Trans>Missed</Trans>,
  undo: <Trans>Undo</Trans>,
};

interface Props {
  booking: DayBooking;
  nowMinute: number;
  busy: boolean;
  onStep: (step: Step) => void;
}

/** What can be done with a session. */
export function SessionActions({ booking, nowMinute, busy, onStep }: Props) {
  const [cancels, setCancels] = useState(false);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        {stepsOf(booking, nowMinute).map((step, at) => (
          <button
            key={step}
            type="button"
            disabled={busy}
            onClick={() => onStep(step)}
            className={
              at === 0 && step !== 'undo' ? 'desk-tool desk-main-tool' : 'desk-tool desk-edged'
            }
          >
            {stepWords[step]}
          </button>
        ))}
        {mayCancel(booking) && (
          <button
            type="button"
            aria-expanded={cancels}
            onClick={() => setCancels(!cancels)}
            className="desk-tool desk-edged text-err"
          >
            <Trans>Cancel the session</Trans>
          </button>
        )}
      </div>
      {cancels && mayCancel(booking) && <CancelForm booking={booking} />}
    </div>
  );
}

/** It cannot be undone, so it says what becomes of the session and why. */
function CancelForm({ booking: { id, version } }: { booking: DayBooking }) {
  const { t } = useLingui();
  const [send, { isLoading }] = useDeskCancelMutation();
  const cancel = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const { error } = await send({
      id,
      version,
      by: said.get('by') === 'studio' ? 'studio' : 'client',
      counts_as: said.get('counts_as') === 'used' ? 'used' : 'returned',
      reason: String(said.get('reason')),
    });
    if (!error) return;
    const { detail } = readFailure(error);
    showToast('error', detail ?? t`Please check your connection and try again.`);
  };
  return (
    <form onSubmit={cancel} className="mt-3 grid gap-3">
      <label className="grid gap-1 text-sm text-muted">
        <Trans>Who cancels</Trans>
        <select name="by" className="desk-field">
          <option value="client">{t`The client`}</option>
          <option value="studio">{t`The studio`}</option>
        </select>
      </label>
      <label className="grid gap-1 text-sm text-muted">
        <Trans>It counts as</Trans>
        <select name="counts_as" className="desk-field">
          <option value="returned">{t`Returned: nothing is taken`}</option>
          <option value="used">{t`Used: as if it were held`}</option>
        </select>
      </label>
      <label className="grid gap-1 text-sm text-muted">
        <Trans>Reason</Trans>
        <input name="reason" required maxLength={300} pattern=".*\S.*" className="desk-field" />
      </label>
      <button type="submit" disabled={isLoading} className="desk-tool desk-edged text-err">
        <Trans>Cancel it now</Trans>
      </button>
    </form>
  );
}

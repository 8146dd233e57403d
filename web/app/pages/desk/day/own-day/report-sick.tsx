import type { OwnDay } from '@limber/contract/desk/day/own-day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { addDays } from '../../../../lib/dates.ts';
import { useMarkSickMutation } from '../../../../state/api/calls/desk/rota/time-off.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { deskShortDay } from '../../frame/words/desk-dates.ts';

/** Most days that can be entered on the phone; the desk enters longer absences. */
const DAYS = 3;

interface Props {
  therapistId: number;
  date: OwnDay['date'];
  /** Otherwise the next day. */
  isToday: boolean;
}

/**
 * Tells the desk that the therapist is sick from this day on; the desk then settles the sessions.
 */
export function ReportSick({ therapistId, date, isToday }: Props) {
  const { t } = useLingui();
  const [isOpen, setAsks] = useState(false);
  const [mark, { isLoading, error, reset }] = useMarkSickMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const days = Array.from({ length: DAYS }, (_, later) => addDays(date, later));

  async function tell(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const note = String(chosen.get('note')).trim();
    const sent = await mark({
      therapist_id: therapistId,
      from: date,
      to: String(chosen.get('to')),
      ...(note && { note }),
    });
    if (!sent.error) setAsks(false);
  }

  return (
    <>
      <Button tone="secondary" onClick={() => setAsks(true)}>
        <Trans>I am sick</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => {
          setAsks(false);
          reset();
        }}
        title={<Trans>Until when are you away?</Trans>}
        closeLabel={t`Close`}
      >
        <form onSubmit={tell} className="grid gap-4">
          <p className="text-muted">
            <Trans>The desk finds another therapist or time for each session.</Trans>
          </p>
          <fieldset className="grid gap-1">
            <legend className="sr-only">
              <Trans>Last day</Trans>
            </legend>
            {days.map((day, at) => (
              <label key={day} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="to"
                  value={day}
                  defaultChecked={at === 0}
                  className="size-5 accent-primary"
                />
                {at === 0 && isToday && <Trans>Today only</Trans>}
                {at === 0 && !isToday && <Trans>{deskShortDay(day)} only</Trans>}
                {at > 0 && <Trans>Until {deskShortDay(day)}</Trans>}
              </label>
            ))}
          </fieldset>
          <TextField label={t`Note for the desk`} name="note" maxLength={200} />
          <ErrorNotice>
            {error && (said.detail ?? <Trans>Please check your connection and try again.</Trans>)}
          </ErrorNotice>
          <Button type="submit" busy={isLoading}>
            <Trans>Tell the desk</Trans>
          </Button>
        </form>
      </Dialog>
    </>
  );
}

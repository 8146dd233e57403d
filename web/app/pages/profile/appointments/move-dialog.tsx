import type { Appointment } from '@limber/contract/appointments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerNow } from '../../../components/use-server-now.ts';
import { dayOfInstant, formatDayWithWeekday, formatTime } from '../../../lib/dates.ts';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { MoveForm } from './move-form.tsx';

// Few clients are blocked.
const CallToBook = lazyPart(
  async () => (await import('../../../components/call-to-book.tsx')).CallToBook,
);

interface Props {
  appointment: Appointment;
  onClose(): void;
}

/** Moves a session to another time, or to another therapist of the branch. */
export function MoveDialog({ appointment, onClose }: Props) {
  const { t } = useLingui();
  const blocked = useAppSelector(selectUser)?.blocked;
  const today = dayOfInstant(useServerNow());
  const day = formatDayWithWeekday(appointment.date);
  const time = formatTime(appointment.time);
  return (
    <Dialog open wide onClose={onClose} title={t`Move this session`} closeLabel={t`Close`}>
      <div className="grid gap-5">
        {blocked ? (
          <CallToBook />
        ) : (
          <>
            <p className="text-muted">
              <Trans>
                Now on {day}, {time}. Your place there is free again as soon as you have moved.
              </Trans>
            </p>
            <MoveForm appointment={appointment} today={today} onDone={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

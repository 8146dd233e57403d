import type { Appointment } from '@limber/contract/appointments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Info } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { choicesToBookAgain } from '../../../components/book-again-choices.ts';
import { useAddToCalendar } from '../../../components/calendar/use-add-to-calendar.tsx';
import { formatShortDay, formatTime } from '../../../lib/dates.ts';
import { comma } from '../../../lib/join-names.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { CancelRule } from './cancel-rule.ts';
import { DetailsDialog } from './session-details-dialog.tsx';

// Only for sessions that a package pays.
const MakeLonger = lazyPart(async () => (await import('./make-longer.tsx')).MakeLonger);
const MoveDialog = lazyDialog(async () => (await import('./move-dialog.tsx')).MoveDialog);

interface Props {
  appointment: Appointment;
  rule: CancelRule;
}

/** The actions that an appointment allows. */
export function AppointmentActions({ appointment, rule }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'cancel' | 'move' | 'details'>();
  const calendar = useAddToCalendar(appointment.id);
  const close = () => setOpen(undefined);
  const ahead = rule.kind !== 'closed';
  const when = formatShortDay(appointment.date) + comma() + formatTime(appointment.time);

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-hairline pt-3">
      {rule.kind === 'free' && (
        <Button
          tone="secondary"
          className="px-4!"
          aria-label={t`Move the session of ${when}`}
          onClick={() => setOpen('move')}
        >
          <Trans>Move</Trans>
        </Button>
      )}
      {ahead && (
        <Button
          tone={rule.kind === 'free' ? 'quiet' : 'secondary'}
          className="px-4!"
          aria-label={t`Cancel the session of ${when}`}
          onClick={() => setOpen('cancel')}
        >
          <Trans>Cancel</Trans>
        </Button>
      )}
      {appointment.package_minutes !== null && /^(booked|check_in)$/.test(appointment.status) && (
        <MakeLonger appointment={appointment} when={when} />
      )}
      {!ahead && (
        <Link
          to={bookingLinkPath(choicesToBookAgain(appointment))}
          aria-label={t`Book again: the session of ${when}`}
          className={buttonClasses('secondary', 'px-4!')}
        >
          <Trans>Book again</Trans>
        </Link>
      )}
      <span className={ahead ? '-me-2.5 ms-auto flex' : 'ms-auto flex'}>
        {ahead && (
          <Button
            tone="quiet"
            className="px-2.5!"
            busy={calendar.busy}
            aria-label={t`Add the session of ${when} to your calendar`}
            title={t`Add to calendar`}
            onClick={() => void calendar.add()}
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
          </Button>
        )}
        <Button
          tone="quiet"
          className={ahead ? 'px-2.5!' : '-mx-3 px-3!'}
          aria-label={t`Details of the session of ${when}`}
          title={t`Details`}
          onClick={() => setOpen('details')}
        >
          {ahead ? <Info aria-hidden="true" className="size-5" /> : <Trans>Details</Trans>}
        </Button>
      </span>
      {calendar.choices}
      {open === 'cancel' && (
        <CancelDialog appointment={appointment} late={rule.kind === 'late'} onClose={close} />
      )}
      {open === 'details' && (
        <DetailsDialog appointment={appointment} rule={rule} onClose={close} />
      )}
      {open === 'move' && <MoveDialog appointment={appointment} onClose={close} />}
    </div>
  );
}

import type { Appointment } from '@limber/contract/appointments.ts';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useContext, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formatTime } from '../../../lib/dates.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useListOwnSessionsQuery } from '../../../state/api/bookings-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ActionBar } from '../../../ui/primary-action.tsx';
import type { BookingForm } from '../form/form.ts';
import { sessionMinutesOf } from '../summary/session-minutes.ts';
import { overlappingSessions } from './overlapping-sessions.ts';
import { settling } from './settling.tsx';

interface Props {
  form: BookingForm;
  /** The bar on small screens needs its room for a refusal. */
  brief: boolean;
  /** The booking is being sent: it must not count as an overlap with itself. */
  sent: boolean;
}

/** Before confirming: the client's own sessions at the same time. */
export function OverlapNotice({ form, brief, sent }: Props) {
  const signedIn = useAppSelector(selectSignedIn);
  const { data: own = [], isLoading } = useListOwnSessionsQuery(undefined, { skip: !signedIn });
  const { date, time } = form;
  const minutes = sessionMinutesOf(form);
  const above = useContext(ActionBar)?.above;
  const before = useRef<readonly Appointment[]>([]);
  if (!sent) before.current = overlappingSessions(own, { date, time, minutes });
  const overlapping = before.current;
  const fromPackage = form.allocatedMinutes !== null;
  if (overlapping.length === 0) return isLoading && settling;
  // Beside the button in the bar the notice is out of sight.
  const hint = (
    <p className="flex items-center gap-3 text-xs font-semibold text-warn">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <Trans>At the same time as another session of yours</Trans>
    </p>
  );
  return (
    <>
      <Notice tone="warn">
        {overlapping.map((session) => {
          const what = joinNames(session.appointment_services.map((line) => line.service_name));
          const at = formatTime(session.time);
          const whom = nameTherapist(session.therapist_obj);
          return (
            <p key={session.id}>
              <Trans>
                You already have {what} at {at} with {whom}.
              </Trans>
            </p>
          );
        })}
        <p>
          {fromPackage ? (
            <Trans>
              This session is at the same time, which is right when a friend comes along. Its
              minutes are taken from the package as well.
            </Trans>
          ) : (
            <Trans>
              This session is at the same time, which is right when a friend comes along.
            </Trans>
          )}
        </p>
      </Notice>
      {!brief && (above ? createPortal(hint, above) : hint)}
    </>
  );
}

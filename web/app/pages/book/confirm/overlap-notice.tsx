import { Trans } from '@lingui/react/macro';
import { formatTime } from '../../../lib/dates.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useListOwnSessionsQuery } from '../../../state/api/bookings-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { BookingForm } from '../form/form.ts';
import { sessionMinutesOf } from '../summary/session-minutes.ts';
import { overlappingSessions } from './overlapping-sessions.ts';

/** Before confirming: what the client has booked at the same time already. */
export function OverlapNotice({ form }: { form: BookingForm }) {
  const signedIn = useAppSelector(selectSignedIn);
  const { data: own = [] } = useListOwnSessionsQuery(undefined, { skip: !signedIn });
  const { date, time } = form;
  const minutes = sessionMinutesOf(form);
  const overlapping = overlappingSessions(own, { date, time, minutes });
  const fromPackage = form.allocatedMinutes !== null;
  if (overlapping.length === 0) return null;
  return (
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
            This session is at the same time, which is right when a friend comes along. Its minutes
            are taken from the package as well.
          </Trans>
        ) : (
          <Trans>This session is at the same time, which is right when a friend comes along.</Trans>
        )}
      </p>
    </Notice>
  );
}

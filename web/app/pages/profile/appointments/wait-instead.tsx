import type { Appointment } from '@limber/contract/appointments.ts';
import { Trans } from '@lingui/react/macro';
import { WaitForDay } from '../../../components/waiting-list/wait-for-day.tsx';
import { useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';

interface Props {
  appointment: Pick<Appointment, 'appointment_services'>;
  /** The wanted day, `YYYY-MM-DD`, and therapist. */
  to: { therapistId: number; date: string };
  lastsMinutes: number;
  location: string;
}

/** Beside a full day to which a session cannot be moved: the waiting list for a time of that day. */
export function WaitInstead({ appointment, to, lastsMinutes, location }: Props) {
  const { data: team, isError } = useListTherapistsQuery();
  const services = linesThatLast(appointment.appointment_services, lastsMinutes);
  // A wish sent before the team is known would be for any therapist.
  const isLoading = !team && !isError;
  if (services.length === 0 || isLoading) return null;
  const therapist = team?.find(({ id }) => id === to.therapistId);
  return (
    <div className="grid gap-3">
      <WaitForDay
        key={`${to.date} ${to.therapistId}`}
        session={{
          ...{ services, lastsMinutes, location, date: to.date },
          therapist: therapist ? { id: therapist.id, name: therapist.full_name } : null,
        }}
      />
      <p className="text-sm text-muted">
        <Trans>
          A time that we find for you is another session. This one stays as it is until you cancel
          it.
        </Trans>
      </p>
    </div>
  );
}

/** The services of a session; the first has the minutes that it was made longer by. */
function linesThatLast(lines: Appointment['appointment_services'], lastsMinutes: number) {
  const more = lastsMinutes - lines.reduce((sum, line) => sum + line.minutes, 0);
  return lines.map(({ service_id: id, minutes }, place) => ({
    id,
    time: place === 0 ? minutes + more : minutes,
  }));
}

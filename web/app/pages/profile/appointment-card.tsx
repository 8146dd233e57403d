import type { Appointment } from '@limber/contract/bookings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Clock, Hourglass, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDay, formatTime } from '../../lib/dates.ts';
import { formatWholeAed } from '../../lib/money.ts';
import { useListLocationsQuery } from '../../state/catalogue-api.ts';
import { joinServices } from './join-services.ts';
import { StatusBadge } from './status-badge.tsx';

/** One session of the client. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { t } = useLingui();
  const location = useLocationLabel(appointment.location);
  const { first_name, last_name } = appointment.therapist_obj;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-lg font-bold">
          {first_name} {last_name}
        </h3>
        <StatusBadge status={appointment.status} />
      </div>
      <p className="grow">
        {joinServices(appointment.appointment_services) || t`Wellness Session`}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-muted">
        <Fact name={t`Date`} icon={<CalendarDays />}>
          {formatShortDay(appointment.date)}
        </Fact>
        <Fact name={t`Time`} icon={<Clock />}>
          {formatTime(appointment.time)}
        </Fact>
        <Fact name={t`Duration`} icon={<Hourglass />}>
          <Trans>{appointment.total_duration} min</Trans>
        </Fact>
        <Fact name={t`Location`} icon={<MapPin />}>
          {location}
        </Fact>
      </dl>
      <p className="text-lg font-bold tabular-nums">{formatWholeAed(appointment.total_price)}</p>
    </li>
  );
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2 tabular-nums">
      <dt>
        <span aria-hidden="true" className="[&_svg]:size-4.5">
          {icon}
        </span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Name of a branch; its code until the names are there. */
function useLocationLabel(code: string): string {
  const { data: locations = [] } = useListLocationsQuery(undefined, {
    // Names of branches hardly change, and every card asks.
    refetchOnMountOrArgChange: false,
  });
  return locations.find((branch) => branch.location === code)?.name ?? code;
}

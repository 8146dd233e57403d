import type { Appointment } from '@limber/contract/appointments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Clock, Hourglass, MapPin, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PaidOnline } from '../../../components/paid-online.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { useServerNow } from '../../../components/use-server-now.ts';
import { formatShortDay, formatTime } from '../../../lib/dates.ts';
import { formatWholeAmount } from '../../../lib/format-amount.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { joinServices } from '../join-services.ts';
import { TakenByOthers } from '../taken-by-others.tsx';
import { useLocationName } from '../use-location-name.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { cancelRule } from './cancel-rule.ts';
import { CancelRuleLine } from './cancel-rule-line.tsx';
import { StatusBadge } from './status-badge.tsx';

/** One of the client's sessions, with its actions. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { t } = useLingui();
  const now = useServerNow();
  const location = useLocationName(appointment.location);
  const rule = cancelRule(appointment, now);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-lg font-bold">
          <TherapistName name={nameTherapist(appointment.therapist_obj)} />
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
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-bold tabular-nums">
          {formatWholeAmount(appointment.total_price)}
        </span>
        <PaidBy appointment={appointment} />
        {appointment.paid_online !== undefined && (
          <span className="text-sm text-muted">
            <PaidOnline session={appointment} />
          </span>
        )}
      </p>
      <CancelRuleLine appointment={appointment} rule={rule} />
      {appointment.healed_minutes !== undefined && (
        <p className="text-sm font-semibold text-ok">
          <TakenByOthers late={appointment.late} minutes={appointment.healed_minutes} />
        </p>
      )}
      {appointment.overlaps && (
        <p className="flex items-center gap-2 text-sm font-semibold text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <Trans>At the same time as another session of yours</Trans>
        </p>
      )}
      <AppointmentActions appointment={appointment} rule={rule} />
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

/** How the session is paid. */
function PaidBy({ appointment }: { appointment: Appointment }) {
  const { package_minutes, member_discount, total_price } = appointment;
  if (package_minutes !== null) {
    return (
      <span className="text-sm text-muted">
        {/* The first session of a package has the price of the whole package. */}
        {total_price > 0 ? (
          <Trans>for the package, this session included</Trans>
        ) : (
          <Trans>from your package</Trans>
        )}
      </span>
    );
  }
  if (member_discount > 0) {
    return (
      <span className="text-sm text-gold">
        <Trans>with your member discount</Trans>
      </span>
    );
  }
  return null;
}

import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Location } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CarFront, MapPin, Shirt, UserRound } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { mapLink } from '../../../components/branches/map-link.ts';
import { StudioClockLine } from '../../../components/day-and-time.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { formatDayWithWeekday, formatTime } from '../../../lib/dates.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { Dot } from '../../../ui/dot.tsx';
import { TicketActions } from './ticket-actions.tsx';

/** The session as a ticket under an arch: what and when, with whom, and what to know before one comes. */
export function SessionTicket({ booked }: { booked: BookedAppointment }) {
  const { t } = useLingui();
  const { data: locations = [] } = useListLocationsQuery();
  const branch = locations.find(({ location }) => location === booked.location);
  const minutes = booked.total_duration;
  const services = joinNames(booked.appointment_services.map(({ service_name: name }) => name));
  return (
    <article aria-label={t`Your session`} className="ticket">
      <div className="ticket-head lattice print-exact relative bg-pine text-stone">
        <div className="absolute inset-0 bg-linear-to-b from-pine-deep/80 via-pine/90 to-pine" />
        <div className="relative grid justify-items-center gap-1 px-6 pt-12 pb-8 text-center">
          <CalendarCheck aria-hidden="true" className="size-9 text-foil" />
          <p className="mt-3 max-w-64 font-semibold text-pretty">
            {services}
            <Dot />
            <Trans>{minutes} min</Trans>
          </p>
          <p>
            <bdi dir="ltr" className="display ticket-hour block text-foil tabular-nums">
              {formatTime(booked.time)}
            </bdi>{' '}
            <strong className="text-lg">{formatDayWithWeekday(booked.date)}</strong>
          </p>
        </div>
      </div>
      <div className="ticket-stub bg-surface">
        <StudioClockLine className="mb-4" />
        <dl className="grid gap-4">
          <Fact icon={UserRound} label={t`Therapist`}>
            <TherapistName name={nameTherapist(booked.therapist_obj)} />
          </Fact>
          {branch && <Whereabouts branch={branch} />}
          <Fact icon={Shirt} label={t`What to wear`}>
            <span className="font-normal">
              <Trans>Something loose that you can move in.</Trans>
            </span>
          </Fact>
        </dl>
        <TicketActions booked={booked} services={services} branch={branch} />
      </div>
    </article>
  );
}

function Whereabouts({ branch }: { branch: Location }) {
  const { t } = useLingui();
  const { name, address, parking } = branch;
  return (
    <>
      <Fact icon={MapPin} label={t`Location`}>
        {name}
        <span className="block font-normal text-muted">{address}</span>
        <a
          href={mapLink(branch)}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Map of ${name}`}
          className="no-print -my-1 inline-flex min-h-11 min-w-11 items-center text-primary underline underline-offset-4"
        >
          <Trans>Map</Trans>
        </a>
      </Fact>
      {parking !== '' && (
        <Fact icon={CarFront} label={t`Parking`}>
          <span className="font-normal">{parking}</span>
        </Fact>
      )}
    </>
  );
}

interface FactProps {
  icon: ComponentType<{ className?: string; 'aria-hidden': true }>;
  label: string;
  children: ReactNode;
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className="relative ps-9">
      <dt className="text-sm text-muted">
        <Icon aria-hidden className="absolute start-0 top-0.5 size-6 text-primary" />
        {label}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dubaiDay, dubaiTime, formatDayWithWeekday, formatTime } from '../../lib/dates.ts';
import { formatAed } from '../../lib/money.ts';
import { useListLocationsQuery } from '../../state/catalogue-api.ts';

/** When, what, with whom, where and for how much. */
export function BookedDetails({ booked }: { booked: BookedAppointment }) {
  const { t } = useLingui();
  const { data: locations = [] } = useListLocationsQuery();
  const branch = locations.find(({ location }) => location === booked.location);
  const { first_name, last_name } = booked.therapist_obj;
  const minutes = booked.total_duration;
  const freeUntil = dubaiTime(booked.free_until);
  const freeUntilDay = dubaiDay(booked.free_until);
  return (
    <>
      <p>
        <strong className="display block text-3xl sm:text-4xl">
          {formatDayWithWeekday(booked.date)},{' '}
          <bdi dir="ltr" className="tabular-nums">
            {formatTime(booked.time)}
          </bdi>
        </strong>
      </p>
      <dl className="grid gap-x-6 gap-y-3 border-t border-hairline pt-4 sm:grid-cols-2">
        <Detail label={t`Services`}>
          {booked.appointment_services.map((service) => service.service_name).join(', ')}
        </Detail>
        <Detail label={t`Duration`}>
          <Trans>{minutes} min</Trans>
        </Detail>
        <Detail label={t`Therapist`}>
          {first_name} {last_name}
        </Detail>
        <Detail label={t`Location`}>
          {branch?.name ?? booked.location}
          {branch && <span className="block text-sm font-normal text-muted">{branch.address}</span>}
        </Detail>
        {booked.member_discount > 0 && (
          <Detail label={t`Member discount`}>
            <span dir="ltr" className="text-gold">
              −{formatAed(booked.member_discount)}
            </span>
          </Detail>
        )}
        <Detail label={t`Total`}>{formatAed(booked.total_price)}</Detail>
      </dl>
      <p className="text-muted">
        {freeUntilDay === booked.date ? (
          <Trans>Free to cancel or move until {freeUntil} that day.</Trans>
        ) : (
          <Trans>
            Free to cancel or move until {freeUntil} on {formatDayWithWeekday(freeUntilDay)}.
          </Trans>
        )}
      </p>
    </>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

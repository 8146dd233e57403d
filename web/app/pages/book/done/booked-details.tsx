import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DayAndTime, StudioClockLine } from '../../../components/day-and-time.tsx';
import { PaidOnline } from '../../../components/paid-online.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { useServerNow } from '../../../components/use-server-now.ts';
import {
  dayOfInstant,
  formatDayWithWeekday,
  formatTime,
  timeOfInstant,
} from '../../../lib/dates.ts';
import { formatAed, formatDeducted } from '../../../lib/format-amount.ts';
import { hoursOfCutoff } from '../../../lib/hours-of-cutoff.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { Dot } from '../../../ui/dot.tsx';
import { isPurchase } from '../form/service-types.ts';

/** When, which services, with whom, where, and the price. */
export function BookedDetails({ booked }: { booked: BookedAppointment }) {
  const { t } = useLingui();
  const { data: locations = [] } = useListLocationsQuery();
  const branch = locations.find(({ location }) => location === booked.location);
  const minutes = booked.total_duration;
  const now = useServerNow();
  const hours = hoursOfCutoff(booked);
  const isFree = Date.parse(booked.free_until) >= now;
  const freeUntil = timeOfInstant(booked.free_until);
  const freeUntilDay = dayOfInstant(booked.free_until);
  return (
    <>
      <p>
        <strong className="display block text-3xl text-wrap sm:text-4xl">
          <DayAndTime day={formatDayWithWeekday(booked.date)} time={formatTime(booked.time)} />
        </strong>
      </p>
      <StudioClockLine />
      <dl className="grid gap-x-6 gap-y-3 border-t border-hairline pt-4 sm:grid-cols-2">
        {booked.package_name !== undefined && (
          <Detail label={t`Package`}>
            <PackageOf booked={booked} name={booked.package_name} />
          </Detail>
        )}
        <Detail label={booked.package_name === undefined ? t`Services` : t`This session`}>
          {joinNames(booked.appointment_services.map((service) => service.service_name))}
        </Detail>
        <Detail label={t`Duration`}>
          <Trans>{minutes} min</Trans>
        </Detail>
        <Detail label={t`Therapist`}>
          <TherapistName name={nameTherapist(booked.therapist_obj)} />
        </Detail>
        <Detail label={t`Location`}>
          {branch?.name}
          {branch && <span className="block text-sm font-normal text-muted">{branch.address}</span>}
        </Detail>
        {booked.member_discount > 0 && (
          <Detail label={t`Member discount`}>
            <span className="text-gold">{formatDeducted(booked.member_discount)}</span>
          </Detail>
        )}
        <Detail label={t`Total`}>
          {formatAed(booked.total_price)}
          {booked.total_price > 0 && (
            <span className="block text-sm font-normal text-muted">
              {booked.paid_online ? (
                <PaidOnline session={booked} />
              ) : booked.package ? (
                <Trans>To be paid at the studio, at your first visit</Trans>
              ) : (
                <Trans>To be paid at the studio, at your visit</Trans>
              )}
            </span>
          )}
        </Detail>
      </dl>
      <p className="text-muted">
        {!isFree ? (
          <Trans>
            It starts in less than <Plural value={hours} one="# hour" other="# hours" />, so it can
            no longer be cancelled or moved free of charge.
          </Trans>
        ) : freeUntilDay === booked.date ? (
          <Trans>Free to cancel or move until {freeUntil} that day.</Trans>
        ) : (
          <Trans>
            Free to cancel or move until {freeUntil} on {formatDayWithWeekday(freeUntilDay)}.
          </Trans>
        )}
      </p>
      <BackOfPaid booked={booked} isFree={isFree} />
    </>
  );
}

/** The refund of an online payment for the session itself, if it is cancelled. */
function BackOfPaid({ booked, isFree }: { booked: BookedAppointment; isFree: boolean }) {
  const { paid_online = 0, late_back = 0, package_minutes } = booked;
  if (paid_online === 0 || package_minutes !== null) return null;
  const all = formatAed(paid_online);
  const some = formatAed(late_back);
  return (
    <p className="text-muted">
      {isFree && <Trans>When you cancel in time, all {all} go back to your card.</Trans>}{' '}
      {isFree && late_back > 0 && <Trans>Later {some} of it go back.</Trans>}
      {isFree && late_back === 0 && <Trans>Later nothing of it goes back.</Trans>}
      {!isFree && late_back > 0 && <Trans>If you cancel it, {some} go back to your card.</Trans>}
      {!isFree && late_back === 0 && (
        <Trans>If you cancel it, nothing of what you paid online goes back.</Trans>
      )}
    </p>
  );
}

/** The package that was bought or used, and the minutes that the session took. */
function PackageOf({ booked, name }: { booked: BookedAppointment; name: string }) {
  const { package: left, package_minutes: uses } = booked;
  const minutes = left?.total_time ?? null;
  return (
    <>
      <bdi>{name}</bdi>
      {minutes !== null && isPurchase(booked.serviceType) && (
        <span className="whitespace-nowrap">
          <Dot />
          <Trans>{minutes} min</Trans>
        </span>
      )}
      <span className="block text-sm font-normal text-muted">
        {left?.kind === 'unlimited' ? (
          <Trans>the one session of that day</Trans>
        ) : (
          <Trans>This session uses {uses} min</Trans>
        )}
      </span>
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

import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PaidOnline } from '../../../components/paid-online.tsx';
import { useServerNow } from '../../../components/use-server-now.ts';
import { dayOfInstant, formatDayWithWeekday, timeOfInstant } from '../../../lib/dates.ts';
import { formatAmount, formatDeducted } from '../../../lib/format-amount.ts';
import { hoursOfCutoff } from '../../../lib/hours-of-cutoff.ts';
import { Dot } from '../../../ui/dot.tsx';
import { isPurchase } from '../form/service-types.ts';

/** What the session costs, what pays for it, and until when it can be cancelled. */
export function BookedDetails({ booked }: { booked: BookedAppointment }) {
  const { t } = useLingui();
  const now = useServerNow();
  const hours = hoursOfCutoff(booked);
  const isFree = Date.parse(booked.free_until) >= now;
  const freeUntil = timeOfInstant(booked.free_until);
  const freeUntilDay = dayOfInstant(booked.free_until);
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {booked.package_name !== undefined && (
          <Detail label={t`Package`}>
            <PackageOf booked={booked} name={booked.package_name} />
          </Detail>
        )}
        {booked.member_discount > 0 && (
          <Detail label={t`Member discount`}>
            <span className="text-gold">{formatDeducted(booked.member_discount)}</span>
          </Detail>
        )}
        <Detail label={t`Total`}>
          {formatAmount(booked.total_price)}
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
  const all = formatAmount(paid_online);
  const some = formatAmount(late_back);
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

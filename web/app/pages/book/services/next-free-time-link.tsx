import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { SOON_DAYS as days } from '@limber/contract/terms/booking/bookable-times.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { useSoonDay } from '../../../components/days/use-soon-day.ts';
import { civilDay } from '../../../lib/dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Props {
  /** Null: none in the near future; undefined: unknown. */
  opening: ServiceOpening | null | undefined;
  /** Name of its branch. */
  branch: string | undefined;
  /** Loading. */
  loading: boolean;
}

/**
 * Link to a service's next free time, which makes every choice at once; its place is reserved while
 * loading.
 */
export function NextFreeTimeLink({ opening, branch, loading }: Props) {
  const soonDay = useSoonDay();
  if (loading) return <Skeleton className="h-12" />;
  if (!opening)
    return (
      <p className="flex min-h-12 items-center px-1 text-sm text-muted">
        {opening === null && <Trans>Nothing free in the next {days} days</Trans>}
      </p>
    );
  const { service_id: service, minutes, location, date, time, therapist_id: therapist } = opening;
  const day = soonDay(civilDay(date, time));
  const [who = ''] = opening.therapist_name.split(' ');
  return (
    <Link
      to={bookingLinkPath({ service, minutes, therapist, location, date, time })}
      className="group flex min-h-12 items-center gap-2.5 rounded-[0.625rem] bg-tint px-3 py-1.5 text-sm leading-tight hover:bg-primary/18"
    >
      <Clock aria-hidden="true" className="size-4 shrink-0 text-primary" />
      <span className="grow">
        <span className="block font-semibold tabular-nums">
          <span className="sr-only">
            <Trans>Next opening:</Trans>{' '}
          </span>
          <Trans>
            {day} {time}, {who}
          </Trans>
        </span>
        <span className="block text-xs text-muted tabular-nums">
          <Trans>
            {minutes} min, {branch}
          </Trans>
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-4 shrink-0 text-primary transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
      />
    </Link>
  );
}

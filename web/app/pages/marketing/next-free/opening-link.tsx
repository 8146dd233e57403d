import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { useSoonDay } from '../../../components/days/use-soon-day.ts';
import { civilDay } from '../../../lib/dates.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { Dot } from '../../../ui/dot.tsx';
import { soonestOpening } from './soonest-opening.ts';

/** The earliest of some free times, with every choice made; nothing until known, and with none. */
export function OpeningLink({ openings }: { openings: readonly ServiceOpening[] | undefined }) {
  const soonDay = useSoonDay();
  const { data: catalogue } = useListCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const opening = openings && soonestOpening(openings);
  const service = catalogue?.services.find(({ id }) => id === opening?.service_id);
  if (!opening || !service) return null;
  const { minutes, location, date, time, therapist_id: therapist } = opening;
  const day = soonDay(civilDay(date, time));
  const { name } = service;
  const [who = ''] = opening.therapist_name.split(' ');
  return (
    <Link
      to={bookingLinkPath({ service: service.id, minutes, therapist, location, date, time })}
      className="next-free group"
    >
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ok" />
      <span className="min-w-0 truncate">
        <Trans>
          Next free{' '}
          <strong className="tabular-nums">
            {day} {time}
          </strong>
        </Trans>
        <span className="text-muted max-sm:sr-only">
          <Dot />
          <Trans>
            {name} with {who}
          </Trans>
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-primary rtl:-scale-x-100" />
    </Link>
  );
}

import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { useSoonDay } from '../../../components/days/use-soon-day.ts';
import { civilDay } from '../../../lib/dates.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { useListServiceOpeningsQuery } from '../../../state/api/scheduling-api.ts';
import { Dot } from '../../../ui/dot.tsx';

/** Id of the element on the first screen that holds it. */
const PLACE = 'next-free';

/**
 * The studio's earliest free time, on the first screen, ready to book. It is loaded with the lower
 * part of the page, so that the first screen's script does not grow. Renders nothing until known,
 * and on failure.
 */
export function NextFree() {
  const soonDay = useSoonDay();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PLACE)), []);
  const { data: openings } = useListServiceOpeningsQuery({});
  const { data: catalogue } = useListCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const opening = openings && soonest(openings);
  const service = catalogue?.services.find(({ id }) => id === opening?.service_id);
  if (!place || !opening || !service) return null;
  const { minutes, location, date, time, therapist_id: therapist } = opening;
  const day = soonDay(civilDay(date, time));
  const { name } = service;
  const [who = ''] = opening.therapist_name.split(' ');
  return createPortal(
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
    </Link>,
    place,
  );
}

/** Of the earliest ones, the catalogue's first service in the length closest to an hour. */
export function soonest(openings: readonly ServiceOpening[]): ServiceOpening | undefined {
  const starts = openings.map(({ date, time }) => `${civilDay(date, time)} ${time}`);
  const first = starts.toSorted()[0];
  const service = openings[starts.indexOf(first ?? '')]?.service_id;
  return openings
    .filter(({ service_id }, place) => service_id === service && starts[place] === first)
    .reduce<ServiceOpening | undefined>(
      (best, each) =>
        !best || Math.abs(each.minutes - 60) < Math.abs(best.minutes - 60) ? each : best,
      undefined,
    );
}

import type { Therapist } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { useSoonDay } from '../../../components/days/use-soon-day.ts';
import { civilDay } from '../../../lib/dates.ts';
import { useFindNextOpeningsQuery } from '../../../state/api/calls/scheduling.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { useWasInSight } from './use-was-in-sight.ts';

/** Length of the session to look for. */
const minutes = 60;

/**
 * A therapist's next free hour as a link that books it, requested when it scrolls into view; renders
 * nothing until known.
 */
export function TherapistNextFree({
  therapist: { id, location, services },
}: {
  therapist: Therapist;
}) {
  const [place, seen] = useWasInSight<HTMLSpanElement>();
  const soonDay = useSoonDay();
  const { data } = useFindNextOpeningsQuery(
    seen ? { therapist_id: id, total_duration: minutes } : skipToken,
  );
  const { data: catalogue } = useListCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const [{ date, time } = {}] = data?.therapist ?? [];
  const day = date && time && soonDay(civilDay(date, time));
  // The first of the therapist's services that is sold by the hour; otherwise the page asks.
  const service = catalogue?.services.find(
    ({ id: each, durations }) =>
      services.some((own) => own.id === each) && durations.some((one) => one.time === minutes),
  );
  return (
    <span ref={place} className="inline-block min-h-11 min-w-1">
      {day && (
        <Link
          to={bookingLinkPath({
            ...(service && { service: service.id, minutes }),
            ...{ therapist: id, location, date, time },
          })}
          className="inline-flex min-h-11 items-center gap-2 text-primary hover:underline"
        >
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-ok" />
          <span>
            <Trans>
              Next free: {day} {time}
            </Trans>
            {service && (
              <span className="block text-xs font-normal text-muted">
                <Trans>
                  {minutes} min, {service.name}
                </Trans>
              </span>
            )}
          </span>
        </Link>
      )}
    </span>
  );
}

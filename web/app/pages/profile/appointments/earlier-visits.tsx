import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { VisitFacts } from '../../../components/visit-facts.tsx';
import { formatShortDayWithYear } from '../../../lib/dates.ts';
import { useListEarlierVisitsInfiniteQuery } from '../../../state/api/calls/appointments.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The client's sessions from the software that the studio had before, if there are any. */
export function EarlierVisits() {
  const id = useId();
  const list = useListEarlierVisitsInfiniteQuery({});
  const visits = list.data?.pages.flatMap(({ results }) => results) ?? [];
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={<Trans>We could not load your earlier visits.</Trans>}
        onRetry={list.refetch}
      />
    );
  }
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="mb-3 text-lg font-bold">
        <Trans>Earlier visits</Trans>
      </h3>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface px-5 shadow-card">
        {visits.map(({ id, date, time, service, outcome, ...visit }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="me-auto font-semibold">
              <bdi>{service}</bdi>
            </span>
            <StatusBadge status={outcome} />
            <span className="basis-full text-muted tabular-nums">
              {formatShortDayWithYear(date)} {time && <bdi dir="ltr">{time}</bdi>}
              <VisitFacts visit={visit} />
            </span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          tone="secondary"
          className="mt-6"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}

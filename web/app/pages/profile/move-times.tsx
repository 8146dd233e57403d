import type { Opening } from '@limber/contract/scheduling.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DayAndTime } from '../../components/day-and-time.tsx';
import { formatShortDay } from '../../lib/dates.ts';
import { useAvailableTimesQuery, useFindNextOpeningsQuery } from '../../state/scheduling-api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TimeGrid } from '../../ui/time-grid.tsx';
import type { Destination } from './move-form.tsx';

interface Props {
  to: Destination;
  lastsMinutes: number;
  location: string;
  /** Ids that someone else would have to offer. */
  services: string | undefined;
  onChoose(change: Partial<Destination>): void;
}

/** The free times of the chosen day; when there is none, the next ones. */
export function MoveTimes({ to, lastsMinutes, location, services, onChoose }: Props) {
  const { currentData, isFetching, isError, refetch } = useAvailableTimesQuery({
    bookingKind: 'services',
    therapist_id: to.therapistId,
    date: to.date,
    total_duration: lastsMinutes,
  });
  if (isError && !isFetching) {
    return (
      <ErrorState
        title={<Trans>We could not load the times. Please try again.</Trans>}
        onRetry={refetch}
      />
    );
  }
  if (!currentData) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner small />
        <Trans>Loading available times...</Trans>
      </p>
    );
  }
  if (!Array.isArray(currentData) || currentData.length === 0) {
    return (
      <div className="grid gap-4">
        <p role="status" className="font-semibold">
          <Trans>No times available at this date.</Trans>
        </p>
        <NextOpenings {...{ to, lastsMinutes, location, services, onChoose }} />
      </div>
    );
  }
  return (
    <TimeGrid
      legend={<Trans>Available times</Trans>}
      times={currentData}
      chosen={to.time}
      onChoose={(time) => onChoose({ time })}
    />
  );
}

function NextOpenings({ to, lastsMinutes, location, services, onChoose }: Props) {
  const { currentData } = useFindNextOpeningsQuery({
    therapist_id: to.therapistId,
    location,
    services,
    from: to.date,
    total_duration: lastsMinutes,
  });
  if (!currentData) return null;
  const take = ({ therapist_id, date, time }: Opening) =>
    onChoose({ therapistId: therapist_id, date, time });
  return (
    <>
      {currentData.therapist.length > 0 && (
        <Openings
          title={<Trans>Next with the same therapist</Trans>}
          openings={currentData.therapist}
          onTake={take}
        />
      )}
      {currentData.any.length > 0 && (
        <Openings
          title={<Trans>Next with anyone at this branch</Trans>}
          openings={currentData.any}
          named
          onTake={take}
        />
      )}
    </>
  );
}

interface OpeningsProps {
  title: ReactNode;
  openings: Opening[];
  named?: boolean;
  onTake(opening: Opening): void;
}

function Openings({ title, openings, named, onTake }: OpeningsProps) {
  return (
    <div className="grid gap-2">
      <p className="text-muted">{title}</p>
      <div className="flex flex-wrap gap-2">
        {openings.map((opening) => (
          <Button
            key={`${opening.date} ${opening.time} ${opening.therapist_id}`}
            tone="secondary"
            className="px-4!"
            onClick={() => onTake(opening)}
          >
            <span>
              <DayAndTime day={formatShortDay(opening.date)} time={opening.time} />
            </span>
            {named && <span className="font-normal text-muted">{opening.therapist_name}</span>}
          </Button>
        ))}
      </div>
    </div>
  );
}

import type { Appointment } from '@limber/contract/appointments.ts';
import type { Opening } from '@limber/contract/scheduling.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FreeTimeButtons } from '../../../components/free-time-buttons.tsx';
import { formatShortDay, inOrderOfDay } from '../../../lib/dates.ts';
import { useFindNextOpeningsQuery } from '../../../state/api/calls/scheduling.ts';
import { useAvailableTimesQuery } from '../../../state/api/scheduling-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TimeGrid } from '../../../ui/time-grid.tsx';

// Loaded only where a day is full.
const WaitInstead = lazyPart(async () => (await import('./wait-instead.tsx')).WaitInstead);

/** Where a session is moved to. */
export interface Destination {
  therapistId: number;
  /** The studio's day, `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`, or '' until chosen. */
  time: string;
}

interface Props {
  /** The session being moved: its own time is free for it, except its present start. */
  appointment: Pick<Appointment, 'id' | 'appointment_services'>;
  to: Destination;
  lastsMinutes: number;
  location: string;
  /** Ids of services that another therapist must offer. */
  services: string | undefined;
  onChoose(change: Partial<Destination>): void;
}

/** The free times of the chosen day; on a full day the next ones. */
export function MoveTimes(props: Props) {
  const { appointment, to, lastsMinutes, onChoose } = props;
  const { currentData, isFetching, isError, refetch } = useAvailableTimesQuery({
    bookingKind: 'services',
    therapist_id: to.therapistId,
    date: to.date,
    total_duration: lastsMinutes,
    moving: appointment.id,
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
  const times = Array.isArray(currentData) ? currentData : [];
  if (times.length === 0) {
    return (
      <div className="grid gap-4">
        <p role="status" className="font-semibold">
          <Trans>No times available at this date.</Trans>
        </p>
        <NextOpenings {...props} />
        <WaitInstead {...props} />
      </div>
    );
  }
  return (
    <TimeGrid
      compare={inOrderOfDay}
      legend={<Trans>Available times</Trans>}
      times={times}
      chosen={to.time}
      onChoose={(time) => onChoose({ time })}
    />
  );
}

function NextOpenings({ appointment, to, lastsMinutes, location, services, onChoose }: Props) {
  const { currentData } = useFindNextOpeningsQuery({
    therapist_id: to.therapistId,
    location,
    services,
    from: to.date,
    total_duration: lastsMinutes,
    moving: appointment.id,
  });
  if (!currentData) return null;
  const { therapist: withSame, any: withAny } = currentData;
  const take = ({ therapist_id, date, time }: Opening) =>
    onChoose({ therapistId: therapist_id, date, time });
  return (
    <>
      {withSame.length > 0 && (
        <Openings
          title={<Trans>Next with the same therapist</Trans>}
          openings={withSame}
          onTake={take}
        />
      )}
      {withAny.length > 0 && (
        <Openings
          title={<Trans>Next with anyone at this branch</Trans>}
          openings={withAny}
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
      <FreeTimeButtons
        times={openings}
        formatDay={formatShortDay}
        named={named}
        onTake={onTake}
        className="flex flex-wrap gap-2 [&_button]:px-4!"
      />
    </div>
  );
}

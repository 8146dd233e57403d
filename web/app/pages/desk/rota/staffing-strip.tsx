import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useTimeOfMinute } from '../frame/words/minute-text.ts';
import type { StaffedHour } from './staffing-by-hour.ts';

interface Props {
  hours: readonly StaffedHour[];
  /** People or sessions in the busiest hour of the week, so that days can be compared. */
  most: number;
  /** Of the day. */
  sessions: number;
}

/** Of each hour of a day: a light bar for the people on shift, and a full one for the sessions. */
export function StaffingStrip({ hours, most, sessions }: Props) {
  const { t } = useLingui();
  const timeOf = useTimeOfMinute();
  if (hours.length === 0) return null;
  const share = (count: number) => `${(count / most) * 100}%`;
  const people = Math.max(...hours.map(({ onShift }) => onShift));
  return (
    <div className="rota-strip">
      <div aria-hidden="true" className="rota-strip-hours">
        {hours.map(({ fromMinute, onShift, sessions }) => (
          <span
            key={fromMinute}
            title={t`${timeOf(fromMinute)}: ${onShift} on shift, ${sessions} in session`}
          >
            <i style={{ blockSize: share(onShift) }} />
            <b style={{ blockSize: share(sessions) }} />
          </span>
        ))}
      </div>
      <p className="text-sm text-muted">
        <Plural value={sessions} one="# session" other="# sessions" />
        <span className="sr-only">
          {', '}
          <Trans>{people} on shift at most</Trans>
        </span>
      </p>
    </div>
  );
}

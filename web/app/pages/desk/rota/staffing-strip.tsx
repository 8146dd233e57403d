import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useTimeOfMinute } from '../frame/words/minute-text.ts';
import { staffingByHour } from './staffing-by-hour.ts';

/** Of each hour of a day: a light bar for the people on shift, and a full one for the sessions. */
export function StaffingStrip({ rota, day }: { rota: Rota; day: Rota['days'][number] }) {
  const { t } = useLingui();
  const timeOf = useTimeOfMinute();
  const hours = staffingByHour(rota, day);
  if (hours.length === 0) return null;
  // Days are compared with each other: each has the height of the busiest.
  const most = Math.max(
    1,
    ...rota.days.flatMap((each) =>
      staffingByHour(rota, each).map(({ onShift, sessions }) => Math.max(onShift, sessions)),
    ),
  );
  const share = (count: number) => `${(count / most) * 100}%`;
  const people = Math.max(...hours.map(({ onShift }) => onShift));
  const sessions = rota.people
    .flatMap(({ days }) => days.filter(({ date }) => date === day.date))
    .reduce((sum, each) => sum + each.sessions, 0);
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

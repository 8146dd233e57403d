import type { FreeTime } from '@limber/contract/appointments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { minuteOfDay } from '../../../../lib/dates.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { NearestTimes } from '../../frame/refusal/nearest-times.tsx';
import { ToWaitingList } from '../../frame/refusal/to-waiting-list.tsx';

/** As many as fit in two rows. */
const SHOWN = 8;

interface Props {
  /** Undefined: not loaded yet. */
  times: readonly string[] | undefined;
  /** On later days, if this one has none. */
  nearest: readonly FreeTime[];
  time: string;
  /** The day and branch for which a client can wait. */
  date: string;
  location: string;
  onTime: (when: { date?: string; time: string }) => void;
}

/** Free times around the chosen one; on a full day the next free times after it. */
export function FreeTimes({ times, nearest, time, date, location, onTime }: Props) {
  const { t } = useLingui();
  if (!times) return null;
  if (times.length === 0) {
    return (
      <div className="col-span-2 grid gap-1.5 text-sm text-muted">
        <p>
          <Trans>No free times on this day.</Trans>
        </p>
        {nearest.length > 0 && (
          <NearestTimes
            times={nearest}
            busy={false}
            onTime={(each) => onTime({ date: each.date, time: each.time })}
          />
        )}
        <ToWaitingList date={date} location={location} />
      </div>
    );
  }
  return (
    <ul aria-label={t`Free times`} className="col-span-2 flex flex-wrap gap-1.5">
      {closest(times, time).map((each) => (
        <li key={each}>
          <button
            type="button"
            aria-pressed={each === time}
            onClick={() => onTime({ time: each })}
            className={classNames(
              'desk-tool desk-edged px-2.5! text-sm',
              each === time && 'desk-main-tool',
            )}
          >
            <bdi dir="ltr">{each}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The free times closest to a time, in order. */
function closest(times: readonly string[], time: string): string[] {
  if (time === '') return times.slice(0, SHOWN);
  const wanted = minuteOfDay(time);
  const far = (each: string) => Math.abs(minuteOfDay(each) - wanted);
  return times
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, SHOWN)
    .toSorted((one, other) => minuteOfDay(one) - minuteOfDay(other));
}

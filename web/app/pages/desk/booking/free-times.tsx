import { Trans, useLingui } from '@lingui/react/macro';
import { minuteOfDay } from '../../../lib/dates.ts';
import { classNames } from '../../../ui/class-names.ts';

/** As many as fit into two rows. */
const SHOWN = 8;

interface Props {
  times: readonly string[];
  time: string;
  onTime: (time: string) => void;
}

/** Free times of the day about the one that is chosen. */
export function FreeTimes({ times, time, onTime }: Props) {
  const { t } = useLingui();
  if (times.length === 0) {
    return (
      <p className="col-span-2 text-sm text-muted">
        <Trans>No free times on this day.</Trans>
      </p>
    );
  }
  return (
    <ul aria-label={t`Free times`} className="col-span-2 flex flex-wrap gap-1.5">
      {nearest(times, time).map((each) => (
        <li key={each}>
          <button
            type="button"
            aria-pressed={each === time}
            onClick={() => onTime(each)}
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

/** Those next to a time, in the order of the day. */
function nearest(times: readonly string[], time: string): string[] {
  if (time === '') return times.slice(0, SHOWN);
  const wished = minuteOfDay(time);
  const far = (each: string) => Math.abs(minuteOfDay(each) - wished);
  return times
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, SHOWN)
    .toSorted((one, other) => minuteOfDay(one) - minuteOfDay(other));
}

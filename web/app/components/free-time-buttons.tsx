import { civilDay } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { DayAndTime } from './day-and-time.tsx';

interface FreeTime {
  /** The studio's day, `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM` by the studio's clock. */
  time: string;
  therapist_id?: number;
  therapist_name?: string;
}

interface Props<Time extends FreeTime> {
  times: readonly Time[];
  /** Formats the day. */
  formatDay(day: string): string;
  onTake(time: Time): void;
  /** Whether the therapist is named. */
  named?: boolean;
  /** One row each, with the time at its end; otherwise laid out by `className`. */
  rows?: boolean;
  className?: string;
}

/** Free times on other days; a press chooses one. */
export function FreeTimeButtons<Time extends FreeTime>(props: Props<Time>) {
  const { times, formatDay, onTake, named = false, rows = false, className } = props;
  const row = 'w-full justify-between! rounded-control! px-4! text-start';
  return (
    <ul className={classNames(rows && 'grid gap-2.5', className)}>
      {times.map((each) => (
        <li key={`${each.date} ${each.time} ${each.therapist_id}`} className="contents">
          <Button tone="secondary" className={rows ? row : undefined} onClick={() => onTake(each)}>
            <span>
              {rows ? (
                formatDay(civilDay(each.date, each.time))
              ) : (
                <DayAndTime day={formatDay(civilDay(each.date, each.time))} time={each.time} />
              )}
              {rows && named && <Name of={each} className="block text-sm" />}
            </span>
            {rows && (
              <bdi dir="ltr" className="tabular-nums">
                {each.time}
              </bdi>
            )}
            {!rows && named && <Name of={each} />}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Name({ of, className }: { of: FreeTime; className?: string }) {
  return (
    <span className={classNames('font-normal text-muted', className)}>{of.therapist_name}</span>
  );
}

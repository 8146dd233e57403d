import type { OwnDay } from '@limber/contract/desk/day/own-day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, formatDayAndMonth, formatShortWeekday } from '../../../../lib/dates.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { TimeSpans } from '../../frame/words/time-span.tsx';

interface Props {
  day: OwnDay | undefined;
  /** Of no day: today. */
  onDate: (date: string | null) => void;
}

/** Which day it is, when its work begins and ends, and the ways to other days. */
export function DayWays({ day, onDate }: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Day`} className="flex items-center gap-1">
      <button
        type="button"
        className="desk-tool"
        aria-label={t`Day before`}
        disabled={!day}
        onClick={() => day && onDate(addDays(day.date, -1))}
      >
        <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
      </button>
      <div className="min-w-0 grow text-center">
        <p className="font-semibold">
          {day ? `${formatShortWeekday(day.date)} ${formatDayAndMonth(day.date)}` : '…'}
        </p>
        <p className="text-sm text-muted">
          {day?.shifts.length === 0 && <Trans>No work on this day</Trans>}
          <TimeSpans spans={day?.shifts ?? []} />
        </p>
      </div>
      <button type="button" className="desk-tool border border-line" onClick={() => onDate(null)}>
        <Trans>Today</Trans>
      </button>
      <button
        type="button"
        className="desk-tool"
        aria-label={t`Day after`}
        disabled={!day}
        onClick={() => day && onDate(addDays(day.date, 1))}
      >
        <Glyph name="down" className="size-5 -rotate-90 rtl:rotate-90" />
      </button>
    </section>
  );
}

import type { OwnDay } from '@limber/contract/desk/day/own-day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '../../../../lib/dates.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { TimeSpans } from '../../frame/words/time-span.tsx';

interface Props {
  day: OwnDay | undefined;
  /** Without a day: today. */
  /** The day in the address. */
  date: string | undefined;
  onDate: (date: string | null) => void;
}

/** The day, its working hours, and links to other days. */
export function DayLinks({ day, date, onDate }: Props) {
  const { t } = useLingui();
  // The same buttons lead away from a day that failed to load.
  const at = day?.date ?? date;
  return (
    <section aria-label={t`Day`} className="flex items-center gap-1">
      <DeskButton
        look="plain"
        aria-label={t`Day before`}
        disabled={!at}
        onClick={() => at && onDate(addDays(at, -1))}
      >
        <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
      </DeskButton>
      <div className="min-w-0 grow text-center">
        <p className="font-semibold">{at ? deskShortDayWithWeekday(at) : '…'}</p>
        <p className="text-sm text-muted">
          {day?.shifts.length === 0 && <Trans>Day off</Trans>}
          <TimeSpans spans={day?.shifts ?? []} />
        </p>
      </div>
      <DeskButton look="plain" className="border border-line" onClick={() => onDate(null)}>
        <Trans>Today</Trans>
      </DeskButton>
      <DeskButton
        look="plain"
        aria-label={t`Day after`}
        disabled={!at}
        onClick={() => at && onDate(addDays(at, 1))}
      >
        <Glyph name="down" className="size-5 -rotate-90 rtl:rotate-90" />
      </DeskButton>
    </section>
  );
}

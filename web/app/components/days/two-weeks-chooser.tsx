import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { formatMonths } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DayStrip } from './day-strip.tsx';
import { twoWeeksFrom, twoWeeksWith } from './two-weeks.ts';

/** The two weeks shown, which stay while the chosen day is among them. */
export function useTwoWeeks(chosen: string, today: string): Pick<Props, 'days' | 'from' | 'to'> {
  const [start, setStart] = useState(today);
  const from = twoWeeksWith(chosen, start, today);
  if (from !== start) setStart(from);
  const days = twoWeeksFrom(from);
  return { days, from, to: days.at(-1) ?? from };
}

interface Props extends ComponentProps<typeof DayStrip> {
  /** First and last of the days. */
  from: string;
  to: string;
  onWholeMonth(): void;
}

/** Two weeks in a row, where a month would leave no room for the times. */
export function TwoWeeksChooser({ from, to, onWholeMonth, ...strip }: Props) {
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold whitespace-nowrap">{formatMonths(from, to)}</h2>
        <Button tone="quiet" className="-me-3 px-3! whitespace-nowrap" onClick={onWholeMonth}>
          <CalendarDays aria-hidden="true" className="size-5 shrink-0 max-[22rem]:hidden" />
          <Trans>Whole month</Trans>
        </Button>
      </div>
      <DayStrip {...strip} />
    </div>
  );
}

/** Returns from the month to the two weeks. */
export function TwoWeeksButton({ onClick }: { onClick(): void }) {
  return (
    <Button tone="secondary" onClick={onClick}>
      <CalendarDays aria-hidden="true" className="size-5 shrink-0" />
      <Trans>Two weeks</Trans>
    </Button>
  );
}

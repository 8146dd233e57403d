import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type Ref, useState } from 'react';
import { formatMonths } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { BookingForm } from '../form/form.ts';
import type { DayFacts } from './day-reason.ts';
import { DayStrip } from './day-strip.tsx';
import { twoWeeksFrom, twoWeeksWith } from './two-weeks.ts';
import { useDayMarks } from './use-day-marks.ts';
import { useOpenDays } from './use-open-days.ts';

interface Props {
  form: BookingForm;
  facts: DayFacts;
  onPick(day: string): void;
  onWholeMonth(): void;
  ref?: Ref<HTMLDivElement>;
}

/** Two weeks in a row, where a month would leave no room for the times. */
export function TwoWeeksChooser({ form, facts, onPick, onWholeMonth, ref }: Props) {
  const { today } = facts.bounds;
  const [start, setStart] = useState(today);
  const shown = twoWeeksWith(form.date, start, today);
  if (shown !== start) setStart(shown);
  const days = twoWeeksFrom(shown);
  const to = days.at(-1) ?? shown;
  const openDay = useOpenDays(form, shown, to);
  const { noteOn, fullness } = useDayMarks(form, facts, { from: shown, to, openDay });
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold whitespace-nowrap">{formatMonths(shown, to)}</h2>
        <Button tone="quiet" className="-me-3 px-3! whitespace-nowrap" onClick={onWholeMonth}>
          <CalendarDays aria-hidden="true" className="size-5 shrink-0 max-[22rem]:hidden" />
          <Trans>Whole month</Trans>
        </Button>
      </div>
      <DayStrip
        ref={ref}
        days={days}
        chosen={form.date}
        today={today}
        noteOn={noteOn}
        fullness={fullness}
        onPick={onPick}
      />
    </div>
  );
}

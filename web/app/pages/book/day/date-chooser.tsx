import { Trans } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { formatDayWithWeekday } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { BookingForm } from '../form/form.ts';
import { DayCalendar } from './day-calendar.tsx';
import { TypedDateField } from './typed-date-field.tsx';

interface Props {
  form: BookingForm;
  today: string;
  isClosed(day: string): boolean;
  onChoose(date: string): void;
  /** Whether the chosen day has times, and not a reason why there are none. */
  hasTimes: boolean;
  /** Leads to the times, where they are not beside the calendar. */
  onSeeTimes(): void;
}

/** A day by calendar, or typed. Closed days cannot be picked, but typed they say why. */
export function DateChooser({ form, today, isClosed, hasTimes, onChoose, onSeeTimes }: Props) {
  // A day picked in the calendar replaces whatever stands half-typed in the field.
  const [picks, setPicks] = useState(0);
  return (
    <div className="grid gap-5">
      {hasTimes && (
        <Button tone="secondary" className="md:hidden" onClick={onSeeTimes}>
          <ArrowDown aria-hidden="true" className="size-5 shrink-0" />
          <Trans>Times on {formatDayWithWeekday(form.date)}</Trans>
        </Button>
      )}
      <DayCalendar
        form={form}
        today={today}
        isClosed={isClosed}
        onPick={(day) => {
          setPicks(picks + 1);
          onChoose(day);
          onSeeTimes();
        }}
      />
      <TypedDateField key={picks} date={form.date} today={today} onChange={onChoose} />
    </div>
  );
}

import { useState } from 'react';
import { DayCalendar } from './day-calendar.tsx';
import type { BookingForm } from './form.ts';
import { TypedDateField } from './typed-date-field.tsx';

interface Props {
  form: BookingForm;
  today: string;
  isClosed(day: string): boolean;
  onChoose(date: string): void;
}

/** A day by calendar, or typed. Closed days cannot be picked, but typed they say why. */
export function DateChooser({ form, today, isClosed, onChoose }: Props) {
  // A day picked in the calendar replaces whatever stands half-typed in the field.
  const [picks, setPicks] = useState(0);
  return (
    <div className="grid gap-5">
      <DayCalendar
        form={form}
        today={today}
        isClosed={isClosed}
        onPick={(day) => {
          setPicks(picks + 1);
          onChoose(day);
        }}
      />
      <TypedDateField key={picks} date={form.date} today={today} onChange={onChoose} />
    </div>
  );
}

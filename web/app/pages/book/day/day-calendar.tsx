import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays } from '../../../lib/dates.ts';
import { MonthCalendar } from '../../../ui/month-calendar.tsx';
import type { BookingForm } from '../form/form.ts';
import type { DayFacts } from './day-reason.ts';
import { useDayMarks } from './use-day-marks.ts';
import { useOpenDays } from './use-open-days.ts';

interface Props {
  form: BookingForm;
  facts: DayFacts;
  onPick(date: string): void;
}

/** The days of a month, each with how full it is, or why it has no times. */
export function DayCalendar({ form, facts, onPick }: Props) {
  const { t } = useLingui();
  const { today, daysAhead } = facts.bounds;
  const [shown, onShow] = useState<string>();
  const monthStart = shown ?? `${(form.date || today).slice(0, 8)}01`;
  const isUnderWay = monthStart < today;
  const from = isUnderWay ? today : monthStart;
  const to = monthEnd(monthStart);
  const marks = useDayMarks(form, facts, { from, to, openDay: useOpenDays(form, from, to) });
  return (
    <MonthCalendar
      {...marks}
      label={t`Date of the session`}
      date={form.date}
      today={today}
      last={addDays(today, daysAhead)}
      onPick={onPick}
      onShow={onShow}
    />
  );
}

/** Last day of the month that begins on a day. */
function monthEnd(monthStart: string): string {
  const next = addDays(monthStart, 31);
  return addDays(`${next.slice(0, 8)}01`, -1);
}

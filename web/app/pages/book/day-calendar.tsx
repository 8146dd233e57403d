import { useLingui } from '@lingui/react/macro';
import { MonthCalendar } from '../../ui/month-calendar.tsx';
import type { BookingForm } from './form.ts';
import { useFullness } from './use-fullness.ts';

interface Props {
  form: BookingForm;
  /** Earliest day that can be picked. */
  today: string;
  isClosed(day: string): boolean;
  onPick(date: string): void;
}

/** The days of the session, a month at a time, each with how full it is. */
export function DayCalendar({ form, today, isClosed, onPick }: Props) {
  const { t } = useLingui();
  const { fullness, onShow } = useFullness(form, today);
  return (
    <MonthCalendar
      label={t`Date of the session`}
      date={form.date}
      today={today}
      last={form.lastDay || undefined}
      isClosed={isClosed}
      fullness={fullness}
      onPick={onPick}
      onShow={onShow}
    />
  );
}

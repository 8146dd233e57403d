import { useLingui } from '@lingui/react/macro';
import { useDaysAhead } from '../../../components/use-days-ahead.ts';
import { MonthCalendar } from '../../../ui/month-calendar.tsx';
import type { BookingForm } from '../form/form.ts';
import { lastBookableDay } from './bookable-days.ts';
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
  const daysAhead = useDaysAhead();
  const { fullness, onShow } = useFullness(form, today);
  return (
    <MonthCalendar
      label={t`Date of the session`}
      date={form.date}
      today={today}
      last={lastBookableDay({ today, daysAhead, lastDay: form.lastDay })}
      isClosed={isClosed}
      fullness={fullness}
      onPick={onPick}
      onShow={onShow}
    />
  );
}

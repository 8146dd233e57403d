import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDaysAhead } from '../../../components/use-days-ahead.ts';
import { addDays } from '../../../lib/dates.ts';
import { useListOpenDaysQuery } from '../../../state/api/scheduling-api.ts';
import { MonthCalendar } from '../../../ui/month-calendar.tsx';

/** Days that one question about open days covers. */
const askedDays = 62;

interface Props {
  /** Id of the session that is moved. */
  moving: string;
  therapistId: number;
  location: string;
  lastsMinutes: number;
  date: string;
  today: string;
  onPick(date: string): void;
}

/** The days a session can move to, with how full each is for the therapist. */
export function MoveDays({
  moving,
  therapistId,
  location,
  lastsMinutes,
  date,
  today,
  onPick,
}: Props) {
  const { t } = useLingui();
  const daysAhead = useDaysAhead();
  const [month, setMonth] = useState(`${date.slice(0, 8)}01`);
  const from = month < today ? today : month;
  const { currentData: days = [] } = useListOpenDaysQuery({
    therapist_id: therapistId,
    location,
    from,
    to: addDays(from, askedDays - 1),
    total_duration: lastsMinutes,
    moving,
  });
  const levels = new Map(days.map((day) => [day.date, day.level]));
  return (
    <MonthCalendar
      label={t`New day of the session`}
      date={date}
      today={today}
      last={addDays(today, daysAhead)}
      isClosed={(day) => levels.get(day) === 'closed'}
      fullness={(day) => {
        const level = levels.get(day);
        return level === 'closed' ? undefined : level;
      }}
      onPick={onPick}
      onShow={setMonth}
    />
  );
}

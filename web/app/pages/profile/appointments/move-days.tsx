import type { Appointment } from '@limber/contract/appointments.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type DayReason, useDayWords } from '../../../components/use-day-words.ts';
import { useDaysAhead } from '../../../components/use-days-ahead.ts';
import { addDays } from '../../../lib/dates.ts';
import { useListOpenDaysQuery } from '../../../state/api/scheduling-api.ts';
import type { DayNote } from '../../../ui/day-note.tsx';
import { MonthCalendar } from '../../../ui/month-calendar.tsx';
import { isUnlimited } from './is-unlimited.ts';

/** Days that one question about open days covers. */
const askedDays = 62;

interface Props {
  /** The session that is moved. */
  appointment: Pick<Appointment, 'id' | 'location' | 'serviceType' | 'total_duration'>;
  therapistId: number;
  date: string;
  today: string;
  onPick(date: string): void;
}

/** The days a session can move to, with how full each is for the therapist. */
export function MoveDays({ appointment, therapistId, date, today, onPick }: Props) {
  const { t } = useLingui();
  const daysAhead = useDaysAhead();
  const [month, setMonth] = useState(`${date.slice(0, 8)}01`);
  const from = month < today ? today : month;
  const { currentData: days = [] } = useListOpenDaysQuery({
    therapist_id: therapistId,
    location: appointment.location,
    from,
    to: addDays(from, askedDays - 1),
    total_duration: appointment.total_duration,
    moving: appointment.id,
  });
  const known = new Map(days.map((day) => [day.date, day]));
  const say = useDayWords();
  const noTimes = { mark: 'off', text: t`no times` } as const;
  const noteOn = (day: string): DayNote | undefined => {
    const { level, reason } = known.get(day) ?? {};
    if (level !== 'closed') return undefined;
    const words = reason && reason !== 'over' && reason !== 'beyond' ? say(reason) : noTimes;
    return { ...words, barred: true };
  };
  const reasons: DayReason[] = ['day_off'];
  if (appointment.serviceType !== 'service') reasons.push('package_ended');
  if (isUnlimited(appointment)) reasons.push('package_used');
  return (
    <MonthCalendar
      label={t`New day of the session`}
      date={date}
      today={today}
      last={addDays(today, daysAhead)}
      noteOn={noteOn}
      legend={reasons.map((reason) => ({ ...say(reason), barred: true }))}
      fullness={(day) => {
        const level = known.get(day)?.level;
        return level === 'closed' ? undefined : level;
      }}
      onPick={onPick}
      onShow={setMonth}
    />
  );
}

import type { Appointment } from '@limber/contract/appointments.ts';
import { civilDay, minutesTo } from '../../../lib/dates.ts';

type TimedSession = Pick<Appointment, 'date' | 'time' | 'total_duration' | 'status'>;

/**
 * The client's own sessions that overlap a session of `minutes` from `time` (`HH:MM`) on one of the
 * studio's days.
 */
export function overlappingSessions<Own extends TimedSession>(
  own: readonly Own[],
  { date, time, minutes }: { date: string; time: string; minutes: number },
): Own[] {
  const from = minutesTo(civilDay(date, time), time);
  return own.filter((session) => {
    const starts = minutesTo(session.date, session.time);
    return (
      (session.status === 'booked' || session.status === 'check_in') &&
      starts < from + minutes &&
      starts + session.total_duration > from
    );
  });
}

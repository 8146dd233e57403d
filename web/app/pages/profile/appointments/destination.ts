import type { Appointment } from '@limber/contract/appointments.ts';
import { civilDay, formatTime } from '../../../lib/dates.ts';

/** Where a session shall go. */
export interface Destination {
  therapistId: number;
  /** The studio's day, `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`, or '' until chosen. */
  time: string;
}

/** Whether a time is the one that the session has already. */
export function isWhereItIs(
  { therapist_id, date, time }: Pick<Appointment, 'therapist_id' | 'date' | 'time'>,
  to: Destination,
): boolean {
  return (
    to.therapistId === therapist_id &&
    civilDay(to.date, to.time) === date &&
    to.time === formatTime(time)
  );
}

import type { Appointment } from '@limber/contract/appointments.ts';
import { minutesTo } from './dates.ts';

/**
 * Hours before the start until which a session can be cancelled free of charge, as agreed at
 * booking.
 */
export function hoursOfCutoff({
  date,
  time,
  free_until,
}: Pick<Appointment, 'date' | 'time' | 'free_until'>): number {
  return minutesTo(date, time) / 60 - Date.parse(free_until) / 3_600_000;
}

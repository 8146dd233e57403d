import type { Appointment } from '@limber/contract/appointments.ts';

/** Until how many hours before its start a session is free to cancel, by what was agreed to. */
export function hoursOfCutoff({
  date,
  time,
  free_until,
}: Pick<Appointment, 'date' | 'time' | 'free_until'>): number {
  return (Date.parse(`${date}T${time}+04:00`) - Date.parse(free_until)) / 3_600_000;
}

import type { DayBooking } from '@limber/contract/desk/day.ts';
import { timeOfMinute } from '../minute-text.ts';

/** Where and when a session is, as a move says it. */
export interface Place {
  /** The studio's day, `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  /** Minutes. */
  readonly total_duration: number;
  readonly therapist_id: number;
  readonly location: string;
}

/** Where a session of a day is. */
export function placeOf(date: string, booking: DayBooking): Place {
  const { from_minute, to_minute, therapist_id, location } = booking;
  return {
    date,
    time: timeOfMinute(from_minute),
    total_duration: to_minute - from_minute,
    therapist_id,
    location,
  };
}

/** What of a place becomes another; a day and its time go together. */
export function changesBetween(before: Place, after: Place): Partial<Place> {
  const { date, time, total_duration, therapist_id, location } = after;
  return {
    ...((date !== before.date || time !== before.time) && { date, time }),
    ...(total_duration !== before.total_duration && { total_duration }),
    ...(therapist_id !== before.therapist_id && { therapist_id }),
    ...(location !== before.location && { location }),
  };
}

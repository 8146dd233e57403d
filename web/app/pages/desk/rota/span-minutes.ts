import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking.ts';
import { DAY_MINUTES } from '@limber/contract/terms/day.ts';

/** A part of a day as its two fields have it, 'HH:MM' each. */
export interface TypedSpan {
  readonly location: string;
  readonly from: string;
  readonly to: string;
}

/** Minutes from midnight of the studio's day of a typed beginning; what is before six is of the night after. */
export function beginMinute(time: string): number {
  const minute = minuteOf(time);
  return minute < DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute;
}

/** The same of an end, which may be six in the morning after. */
export function endMinute(time: string): number {
  const minute = minuteOf(time);
  return minute <= DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { timeOfMinute } from '../frame/words/minute-text.ts';

interface ShiftSpan {
  readonly location: string;
  readonly from_minute: number;
  readonly to_minute: number;
}

/** A span as typed in its two fields, `HH:MM` each. */
export interface TypedSpan {
  readonly location: string;
  readonly from: string;
  readonly to: string;
}

/** A typed span in minutes from midnight of the studio's day, as the server has it. */
export function minutesOf({ from, to }: Pick<TypedSpan, 'from' | 'to'>) {
  return { from_minute: beginMinute(from), to_minute: endMinute(to) };
}

/** A span for its two fields. */
export function typedSpan(span: ShiftSpan): TypedSpan {
  const { location, from_minute: from, to_minute: to } = span;
  return { location, from: timeOfMinute(from), to: timeOfMinute(to) };
}

/**
 * Minutes from midnight of the studio's day for a typed start; before six it is the night after.
 */
export function beginMinute(time: string): number {
  const minute = minuteOf(time);
  return minute < DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute;
}

/** The same for an end, which may be six the next morning. */
export function endMinute(time: string): number {
  const minute = minuteOf(time);
  return minute <= DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

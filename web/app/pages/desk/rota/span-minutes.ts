import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/day.ts';
import { timeOfMinute } from '../frame/words/minute-text.ts';

interface ShiftSpan {
  readonly location: string;
  readonly from_minute: number;
  readonly to_minute: number;
}

/** A part of a day as its two fields have it, 'HH:MM' each. */
export interface TypedSpan {
  readonly location: string;
  readonly from: string;
  readonly to: string;
}

/** What was typed as the server has it: minutes from midnight of the studio's day. */
export function minutesOf({ from, to }: Pick<TypedSpan, 'from' | 'to'>) {
  return { from_minute: beginMinute(from), to_minute: endMinute(to) };
}

/** A part of a day for its two fields. */
export function typedSpan(span: ShiftSpan): TypedSpan {
  const { location, from_minute: from, to_minute: to } = span;
  return { location, from: timeOfMinute(from), to: timeOfMinute(to) };
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

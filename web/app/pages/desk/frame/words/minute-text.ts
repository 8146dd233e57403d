import { studioDays } from '@limber/contract/clock/studio-clock.ts';
import { createContext, useContext } from 'react';
import { minuteOfDay } from '../../../../lib/dates.ts';

/**
 * `HH:MM` of a minute from midnight, even beyond 24:00. With the studio's day, in the night of a
 * change, what the clock shows at it.
 */
export function timeOfMinute(minute: number, date?: string): string {
  const days = studioDays();
  if (date !== undefined && days.changesOn(date)) return days.timeOf(days.minuteOf(date, minute));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** Whether the clock shows the time of a minute for the second time; no request can name it then. */
export function isShownAgain(minute: number, date: string): boolean {
  const days = studioDays();
  if (!days.changesOn(date)) return false;
  const instant = days.minuteOf(date, minute);
  return days.atClock(date, days.clockAt(date, instant)) !== instant;
}

/** The minute of the studio's day at which the clock first shows a time. */
export function minuteOfTime(date: string, time: string): number {
  const days = studioDays();
  const minute = minuteOfDay(time);
  return days.changesOn(date) ? days.minutesInto(date, days.atClock(date, minute)) : minute;
}

/** The day whose minutes a part of the page shows; undefined: the clock does not change on it. */
export const DayOfMinutes = createContext<string | undefined>(undefined);

/**
 * Writes the minutes of the day on screen; of two times that are the same, the second ends in "(2)".
 * A session that ends as the clock changes shows its end by the earlier clock.
 */
export function useTimeOfMinute(): (minute: number, isEnd?: boolean) => string {
  const date = useContext(DayOfMinutes);
  return (minute, isEnd = false) => {
    const shown = timeOfMinute(minute, date);
    if (date === undefined) return shown;
    const reached = timeOfMinute(minuteOfDay(timeOfMinute(minute - 1, date)) + 1);
    if (isEnd && reached !== shown) return reached;
    return isShownAgain(minute, date) ? `${shown} (2)` : shown;
  };
}

/**
 * The minute of the studio's day at an instant (epoch milliseconds); −Infinity without a date.
 */
export function minuteOfDate(date: string | undefined, instant: number): number {
  if (date === undefined) return Number.NEGATIVE_INFINITY;
  return studioDays().minutesInto(date, instant);
}

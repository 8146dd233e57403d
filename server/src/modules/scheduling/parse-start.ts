import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import { minuteOf, minutesOf } from '../../platform/dubai.ts';
import type { SlotStart } from './slot-rules.ts';

/**
 * The start that a request names: `date` is the studio's day, `YYYY-MM-DD`, and `time` `HH:MM` or
 * `HH:MM:SS` in Dubai. One before the day begins is of the night after it.
 */
export function parseStart(date: string, time: string): SlotStart {
  const minute = minutesOf(time);
  const startMinute = minute < DAY_BEGINS_MINUTE ? minute + DAY_MINUTES : minute;
  return { day: date, startMinute, startsAt: minuteOf(date, startMinute) };
}

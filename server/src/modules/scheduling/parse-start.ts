import { at, minutesOf, timeFromMinutes } from '../../platform/dubai.ts';
import type { SlotStart } from './slot-rules.ts';

/** The start that a request names: `date` is `YYYY-MM-DD`, `time` `HH:MM` or `HH:MM:SS`, in Dubai. */
export function parseStart(date: string, time: string): SlotStart {
  const startMinute = minutesOf(time);
  return { day: date, startMinute, startsAt: at(date, timeFromMinutes(startMinute)) };
}

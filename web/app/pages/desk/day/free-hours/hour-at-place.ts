import type { FreeHour } from '@limber/contract/desk/day/free-hours.ts';
import { minuteOfDay } from '../../../../lib/dates.ts';
import type { BoardCell } from '../booking/session-draft.ts';

/** The free hour in which a place of the board lies; undefined: in none. */
export function hourAtPlace(
  hours: readonly FreeHour[],
  { therapistId, date, minute }: Pick<BoardCell, 'therapistId' | 'date' | 'minute'>,
): FreeHour | undefined {
  return hours.find(
    (hour) =>
      hour.date === date &&
      hour.therapist_id === therapistId &&
      minuteOfDay(hour.from) <= minute &&
      minute < minuteOfDay(hour.to),
  );
}

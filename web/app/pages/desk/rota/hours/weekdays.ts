import { t } from '@lingui/core/macro';
import { addDays, formatWeekday } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';

/** ISO: 1 Monday to 7 Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Name of a weekday in the language of the page. */
export function weekdayName(weekday: number): string {
  // 5 January 2026 is a Monday.
  return formatWeekday(addDays('2026-01-05', weekday - 1));
}

/** Names of some weekdays in the order of the week. */
export function weekdayNames(days: readonly number[]): string {
  if (days.length === weekdays.length) return t`Every day`;
  return joinNames(days.toSorted((one, other) => one - other).map(weekdayName));
}

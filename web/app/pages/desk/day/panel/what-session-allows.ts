import type { CancelledSession } from '@limber/contract/desk/day/cancelled-sessions.ts';
import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Step } from '../../../../state/api/desk-api.ts';

/** Steps that a session allows at a minute of its day, the most likely first. */
export function stepsOf(
  { status, from_minute }: Pick<DayBooking, 'status' | 'from_minute'>,
  nowMinute: number,
): Step[] {
  const begun = nowMinute >= from_minute;
  if (status === 'booked') return begun ? ['here', 'missed'] : ['here'];
  if (status === 'check_in') return begun ? ['done', 'missed', 'undo'] : ['undo'];
  return ['undo'];
}

/** Only a session that has neither been held nor ended can be moved or cancelled. */
export function mayChange({ status, to_minute }: DayBooking, nowMinute: number): boolean {
  return (status === 'booked' || status === 'check_in') && nowMinute < to_minute;
}

/**
 * Whether a cancelled session can be restored at a minute of its day: until its end, while its time
 * is free.
 */
export function mayStandAgain(
  { taken_by }: Pick<CancelledSession['cancelled'], 'taken_by'>,
  nowMinute: number,
): boolean {
  return taken_by === null && nowMinute < DAY_BEGINS_MINUTE + 24 * 60;
}

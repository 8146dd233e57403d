import type { DayBooking } from '@limber/contract/desk/day/day.ts';

/** A session's state on screen: late is booked, begun and not checked in. */
export type State = 'booked' | 'late' | 'here' | 'done' | 'missed' | 'cancelled';

/** State of a booking at a minute of its day. */
export function stateOf(
  { status, from_minute }: Pick<DayBooking, 'status' | 'from_minute'>,
  nowMinute: number,
): State {
  if (status === 'check_in') return 'here';
  if (status === 'completed') return 'done';
  if (status === 'no_show') return 'missed';
  if (status === 'cancelled') return 'cancelled';
  return nowMinute > from_minute ? 'late' : 'booked';
}

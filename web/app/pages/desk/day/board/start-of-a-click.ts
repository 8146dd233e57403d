import { DESK_GRID_MINUTES, GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Column } from './therapist-columns.ts';

/**
 * Start of a session that is put into a column at a minute: the half hour before it, or the end of
 * the session that is running then.
 */
export function beginsAt({ placed }: Pick<Column, 'placed'>, minute: number): number {
  const grid = Math.floor(minute / GRID_MINUTES) * GRID_MINUTES;
  const busy = placed
    .map(({ booking }) => booking)
    .filter(({ status, from_minute }) => status !== 'no_show' && from_minute <= minute)
    .map(({ busy_to_minute }) => busy_to_minute);
  const free = Math.max(grid, ...busy);
  return Math.ceil(free / DESK_GRID_MINUTES) * DESK_GRID_MINUTES;
}

/** The next free place of a column from a minute on, for keys, which point at no minute. */
export function nextPlace(column: Pick<Column, 'placed' | 'shifts'>, from: number): number {
  const [first] = column.shifts;
  const start = Math.max(from, first?.from_minute ?? from);
  let minute = Math.ceil(start / DESK_GRID_MINUTES) * DESK_GRID_MINUTES;
  const bookings = column.placed.map(({ booking }) => booking);
  for (const each of bookings) {
    if (each.status === 'no_show' || each.busy_to_minute <= minute) continue;
    if (each.from_minute - minute >= GRID_MINUTES) break;
    minute = Math.ceil(each.busy_to_minute / DESK_GRID_MINUTES) * DESK_GRID_MINUTES;
  }
  return minute;
}

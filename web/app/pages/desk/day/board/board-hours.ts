import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { Span } from './columns.ts';

/**
 * Hours that the board shows for a day: everything open or booked, otherwise all shifts, rounded
 * out to whole hours.
 */
export function boardHoursOf(day: DeskDay): Span {
  const known = [...day.branches.flatMap(({ hours }) => hours), ...day.bookings];
  const spans = known.length > 0 ? known : day.therapists.flatMap(({ shifts }) => shifts);
  if (spans.length === 0) return { from: 10 * 60, to: 22 * 60 };
  return {
    from: Math.floor(Math.min(...spans.map((each) => each.from_minute)) / 60) * 60,
    to: Math.ceil(Math.max(...spans.map((each) => each.to_minute)) / 60) * 60,
  };
}

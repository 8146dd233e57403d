import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { arrangementOf, changesBetween } from '../moving/session-arrangement.ts';

/**
 * The booking that an open change form works on. It stays as it was opened, so that no input is
 * lost and a change by others is refused instead of overwritten. If nothing that the form covers
 * has changed, as after a check-in, it is the current booking.
 */
export function bookingAsOpened(date: string, opened: DayBooking, now: DayBooking): DayBooking {
  const changes = changesBetween(arrangementOf(date, opened), arrangementOf(date, now));
  return Object.keys(changes).length === 0 ? now : opened;
}

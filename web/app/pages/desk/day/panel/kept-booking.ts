import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { changesBetween, placeOf } from '../moving/place.ts';

/**
 * The booking that a form which changes it goes on from: as it was when the form was opened, so that nothing
 * typed is lost, and what others changed meanwhile is refused instead of written over; but as it is now where
 * nothing changed of what the form is about, as by checking in.
 */
export function keptBooking(date: string, opened: DayBooking, now: DayBooking): DayBooking {
  const changes = changesBetween(placeOf(date, opened), placeOf(date, now));
  return Object.keys(changes).length === 0 ? now : opened;
}

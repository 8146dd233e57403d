import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';

/** A client's sessions of a day that overlap the given minutes, without no-shows. */
export function sessionsMeeting(
  { bookings }: Pick<DeskDay, 'bookings'>,
  clientId: number,
  { from, to }: { readonly from: number; readonly to: number },
): DayBooking[] {
  return bookings.filter(
    ({ client, status, from_minute, to_minute }) =>
      client.id === clientId && status !== 'no_show' && from_minute < to && to_minute > from,
  );
}

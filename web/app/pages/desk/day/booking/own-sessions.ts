import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';

/** Sessions of a client on a day that meet minutes of it; one that they did not come to meets nothing. */
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

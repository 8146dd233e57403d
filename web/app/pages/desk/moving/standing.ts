import type { DayBooking, DeskDay } from '@limber/contract/desk/day.ts';

/** What stands in the way of a session at a time, as far as the day shows it; the server decides. */
export type Standing =
  | { readonly kind: 'taken'; readonly by: DayBooking }
  | { readonly kind: 'away' | 'shift' | 'hours' | 'passed' | 'free' };

/** A wished time of a day: minutes from its midnight. */
export interface Wished {
  readonly therapistId: number;
  readonly location: string;
  readonly from: number;
  readonly to: number;
}

/** What stands there: another session first, else what the studio would rather not. */
export function standingAt(
  day: DeskDay,
  booking: DayBooking,
  { therapistId, location, from, to }: Wished,
  nowMinute: number,
): Standing {
  const busyTo = to + Math.max(0, booking.busy_to_minute - booking.to_minute);
  const by = day.bookings.find(
    (each) =>
      each.id !== booking.id &&
      each.therapist_id === therapistId &&
      each.status !== 'no_show' &&
      each.from_minute < busyTo &&
      from < each.busy_to_minute,
  );
  if (by) return { kind: 'taken', by };
  const therapist = day.therapists.find(({ id }) => id === therapistId);
  const branch = day.branches.find(({ code }) => code === location);
  const isOff = therapist?.off.some((each) => each.from_minute < to && from < each.to_minute);
  if (isOff) return { kind: 'away' };
  const shifts = therapist?.shifts.filter((each) => each.location === location) ?? [];
  if (!covers(shifts, from, to)) return { kind: 'shift' };
  if (!covers(branch?.hours ?? [], from, to)) return { kind: 'hours' };
  return { kind: from < nowMinute && from !== booking.from_minute ? 'passed' : 'free' };
}

function covers(
  spans: readonly { readonly from_minute: number; readonly to_minute: number }[],
  from: number,
  to: number,
): boolean {
  return spans.some((each) => each.from_minute <= from && to <= each.to_minute);
}

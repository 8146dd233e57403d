import type { WishCode } from '@limber/contract/desk/day/bookings.ts';
import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';

/** Wishes of the studio that the day shows; skills, and whom a client wishes for, only the server knows. */
export type SeenWish = Extract<
  WishCode,
  'time_off' | 'closure' | 'shift' | 'hours' | 'grid' | 'passed' | 'late'
>;

/** What stands in the way of a session at a time, as far as the day shows it; the server decides. */
export type MoveObstacle =
  | { readonly kind: 'taken'; readonly by: DayBooking }
  | /** Its rooms or beds that somebody has then; there may be others. */ {
      readonly kind: 'resources';
      readonly names: readonly string[];
    }
  | /** It takes a reason. */ { readonly kind: 'wishes'; readonly wishes: readonly SeenWish[] }
  | /** Nobody is there; with another therapist that is not all that is asked. */ {
      readonly kind: 'over' | 'nobody' | 'free';
    };

/** A wished time of a day: minutes from its midnight. */
export interface Wished {
  readonly therapistId: number;
  readonly location: string;
  readonly from: number;
  readonly to: number;
}

/**
 * What stands there: what nobody can pass over first, else what the studio would rather not.
 *
 * @param isLate it can no longer be moved for nothing
 */
export function standingAt(
  day: DeskDay,
  booking: DayBooking,
  wished: Wished,
  nowMinute: number,
  isLate = isPastCutoff(booking, nowMinute),
): MoveObstacle {
  const { therapistId, from, to } = wished;
  const others = day.bookings.filter(
    (each) => each.id !== booking.id && each.status !== 'no_show' && each.status !== 'cancelled',
  );
  const buffer = Math.max(0, booking.busy_to_minute - booking.to_minute);
  const meets = (each: DayBooking) => each.from_minute < to + buffer && from < each.busy_to_minute;
  const by = others.find((each) => each.therapist_id === therapistId && meets(each));
  if (by) return { kind: 'taken', by };
  const isSameDay = day.bookings.some(({ id }) => id === booking.id);
  const isSameStart = isSameDay && from === booking.from_minute;
  if (to <= nowMinute && !isSameStart) return { kind: 'over' };
  const wishes = wishesAt(day, booking, wished, { nowMinute, isLate, isSameDay, isSameStart });
  if (wishes.length > 0) return { kind: 'wishes', wishes };
  const had = others.filter(meets).flatMap((each) => each.resources.map(({ id }) => id));
  const gone = booking.resources.filter(({ id }) => had.includes(id));
  if (gone.length > 0) return { kind: 'resources', names: gone.map(({ name }) => name) };
  return { kind: therapistId === booking.therapist_id ? 'free' : 'nobody' };
}

/** Whether a session can no longer be moved for nothing, at a minute of its day. */
export function isPastCutoff(
  { from_minute, cutoff_hours }: Pick<DayBooking, 'from_minute' | 'cutoff_hours'>,
  nowMinute: number,
): boolean {
  return nowMinute > from_minute - cutoff_hours * 60;
}

/** What would be passed over; what is so already is not asked about again. */
function wishesAt(
  day: DeskDay,
  booking: DayBooking,
  { therapistId, location, from, to }: Wished,
  now: { nowMinute: number; isLate: boolean; isSameDay: boolean; isSameStart: boolean },
): SeenWish[] {
  const therapist = day.therapists.find(({ id }) => id === therapistId);
  const branch = day.branches.find(({ code }) => code === location);
  const isKept =
    now.isSameDay &&
    therapistId === booking.therapist_id &&
    location === booking.location &&
    booking.from_minute <= from &&
    to <= booking.to_minute;
  const meets = (span: Span) => span.from_minute < to && from < span.to_minute;
  const holds = (span: Span) => span.from_minute <= from && to <= span.to_minute;
  const open = branch?.hours.find(holds);
  const shifts = therapist?.shifts.filter((each) => each.location === location) ?? [];
  const isClosed = branch?.closures.some(
    ({ provisional, from_minute, to_minute }) =>
      !provisional &&
      (from_minute === null || to_minute === null || meets({ from_minute, to_minute })),
  );
  const broken: readonly (readonly [SeenWish, boolean | undefined])[] = [
    ['late', now.isLate && !now.isSameStart],
    ['closure', isClosed && !isKept],
    ['passed', from < now.nowMinute && !now.isSameStart],
    ['grid', open && !now.isSameStart && (from - open.from_minute) % GRID_MINUTES !== 0],
    ['hours', !open && !isClosed && !isKept],
    ['shift', !shifts.some(holds) && !isKept],
    ['time_off', therapist?.off.some(meets) && !isKept],
  ];
  return broken.filter(([, is]) => is).map(([wish]) => wish);
}

interface Span {
  readonly from_minute: number;
  readonly to_minute: number;
}

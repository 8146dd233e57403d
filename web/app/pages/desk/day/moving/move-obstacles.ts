import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import { isShownAgain } from '../../frame/words/minute-text.ts';

/**
 * Rules of the studio that the day's data can check; skills and the client's preference are known
 * to the server only.
 */
export type VisibleRule = Extract<
  OverridableRule,
  'time_off' | 'closure' | 'shift' | 'hours' | 'grid' | 'passed' | 'late'
>;

/** What prevents a move to a time, as far as the day's data shows; the server decides. */
export type MoveObstacle =
  | { readonly kind: 'taken'; readonly by: DayBooking }
  | /** Its rooms or beds are taken then; others may be free. */ {
      readonly kind: 'resources';
      readonly names: readonly string[];
    }
  | /** Needs a reason. */ {
      readonly kind: 'overridable';
      readonly brokenRules: readonly VisibleRule[];
    }
  | /** Nothing prevents it; with another therapist the server checks more. */ {
      readonly kind: 'over' | 'twice' | 'nobody' | 'free';
    };

/** A wanted time, in minutes from the day's midnight. */
export interface TargetTime {
  readonly therapistId: number;
  readonly location: string;
  readonly from: number;
  readonly to: number;
}

/**
 * What prevents a move there: first what nobody may override, then the rules that take a reason.
 *
 * @param isLate the session can no longer be moved free of charge
 */
export function standingAt(
  day: DeskDay,
  booking: DayBooking,
  target: TargetTime,
  nowMinute: number,
  isLate = isPastCutoff(booking, nowMinute),
): MoveObstacle {
  const { therapistId, from, to } = target;
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
  if (isShownAgain(from, day.date)) return { kind: 'twice' };
  const brokenRules = rulesBrokenAt(day, booking, target, {
    nowMinute,
    isLate,
    isSameDay,
    isSameStart,
  });
  if (brokenRules.length > 0) return { kind: 'overridable', brokenRules };
  const had = others.filter(meets).flatMap((each) => each.resources.map(({ id }) => id));
  const missing = booking.resources.filter(({ id }) => had.includes(id));
  if (missing.length > 0) return { kind: 'resources', names: missing.map(({ name }) => name) };
  return { kind: therapistId === booking.therapist_id ? 'free' : 'nobody' };
}

/** Whether, at a minute of its day, a session can no longer be moved free of charge. */
export function isPastCutoff(
  { from_minute, cutoff_hours }: Pick<DayBooking, 'from_minute' | 'cutoff_hours'>,
  nowMinute: number,
): boolean {
  return nowMinute > from_minute - cutoff_hours * 60;
}

/**
 * The rules that a move would break; one that the session breaks already is not asked about again.
 */
function rulesBrokenAt(
  day: DeskDay,
  booking: DayBooking,
  { therapistId, location, from, to }: TargetTime,
  now: { nowMinute: number; isLate: boolean; isSameDay: boolean; isSameStart: boolean },
): VisibleRule[] {
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
  const broken: readonly (readonly [VisibleRule, boolean | undefined])[] = [
    ['late', now.isLate && !now.isSameStart],
    ['closure', isClosed && !isKept],
    ['passed', from < now.nowMinute && !now.isSameStart],
    ['grid', open && !now.isSameStart && (from - open.from_minute) % GRID_MINUTES !== 0],
    ['hours', !open && !isClosed && !isKept],
    ['shift', !shifts.some(holds) && !isKept],
    ['time_off', therapist?.off.some(meets) && !isKept],
  ];
  return broken.filter(([, is]) => is).map(([rule]) => rule);
}

interface Span {
  readonly from_minute: number;
  readonly to_minute: number;
}

import type { DayBooking, DayTherapist, DeskDay } from '@limber/contract/desk/day/day.ts';

/** A booking in its column, with its lane among bookings at the same time. */
export interface BookingInLane {
  readonly booking: DayBooking;
  /** Index of its lane, from 0. */
  readonly lane: number;
  readonly lanes: number;
}

/** What one therapist does at one branch that day. */
export interface Column {
  readonly key: string;
  readonly therapist: DayTherapist;
  readonly location: string;
  /**
   * Shifts, cut to the branch's opening hours: those change for Ramadan before the shifts do, and
   * there are none on Eid.
   */
  readonly shifts: readonly MinuteSpan[];
  readonly placed: readonly BookingInLane[];
}

type MinuteSpan = DeskDay['branches'][number]['hours'][number];
type Closure = DeskDay['branches'][number]['closures'][number];

/** The parts of a shift during opening hours. */
function within(hours: readonly MinuteSpan[], shift: MinuteSpan): MinuteSpan[] {
  return hours
    .map((open) => ({
      from_minute: Math.max(open.from_minute, shift.from_minute),
      to_minute: Math.min(open.to_minute, shift.to_minute),
    }))
    .filter(({ from_minute, to_minute }) => from_minute < to_minute);
}

/** What a confirmed closure leaves of a span; a closure without minutes takes the whole day. */
function without(span: MinuteSpan, { provisional, ...shut }: Closure): MinuteSpan[] {
  if (provisional) return [span];
  const { from_minute: from, to_minute: to } = shut;
  if (from === null || to === null) return [];
  return [
    { from_minute: span.from_minute, to_minute: Math.min(span.to_minute, from) },
    { from_minute: Math.max(span.from_minute, to), to_minute: span.to_minute },
  ].filter(({ from_minute, to_minute }) => from_minute < to_minute);
}

/** Minutes from midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A column for each therapist at each branch where they work or are booked, sorted by branch. */
export function columnsOf(day: DeskDay): Column[] {
  return day.branches.flatMap(({ code, hours, closures }) =>
    day.therapists.flatMap((therapist) => {
      const shifts = therapist.shifts.filter(({ location }) => location === code);
      const bookings = day.bookings.filter(
        (each) => each.therapist_id === therapist.id && each.location === code,
      );
      if (shifts.length === 0 && bookings.length === 0) return [];
      const key = `${code} ${therapist.id}`;
      const open = closures.reduce<MinuteSpan[]>(
        (left, closure) => left.flatMap((span) => without(span, closure)),
        shifts.flatMap((shift) => within(hours, shift)),
      );
      return [{ key, therapist, location: code, shifts: open, placed: place(bookings) }];
    }),
  );
}

/** The parts of a range outside the shifts, ascending. */
export function offShift(shifts: Column['shifts'], { from, to }: Span): Span[] {
  const gaps: Span[] = [];
  let at = from;
  for (const shift of shifts) {
    if (shift.from_minute > at) gaps.push({ from: at, to: shift.from_minute });
    at = Math.max(at, shift.to_minute);
  }
  if (at < to) gaps.push({ from: at, to });
  return gaps;
}

/**
 * Assigns lanes to bookings at the same time, such as a missed session and the one that has its
 * time now.
 */
function place(bookings: readonly DayBooking[]): BookingInLane[] {
  const placed: BookingInLane[] = [];
  let group: { booking: DayBooking; lane: number }[] = [];
  let until = -1;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((each) => ({ ...each, lanes })));
    group = [];
  };
  for (const booking of bookings) {
    if (booking.from_minute >= until) close();
    const taken = new Set(
      group.filter((each) => each.booking.to_minute > booking.from_minute).map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ booking, lane });
    until = Math.max(until, booking.to_minute);
  }
  close();
  return placed;
}

import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Span } from './bookable-days-rules.ts';
import { roomFor, type Takes } from './buffer-and-resource-rules.ts';

/** Everything that decides when a therapist is free on one day of the studio. */
export interface TherapistDay {
  /** Opening hours of the branch, in order; none: closed on that day. */
  readonly open: readonly Span[];
  readonly shifts: readonly Span[];
  /** Time off and live bookings, in any order, possibly overlapping. */
  readonly busy: readonly Busy[];
  /** What others hold for the moment. */
  readonly held: readonly Span[];
  /** What the requested session needs. */
  readonly takes: Takes;
  /** The present start of the session being moved; it is not offered. */
  readonly presentMinute?: number;
  /** Where the clock is put back: whether it has shown the time of a minute before. */
  readonly isShownAgain?: (minute: number) => boolean;
}

/** A day on which the clock changes. */
export interface ClockChangeOfDay {
  /** The minute of the day at which the clock shows a number of minutes after midnight. */
  minuteAt(clockMinutes: number): number;
  /** Whether the clock has shown the time of a minute before. */
  isShownAgain(minute: number): boolean;
}

/** Hours or shifts, which go by the clock, in minutes of the day. */
export function byClock<Each extends Span>(
  spans: readonly Each[],
  clock: ClockChangeOfDay | null,
): readonly Each[] {
  if (!clock) return spans;
  return spans.map((each) => ({
    ...each,
    startMinute: clock.minuteAt(each.startMinute),
    endMinute: clock.minuteAt(each.endMinute),
  }));
}

/** A part of a day that a therapist has not for others. */
export interface Busy extends Span {
  /** False: it is time off; else a booking. */
  readonly booked?: boolean;
}

export interface FreeStart {
  /** From midnight, also past the next one. */
  readonly startMinute: number;
  /** Minutes until the next booking, time off, end of shift or closing. */
  readonly longestMinutes: number;
}

/**
 * Start times that are free on a day, ascending: rota (branch hours ∩ shifts − time off − closures)
 * − live bookings − the past, where everything that the session needs is free. A session ends by
 * closing time and within the shift; its buffer may extend beyond them, but not into anything else.
 *
 * @param nowMinute minutes from that day's midnight to now; negative on a later day
 */
export function freeStarts(day: TherapistDay, nowMinute: number): FreeStart[] {
  const starts: FreeStart[] = [];
  eachStart(day, nowMinute, (startMinute, longestMinutes) => {
    starts.push({ startMinute, longestMinutes });
  });
  return starts;
}

/** Start times with any of some therapists' days, each with the longest room. */
export function startsOfAny(
  days: readonly TherapistDay[],
  nowMinute: number,
  lastsMinutes: number,
): FreeStart[] {
  const [first] = days;
  if (first && days.length === 1) {
    return freeStarts(first, nowMinute).filter((each) => each.longestMinutes >= lastsMinutes);
  }
  const longest = new Map<number, number>();
  for (const day of days) {
    eachStart(day, nowMinute, (startMinute, longestMinutes) => {
      const isLonger = longestMinutes > (longest.get(startMinute) ?? 0);
      if (isLonger && longestMinutes >= lastsMinutes) longest.set(startMinute, longestMinutes);
    });
  }
  return [...longest]
    .map(([startMinute, longestMinutes]) => ({ startMinute, longestMinutes }))
    .toSorted((a, b) => a.startMinute - b.startMinute);
}

/** Only their number: a month with ten therapists has thousands, which nobody lists. */
export function countStartsOfAny(
  days: readonly TherapistDay[],
  nowMinute: number,
  lastsMinutes: number,
): number {
  const found = new Set<number>();
  for (const day of days) {
    eachStart(day, nowMinute, (startMinute, longestMinutes) => {
      if (longestMinutes >= lastsMinutes) found.add(startMinute);
    });
  }
  return found.size;
}

/** Tells every free start of a day, in order. */
function eachStart(
  day: TherapistDay,
  nowMinute: number,
  tell: (startMinute: number, longestMinutes: number) => void,
): void {
  const busy = [...day.busy, ...day.held].sort(byStart);
  for (const open of day.open.toSorted(byStart)) {
    for (const gap of gapsOf(day.shifts, busy, open)) {
      const first = Math.max(gap.startMinute, nowMinute);
      const steps = Math.ceil((first - open.startMinute) / GRID_MINUTES);
      const grid = open.startMinute + steps * GRID_MINUTES;
      for (let at = grid; at < gap.endMinute; at += GRID_MINUTES) {
        const longestMinutes = longestAt(at, gap, day.takes);
        // A time that the clock shows twice is its first: the second has no name.
        if (longestMinutes > 0 && at !== day.presentMinute && !day.isShownAgain?.(at))
          tell(at, longestMinutes);
      }
    }
  }
}

function byStart(a: Span, b: Span): number {
  return a.startMinute - b.startMinute;
}

/** Whether a session of `lastsMinutes` may start at `startMinute`. */
export function fits(
  starts: readonly FreeStart[],
  startMinute: number,
  lastsMinutes: number,
): boolean {
  return starts.some(
    (start) => start.startMinute === startMinute && start.longestMinutes >= lastsMinutes,
  );
}

/** The `count` starts nearest to `startMinute`; of two as near, the earlier. */
export function nearestStarts(
  starts: readonly FreeStart[],
  startMinute: number,
  count: number,
): FreeStart[] {
  const distance = (start: FreeStart) => Math.abs(start.startMinute - startMinute);
  return starts
    .toSorted((a, b) => distance(a) - distance(b) || a.startMinute - b.startMinute)
    .slice(0, count);
}

/** A part of a shift in which the therapist is free. */
interface Gap extends Span {
  /** When the shift or the hours end. */
  readonly untilMinute: number;
  /** When the therapist is next busy, also after the shift. */
  readonly busyMinute: number;
}

/** The longest session that may start at a moment of a gap; 0 or less: none. */
function longestAt(at: number, { untilMinute, busyMinute }: Gap, takes: Takes): number {
  const { bufferMinutes, therapistMinutes } = takes;
  const toBusy = busyMinute - at;
  const toEnd = untilMinute - at;
  const withTherapist =
    therapistMinutes === null
      ? toBusy - bufferMinutes
      : toBusy >= therapistMinutes
        ? toEnd
        : toBusy;
  const longest = Math.min(toEnd, withTherapist);
  return takes.needs.length === 0 ? longest : Math.min(longest, roomFor(takes, at));
}

function gapsOf(shifts: readonly Span[], busy: readonly Span[], open: Span): Gap[] {
  const gaps: Gap[] = [];
  for (const shift of shifts.toSorted(byStart)) {
    let startMinute = Math.max(shift.startMinute, open.startMinute);
    const untilMinute = Math.min(shift.endMinute, open.endMinute);
    let busyMinute = Number.POSITIVE_INFINITY;
    for (const taken of busy) {
      if (taken.startMinute >= untilMinute) {
        busyMinute = taken.startMinute;
        break;
      }
      if (taken.startMinute > startMinute) {
        const endMinute = taken.startMinute;
        gaps.push({ startMinute, endMinute, untilMinute, busyMinute: endMinute });
      }
      startMinute = Math.max(startMinute, taken.endMinute);
    }
    if (startMinute < untilMinute) {
      gaps.push({ startMinute, endMinute: untilMinute, untilMinute, busyMinute });
    }
  }
  return gaps;
}

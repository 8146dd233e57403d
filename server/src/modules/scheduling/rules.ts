/** Start times stand on this grid, counted from opening time. */
export const GRID_MINUTES = 30;

/** No package session is longer. */
export const LONGEST_SESSION_MINUTES = 180;

/** Half-open stretch of a day, in minutes from midnight in Dubai. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Everything that decides when a therapist is free on one day. */
export interface TherapistDay {
  /** Opening hours of the branch; null: not open that weekday. */
  readonly open: Span | null;
  /** Shut by a closure. */
  readonly closed: boolean;
  readonly shifts: readonly Span[];
  /** Time off and live bookings, in any order, possibly overlapping. */
  readonly busy: readonly Span[];
}

export interface FreeStart {
  /** Minutes from midnight in Dubai. */
  readonly startsAt: number;
  /** Minutes until the next booking, time off, end of shift or closing. */
  readonly longestMinutes: number;
}

/**
 * Start times that are free on a day, ascending: rota (branch hours ∩ shifts − time off − closures)
 * − live bookings − what has passed. A session ends by closing.
 *
 * @param now minutes from that day's midnight to the present; negative on a later day
 */
export function freeStarts(day: TherapistDay, now: number): FreeStart[] {
  if (day.closed || !day.open) return [];
  const { open } = day;
  const starts: FreeStart[] = [];
  for (const gap of gapsOf(day, open)) {
    const first = Math.max(gap.from, now);
    const steps = Math.ceil((first - open.from) / GRID_MINUTES);
    for (let at = open.from + steps * GRID_MINUTES; at < gap.to; at += GRID_MINUTES) {
      starts.push({ startsAt: at, longestMinutes: gap.to - at });
    }
  }
  return starts;
}

/** Whether a session of `lastsMinutes` may start at `startsAt`. */
export function fits(
  starts: readonly FreeStart[],
  startsAt: number,
  lastsMinutes: number,
): boolean {
  return starts.some(
    (start) => start.startsAt === startsAt && start.longestMinutes >= lastsMinutes,
  );
}

/** The `count` starts nearest to `startsAt` that fit `lastsMinutes`; of two as near, the earlier. */
export function nearestStarts(
  starts: readonly FreeStart[],
  startsAt: number,
  lastsMinutes: number,
  count: number,
): FreeStart[] {
  const distance = (start: FreeStart) => Math.abs(start.startsAt - startsAt);
  return starts
    .filter((start) => start.longestMinutes >= lastsMinutes)
    .toSorted((a, b) => distance(a) - distance(b) || a.startsAt - b.startsAt)
    .slice(0, count);
}

function gapsOf(day: TherapistDay, open: Span): Span[] {
  const busy = day.busy.toSorted((a, b) => a.from - b.from);
  const gaps: Span[] = [];
  for (const shift of day.shifts.toSorted((a, b) => a.from - b.from)) {
    let from = Math.max(shift.from, open.from);
    const to = Math.min(shift.to, open.to);
    for (const taken of busy) {
      if (taken.from >= to) break;
      if (taken.from > from) gaps.push({ from, to: taken.from });
      from = Math.max(from, taken.to);
    }
    if (from < to) gaps.push({ from, to });
  }
  return gaps;
}

import { GRID_MINUTES } from '@limber/contract/terms/booking.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** Said of an appointment that is not there for who asks. */
export const UNKNOWN_APPOINTMENT: Sentence = {
  en: 'We do not know this appointment.',
  ar: 'لا نعرف هذا الموعد.',
};

/** What is said when someone else was quicker, whoever finds it out: the rules or the database. */
export const NO_LONGER_FREE: Sentence = {
  en: 'This time is no longer free. Please choose another.',
  ar: 'هذا الوقت لم يعد متاحاً. يرجى اختيار وقت آخر.',
};

/** Half-open part of a day, in minutes from midnight in Dubai. */
export interface Span {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Everything that decides when a therapist is free on one day. */
export interface TherapistDay {
  /** Hours of the branch; null: not open that weekday, or shut by a closure. */
  readonly open: Span | null;
  readonly shifts: readonly Span[];
  /** Time off and live bookings, in any order, possibly overlapping. */
  readonly busy: readonly Span[];
  /** What others hold for the moment. */
  readonly held: readonly Span[];
}

export interface FreeStart {
  /** From midnight in Dubai. */
  readonly startMinute: number;
  /** Minutes until the next booking, time off, end of shift or closing. */
  readonly longestMinutes: number;
}

/**
 * Start times that are free on a day, ascending: rota (branch hours ∩ shifts − time off − closures)
 * − live bookings − what has passed. A session ends by closing.
 *
 * @param nowMinute minutes from that day's midnight to the present; negative on a later day
 */
export function freeStarts(day: TherapistDay, nowMinute: number): FreeStart[] {
  const { open } = day;
  if (!open) return [];
  const starts: FreeStart[] = [];
  for (const gap of gapsOf(day, open)) {
    const first = Math.max(gap.startMinute, nowMinute);
    const steps = Math.ceil((first - open.startMinute) / GRID_MINUTES);
    for (let at = open.startMinute + steps * GRID_MINUTES; at < gap.endMinute; at += GRID_MINUTES) {
      starts.push({ startMinute: at, longestMinutes: gap.endMinute - at });
    }
  }
  return starts;
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

function gapsOf(day: TherapistDay, open: Span): Span[] {
  const busy = [...day.busy, ...day.held].sort((a, b) => a.startMinute - b.startMinute);
  const gaps: Span[] = [];
  for (const shift of day.shifts.toSorted((a, b) => a.startMinute - b.startMinute)) {
    let startMinute = Math.max(shift.startMinute, open.startMinute);
    const endMinute = Math.min(shift.endMinute, open.endMinute);
    for (const taken of busy) {
      if (taken.startMinute >= endMinute) break;
      if (taken.startMinute > startMinute) gaps.push({ startMinute, endMinute: taken.startMinute });
      startMinute = Math.max(startMinute, taken.endMinute);
    }
    if (startMinute < endMinute) gaps.push({ startMinute, endMinute });
  }
  return gaps;
}

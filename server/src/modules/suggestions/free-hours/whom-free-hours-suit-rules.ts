import type { SuitsBecause } from '@limber/contract/desk/day/free-hours.ts';
import {
  HABIT_SESSIONS,
  LATE_INTERVALS,
  NAMED_BESIDE_FREE_HOUR,
  NEAR_USUAL_MINUTES,
} from '@limber/contract/terms/booking/free-hours.ts';
import type { LastSession } from '../../clients/usual-session/usual-session-rules.ts';
import type { Gap } from '../../waiting-list/offering/whom-freed-time-suits-rules.ts';

/** A stretch of a day, `YYYY-MM-DD`, in which a therapist is free; minutes of that day. */
export interface FreeStretch extends Gap {
  readonly date: string;
  /** ISO weekday. */
  readonly weekday: number;
}

/** A start at which a client could come. */
export interface PossibleStart {
  readonly date: string;
  readonly weekday: number;
  readonly therapistId: number;
  readonly startMinute: number;
}

/** When somebody usually comes. */
export interface Habit {
  /** ISO weekday. */
  readonly weekday: number;
  readonly startMinute: number;
}

/**
 * The weekday and hour at which somebody has come at least three times among their last sessions,
 * given latest first; of several, the most frequent, then the latest. Null: there is none.
 */
export function habitOf(sessions: readonly LastSession[]): Habit | null {
  const alike = sessions.map(({ weekday, startMinute }) => ({
    weekday,
    startMinute,
    count: sessions.filter((each) => isNear(each, { weekday, startMinute })).length,
  }));
  const most = Math.max(0, ...alike.map(({ count }) => count));
  if (most < HABIT_SESSIONS) return null;
  return alike.find(({ count }) => count === most) ?? null;
}

function isNear(one: Habit, other: Habit): boolean {
  return (
    one.weekday === other.weekday &&
    Math.abs(one.startMinute - other.startMinute) <= NEAR_USUAL_MINUTES
  );
}

/** How often somebody comes, and when they did last. */
export interface Rhythm {
  readonly everyDays: number;
  readonly lastDay: string;
}

/**
 * The rhythm of somebody who has not come for it: the middle of the intervals between their last
 * sessions, given latest first, where the last one lies further back. Null: they come less than three
 * times, are not late yet, or have stayed away for long.
 */
export function missedRhythmOf(sessions: readonly LastSession[], today: string): Rhythm | null {
  const days = [...new Set(sessions.map(({ day }) => day))].filter((day) => day <= today);
  const [lastDay] = days;
  if (lastDay === undefined || days.length < HABIT_SESSIONS) return null;
  const intervals = days
    .slice(1)
    .map((day, nth) => daysBetween(day, days[nth] ?? day))
    .toSorted((one, other) => one - other);
  const everyDays = intervals[Math.floor(intervals.length / 2)] ?? 0;
  const away = daysBetween(lastDay, today);
  const [late, gone] = LATE_INTERVALS;
  return away >= everyDays * late && away < everyDays * gone ? { everyDays, lastDay } : null;
}

/** Days from one to another, `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
}

/** What makes one start better than another for somebody. */
interface Taste {
  readonly because: SuitsBecause;
  /** Null: nobody in particular. */
  readonly therapistId: number | null;
  /** Null: no hour in particular. */
  readonly when: Habit | null;
}

/**
 * The starts that suit somebody, the best first: with their therapist, near their hour, soonest. Where
 * the reason is their usual time, no other is left.
 */
export function suitingStarts(
  starts: readonly PossibleStart[],
  { because, therapistId, when }: Taste,
): PossibleStart[] {
  const away = ({ startMinute }: PossibleStart) =>
    when ? Math.abs(startMinute - when.startMinute) : 0;
  const isOther = (start: PossibleStart) =>
    Number(therapistId !== null && start.therapistId !== therapistId);
  return starts
    .filter((start) => because !== 'usual' || (when !== null && isNear(start, when)))
    .toSorted(
      (one, other) =>
        isOther(one) - isOther(other) ||
        away(one) - away(other) ||
        (one.date < other.date ? -1 : one.date > other.date ? 1 : 0) ||
        one.startMinute - other.startMinute ||
        one.therapistId - other.therapistId,
    );
}

/** Somebody whom free hours suit, with their starts, the best first. */
interface Suited {
  readonly starts: readonly PossibleStart[];
}

/** Somebody who is named beside a stretch, and the start that they are offered. */
export interface NamedClient<Each extends Suited> {
  readonly suited: Each;
  readonly start: PossibleStart;
}

/**
 * Names each client, given in their order, beside one stretch: the best that has a place left. A
 * stretch names up to five.
 */
export function nameBeside<Stretch extends FreeStretch, Each extends Suited>(
  stretches: readonly Stretch[],
  clients: readonly Each[],
): ReadonlyMap<Stretch, readonly NamedClient<Each>[]> {
  const named = new Map<Stretch, NamedClient<Each>[]>(stretches.map((each) => [each, []]));
  for (const suited of clients) {
    for (const start of suited.starts) {
      const stretch = stretches.find((each) => isWithin(start, each));
      const others = stretch && named.get(stretch);
      if (!others || others.length >= NAMED_BESIDE_FREE_HOUR) continue;
      others.push({ suited, start });
      break;
    }
  }
  return named;
}

function isWithin(start: PossibleStart, stretch: FreeStretch): boolean {
  return (
    start.date === stretch.date &&
    start.therapistId === stretch.therapistId &&
    start.startMinute >= stretch.startMinute &&
    start.startMinute < stretch.endMinute
  );
}

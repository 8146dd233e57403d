import type { OpenDay } from '@limber/contract/scheduling.ts';
import type { Closure } from '@limber/contract/studio.ts';
import type { DayReason } from '../../../components/days/use-day-words.ts';
import { type DayBounds, dayProblem } from './bookable-days.ts';
import { closureOn } from './open-days.ts';

/** Data that decides about a day. */
export interface DayFacts {
  closures: readonly Closure[];
  /** Code of the branch. */
  location: string;
  bounds: DayBounds;
}

interface JudgedDay {
  reason: DayReason;
  /** Name of the closure. */
  closure?: string;
  /** Cannot be booked with anyone. */
  barred: boolean;
}

/**
 * Why a day (`YYYY-MM-DD`) has no times: first a closure, then the package that pays, then the
 * rota, as far as `open` has it; undefined: no reason.
 */
export function dayReason(
  day: string,
  { closures, location, bounds }: DayFacts,
  open: OpenDay | undefined,
): JudgedDay | undefined {
  const closure = closureOn(day, closures, location);
  if (closure) return { reason: 'closure', closure: closure.name, barred: true };
  const problem = dayProblem(day, bounds);
  if (problem === 'afterEnd') return { reason: 'package_ended', barred: true };
  if (problem === 'taken') return { reason: 'package_used', barred: true };
  const reason = open?.reason;
  return reason === 'closure' ||
    reason === 'day_off' ||
    reason === 'too_long' ||
    reason === 'service_retired'
    ? { reason: reason, barred: false }
    : undefined;
}

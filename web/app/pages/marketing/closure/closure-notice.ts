import type { Closure } from '@limber/contract/studio.ts';
import { addDays } from '../../../lib/dates.ts';

export interface ClosureNotice {
  closure: Closure;
  /** Whether the closure has begun. */
  phase: 'before' | 'during';
  /** The first day after it and any closure right behind it. */
  reopensOn: string;
}

/**
 * The closure of the whole studio to announce on a day of the studio: confirmed, from the day before it
 * begins to its last day. Days are 'YYYY-MM-DD'.
 */
export function closureNotice(closures: Closure[], today: string): ClosureNotice | undefined {
  const whole = closures.filter(({ location }) => location === null);
  const closure = whole.find(
    ({ starts_on, ends_on, provisional }) =>
      !provisional && today >= addDays(starts_on, -1) && today <= ends_on,
  );
  if (!closure) return undefined;
  return {
    closure,
    phase: today < closure.starts_on ? 'before' : 'during',
    reopensOn: firstOpenDay(addDays(closure.ends_on, 1), whole),
  };
}

function firstOpenDay(day: string, closures: Closure[]): string {
  const next = closures.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
  return next ? firstOpenDay(addDays(next.ends_on, 1), closures) : day;
}

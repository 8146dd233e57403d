import type { Closure } from '@limber/contract/studio.ts';
import { addDays } from '../../lib/dates.ts';

export interface ClosureNotice {
  closure: Closure;
  /** Whether the closure has begun. */
  phase: 'before' | 'during';
  /** The first day after it. */
  reopensOn: string;
}

/**
 * The closure of the whole studio to announce on a Dubai day: from the day before it begins to
 * its last day. Days are 'YYYY-MM-DD'.
 */
export function closureNotice(closures: Closure[], today: string): ClosureNotice | undefined {
  const closure = closures.find(
    ({ location, starts_on, ends_on }) =>
      location === null && today >= addDays(starts_on, -1) && today <= ends_on,
  );
  if (!closure) return undefined;
  return {
    closure,
    phase: today < closure.starts_on ? 'before' : 'during',
    reopensOn: addDays(closure.ends_on, 1),
  };
}

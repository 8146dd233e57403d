import type { Closure } from '@limber/contract/studio.ts';
import { firstOpenDay } from './open-days.ts';

/**
 * The day that step 3 starts with: the first with a free time for the chosen therapist; if the
 * server has none, today, or the first day after a closure today.
 */
export function defaultDay(
  today: string,
  closures: readonly Closure[],
  location: string,
  firstWithOpening: string | null | undefined,
): string {
  return firstWithOpening ?? firstOpenDay(today, closures, location);
}

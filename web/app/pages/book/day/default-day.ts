import type { Closure } from '@limber/contract/studio.ts';
import { firstOpenDay } from './open-days.ts';

/**
 * The day that step 3 starts with: the first one with an opening for whoever was chosen; when the
 * server does not tell of any, today, or the first day after a closure that shuts today.
 */
export function defaultDay(
  today: string,
  closures: readonly Closure[],
  location: string,
  firstWithOpening: string | null | undefined,
): string {
  return firstWithOpening ?? firstOpenDay(today, closures, location);
}

import type { Wish } from './read-wish.ts';

/** A part of a wish that cannot be had, and why; the rest of the wish is kept. */
export type Unfit =
  | { what: 'service' }
  /** It does not come in this length; the nearest stands in its place. */
  | { what: 'length'; service: string; instead: number }
  | { what: 'package' }
  /** The package does not cover what the session was to be for. */
  | { what: 'included'; name: string }
  | { what: 'location' }
  | { what: 'therapist'; why: 'unknown' }
  | { what: 'therapist'; why: 'skill' | 'phone' | 'elsewhere'; name: string }
  | { what: 'date'; why: 'past' | 'unknown' | 'beyond' | 'afterEnd' | 'taken'; day: string }
  | { what: 'date'; why: 'closed'; day: string; closure: string }
  /** Nobody asked for is free at this time any more, or not for so long. */
  | { what: 'time'; day: string; time: string };

/** Whether a wish asked for more than what cannot be had of it. */
export function keepsRest(wish: Wish, unfit: readonly Unfit[]): boolean {
  const alone = (['package', 'therapist', 'location', 'date'] as const).filter(
    (what) => wish[what],
  );
  // A time is of its day.
  const asked = wish.services.length + alone.length + (wish.date && wish.time ? 1 : 0);
  const lost = unfit.map(({ what }) => (what === 'date' && wish.time ? 2 : 1) as number);
  return asked > lost.reduce((sum, each) => sum + each, 0);
}

import type { LinkedBooking } from './read-link.ts';

/** A part of a link that is impossible, and why; the rest is kept. */
export type Unfit =
  | { what: 'service' }
  /** The length is not offered; the closest one replaces it. */
  | { what: 'length'; service: string; instead: number }
  | { what: 'package' }
  /** The package does not include the wanted service. */
  | { what: 'included'; name: string }
  | { what: 'location' }
  | { what: 'therapist'; why: 'unknown' }
  | { what: 'therapist'; why: 'skill' | 'phone' | 'elsewhere'; name: string }
  | { what: 'date'; why: 'past' | 'unknown' | 'beyond' | 'afterEnd' | 'taken'; day: string }
  | { what: 'date'; why: 'closed'; day: string; closure: string }
  /** No wanted therapist is free at this time any more, or not for that long. */
  | { what: 'time'; day: string; time: string };

/** Whether a link had more than its impossible parts. */
export function keepsRest(linked: LinkedBooking, unfit: readonly Unfit[]): boolean {
  const alone = (['package', 'therapist', 'location', 'date'] as const).filter(
    (what) => linked[what],
  );
  // A time belongs to its day.
  const requested = linked.services.length + alone.length + (linked.date && linked.time ? 1 : 0);
  const lost = unfit.map(({ what }) => (what === 'date' && linked.time ? 2 : 1) as number);
  return requested > lost.reduce((sum, each) => sum + each, 0);
}

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

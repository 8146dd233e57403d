import type { StudioTerms } from '@limber/contract/studio.ts';
import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';

/** What the studio's terms mean for a member, or a non-member. */
export interface Standing {
  readonly isMember: boolean;
  /** Percent off the catalogue's prices. */
  readonly discountPercent: number;
  /** How many days after today the diary is open: further for members. */
  readonly daysAhead: number;
  /**
   * Hours before its start until which a session booked now can be cancelled or moved free of
   * charge.
   */
  readonly cutoffHours: number;
}

/** Somebody's standing under the terms: as they are on the day of booking, whatever the session's day. */
export function standingOf(terms: StudioTerms, isMember: boolean): Standing {
  return {
    isMember,
    discountPercent: isMember ? terms.member_discount_percent : 0,
    daysAhead: terms.bookable_days_ahead + (isMember ? MEMBER_DAYS_AHEAD_MORE : 0),
    cutoffHours: terms.cutoff_hours,
  };
}

import { BOOKABLE_DAYS_AHEAD, FREE_HOURS } from './booking.ts';
import { MEMBER_DISCOUNT_PERCENT, MEMBERSHIP_MINUTES } from './membership.ts';

/** The terms that a studio may set, as a new one has them, by their names on the wire. */
export const defaultTerms = {
  cutoff_hours: FREE_HOURS,
  member_discount_percent: MEMBER_DISCOUNT_PERCENT,
  membership_minutes: MEMBERSHIP_MINUTES,
  bookable_days_ahead: BOOKABLE_DAYS_AHEAD,
};

/** Least and most that each may be set to; what is left of a price is never nothing. */
export const TERM_BOUNDS = {
  cutoff_hours: { least: 1, most: 168 },
  member_discount_percent: { least: 1, most: 90 },
  membership_minutes: { least: 1, most: 10_000 },
  bookable_days_ahead: { least: 1, most: 365 },
} as const;

import { BOOKABLE_DAYS_AHEAD } from './booking/bookable-times.ts';
import { FREE_HOURS } from './booking/cancelling.ts';
import { REMINDER_HOURS } from './booking/reminders.ts';
import { COUNTER_LOCKS_MINUTES } from './counters.ts';
import { MEMBER_DISCOUNT_PERCENT, MEMBERSHIP_MINUTES } from './membership.ts';
import { DESK_REDUCTION_PERCENT, SIMPLIFIED_UP_TO_AED } from './till.ts';

/** The terms that a studio can set, with the defaults of a new one, by their wire names. */
export const defaultTerms = {
  cutoff_hours: FREE_HOURS,
  member_discount_percent: MEMBER_DISCOUNT_PERCENT,
  membership_minutes: MEMBERSHIP_MINUTES,
  bookable_days_ahead: BOOKABLE_DAYS_AHEAD,
};

/** The bounds of each term; a price is never reduced to zero. */
export const TERM_BOUNDS = {
  cutoff_hours: { least: 1, most: 168 },
  member_discount_percent: { least: 1, most: 90 },
  membership_minutes: { least: 1, most: 10_000 },
  bookable_days_ahead: { least: 1, most: 365 },
} as const;

/**
 * Terms that a studio can set and that no page of the site shows, with the defaults of a new one,
 * by their wire names.
 */
export const defaultDeskTerms = {
  first_reminder_hours: REMINDER_HOURS[0],
  last_reminder_hours: REMINDER_HOURS[1],
  desk_reduction_percent: DESK_REDUCTION_PERCENT,
  simplified_up_to_aed: SIMPLIFIED_UP_TO_AED,
  counter_lock_minutes: COUNTER_LOCKS_MINUTES,
  cash_coin_fils: 1,
};

/** The bounds of each term. By law an invoice above AED 10,000 names its client. */
export const DESK_TERM_BOUNDS = {
  first_reminder_hours: { least: 2, most: 168 },
  last_reminder_hours: { least: 1, most: 72 },
  desk_reduction_percent: { least: 0, most: 100 },
  simplified_up_to_aed: { least: 0, most: 10_000 },
  counter_lock_minutes: { least: 1, most: 60 },
  cash_coin_fils: { least: 1, most: 100 },
} as const;

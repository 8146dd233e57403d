import { BOOKABLE_DAYS_AHEAD, BOOKABLE_DAYS_BOUNDS } from './booking/bookable-times.ts';
import { FREE_HOURS, FREE_HOURS_BOUNDS } from './booking/cancelling.ts';
import { FREE_HOUR_OFFERS, FREE_HOUR_OFFERS_BOUNDS } from './booking/free-hours.ts';
import {
  FIRST_REMINDER_BOUNDS,
  LAST_REMINDER_BOUNDS,
  REMINDER_HOURS,
} from './booking/reminders.ts';
import { COUNTER_LOCKS_BOUNDS, COUNTER_LOCKS_MINUTES } from './counters.ts';
import { OFFER_HOURS, OFFERS_FROM_BOUNDS, OFFERS_UNTIL_BOUNDS } from './mail-delivery.ts';
import {
  MEMBER_DISCOUNT_BOUNDS,
  MEMBER_DISCOUNT_PERCENT,
  MEMBERSHIP_MINUTES,
  MEMBERSHIP_MINUTES_BOUNDS,
} from './membership.ts';
import {
  CASH_COIN_BOUNDS,
  DESK_REDUCTION_BOUNDS,
  DESK_REDUCTION_PERCENT,
  SIMPLIFIED_BOUNDS,
  SIMPLIFIED_UP_TO,
} from './till.ts';

/** The terms that a studio can set, with the defaults of a new one, by their wire names. */
export const defaultTerms = {
  cutoff_hours: FREE_HOURS,
  member_discount_percent: MEMBER_DISCOUNT_PERCENT,
  membership_minutes: MEMBERSHIP_MINUTES,
  bookable_days_ahead: BOOKABLE_DAYS_AHEAD,
};

/** The least and the most of each. */
export const TERM_BOUNDS = {
  cutoff_hours: FREE_HOURS_BOUNDS,
  member_discount_percent: MEMBER_DISCOUNT_BOUNDS,
  membership_minutes: MEMBERSHIP_MINUTES_BOUNDS,
  bookable_days_ahead: BOOKABLE_DAYS_BOUNDS,
};

/**
 * Terms that a studio can set and that no page of the site shows, with the defaults of a new one,
 * by their wire names.
 */
export const defaultDeskTerms = {
  first_reminder_hours: REMINDER_HOURS[0],
  last_reminder_hours: REMINDER_HOURS[1],
  desk_reduction_percent: DESK_REDUCTION_PERCENT,
  simplified_up_to_aed: SIMPLIFIED_UP_TO,
  counter_lock_minutes: COUNTER_LOCKS_MINUTES,
  cash_coin_fils: 1,
  offers_from_hour: OFFER_HOURS[0],
  offers_until_hour: OFFER_HOURS[1],
  free_hour_offers: FREE_HOUR_OFFERS,
};

/** The least and the most of each. */
export const DESK_TERM_BOUNDS = {
  first_reminder_hours: FIRST_REMINDER_BOUNDS,
  last_reminder_hours: LAST_REMINDER_BOUNDS,
  desk_reduction_percent: DESK_REDUCTION_BOUNDS,
  simplified_up_to_aed: SIMPLIFIED_BOUNDS,
  counter_lock_minutes: COUNTER_LOCKS_BOUNDS,
  cash_coin_fils: CASH_COIN_BOUNDS,
  offers_from_hour: OFFERS_FROM_BOUNDS,
  offers_until_hour: OFFERS_UNTIL_BOUNDS,
  free_hour_offers: FREE_HOUR_OFFERS_BOUNDS,
};

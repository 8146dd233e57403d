import { REMINDER_HOURS } from './booking.ts';
import { COUNTER_LOCKS_MINUTES } from './staff.ts';
import { CASH_COINS_FILS, DESK_REDUCTION_PERCENT, SIMPLIFIED_UP_TO_AED } from './till.ts';

/** Terms that a studio may set and that no page of the site says, as a new one has them, by their names on the wire. */
export const defaultHouseTerms = {
  first_reminder_hours: REMINDER_HOURS[0],
  last_reminder_hours: REMINDER_HOURS[1],
  desk_reduction_percent: DESK_REDUCTION_PERCENT,
  simplified_up_to_aed: SIMPLIFIED_UP_TO_AED,
  counter_lock_minutes: COUNTER_LOCKS_MINUTES,
  cash_coin_fils: CASH_COINS_FILS[0] as number,
};

/** Least and most that each may be set to. An invoice above AED 10,000 names its client by law. */
export const HOUSE_TERM_BOUNDS = {
  first_reminder_hours: { least: 2, most: 168 },
  last_reminder_hours: { least: 1, most: 72 },
  desk_reduction_percent: { least: 0, most: 100 },
  simplified_up_to_aed: { least: 0, most: 10_000 },
  counter_lock_minutes: { least: 1, most: 60 },
  cash_coin_fils: { least: 1, most: 100 },
} as const;

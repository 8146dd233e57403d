// How long and how often a time is held for a client who is about to book it.

/** A time is held so many minutes for who is about to book it. */
export const HOLD_MINUTES = 5;
/** So many times of one therapist's day are held at once: the rest stays free for whoever books. */
export const MOST_HELD_OF_A_DAY = 3;
/** Times that one account, or one browser before it signs in, is held in an hour … */
export const HOLDS_AN_HOUR = 10;
/** … and in a day, so that nobody keeps a time by holding it over and over. */
export const HOLDS_A_DAY = 20;
/** Times held for one address while a hold lasts … */
export const HOLDS_FROM_ADDRESS_AT_ONCE = 12;
/** … and in a day. */
export const HOLDS_FROM_ADDRESS_A_DAY = 200;
/** A browser that holds a time is known for so many hours. */
export const HOLDING_BROWSER_HOURS = 24;

// How long and how often a time is held for a client who is about to book it.

/** Minutes for which a chosen time stays reserved. */
export const HOLD_MINUTES = 5;
/** Times of one therapist's day that can be held at once; the rest stays free for other clients. */
export const MOST_HELD_OF_A_DAY = 3;
/** Holds for one account, or one browser before it signs in, in an hour … */
export const HOLDS_AN_HOUR = 10;
/** … and in a day, so that nobody blocks a time by holding it again and again. */
export const HOLDS_A_DAY = 20;
/** Concurrent holds from one IP address … */
export const HOLDS_FROM_ADDRESS_AT_ONCE = 12;
/** … and in a day. */
export const HOLDS_FROM_ADDRESS_A_DAY = 200;
/** Hours for which a browser that holds a time is remembered. */
export const HOLDING_BROWSER_HOURS = 24;

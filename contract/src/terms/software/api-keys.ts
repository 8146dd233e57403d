/** Keys that one account can have at a time … */
export const MOST_KEYS = 10;
/** … and the days after which each ends at the latest. */
export const KEY_LASTS_MOST_DAYS = 365;
/** Calls that one key may make in a minute. */
export const KEY_CALLS_A_MINUTE = 120;
/** Keys that one account can make in a day. */
export const KEYS_MADE_A_DAY = 20;
/** Longest name of a key, in characters. */
export const KEY_NAME_CHARACTERS = 60;

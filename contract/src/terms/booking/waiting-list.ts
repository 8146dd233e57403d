// The waiting list: how long an offer is held, and how much one client may wait for.

/** Minutes for which an offered time is held for its client by day. */
export const OFFER_MINUTES = 15;
/** By night nobody is hurried: an offer that would end between these minutes of the clock … */
export const OFFER_NIGHT_BEGINS_MINUTE = 22 * 60;
/** … lasts until this one. */
export const OFFER_NIGHT_ENDS_MINUTE = 8 * 60 + 30;
/** Entries that one client may have on the waiting list at once. */
export const MOST_WAITING_ENTRIES = 5;
/** Days that one entry may span. */
export const MOST_WAITED_DAYS = 60;
/** The longest notice that a client may ask for, in minutes. */
export const MOST_NOTICE_MINUTES = 7 * 24 * 60;
/** Parts of a day that one entry may name. */
export const MOST_WAITED_TIMES = 6;
/** How often offers may be read and answered from one network address in an hour. */
export const OFFERS_READ_FROM_ADDRESS_AN_HOUR = 120;

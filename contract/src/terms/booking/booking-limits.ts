// How much one client may book online.

/**
 * Unpaid upcoming sessions that one client may have booked online: single ones and those from
 * unpaid packages, whether the client's own or taken by others from the client's packages.
 */
export const MOST_OPEN_SESSIONS = 12;
/**
 * Minutes that one client may have booked online for one day; a session counts as at least
 * GRID_MINUTES.
 */
export const MOST_MINUTES_A_DAY = 360;
/** Sessions of one client that may overlap: their own and a friend's. */
export const MOST_SESSIONS_AT_ONCE = 2;
/**
 * Sessions that a client may book, move or cancel online in 24 hours, taken together. Cancelling
 * counts, but is never refused.
 */
export const CHANGES_A_DAY = 40;

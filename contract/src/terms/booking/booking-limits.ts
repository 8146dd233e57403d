// How much one client may book online.

/**
 * Sessions to come that are not paid and that one client may have booked online: single ones, and those of packages
 * that are not paid, the client's own and those that others take from the client's packages.
 */
export const MOST_OPEN_SESSIONS = 12;
/** Minutes that one client may have booked online on one day; a session counts as GRID_MINUTES at least. */
export const MOST_MINUTES_A_DAY = 360;
/** Sessions of one client that may go on at the same time: one's own and a friend's. */
export const MOST_SESSIONS_AT_ONCE = 2;
/** Sessions that a client may book, move and cancel online in 24 hours, all together; cancelling is never refused. */
export const CHANGES_A_DAY = 40;

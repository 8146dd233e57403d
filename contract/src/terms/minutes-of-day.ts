/** Minutes of a day. Without a change of the clock. */
export const DAY_MINUTES = 24 * 60;

/** Minutes of a day, which in Dubai are the same all the year round. */
export const DAY_MINUTES = 24 * 60;

/** Minutes of a day. Dubai has no daylight saving time. */
export const DAY_MINUTES = 24 * 60;

// How long packages can be used, and when their owners are told.

/** Days after the day of purchase on which an unlimited package can still be used. */
export const UNLIMITED_DAYS = 30;
/** Days after its last day until which a package can still be prolonged. */
export const PROLONGED_WITHIN_DAYS = 90;
/** The most days by which a package can be prolonged or frozen at once: a year. */
export const MOST_PROLONGED_DAYS = 366;
/** Days before a package's last day at which its owner is told what is left. */
export const NOTIFIED_DAYS_BEFORE = 7;
/** Balance in minutes at which its owner is told that it is low. */
export const LOW_MINUTES = 60;

// How long packages can be used, and when their owners are told.

/** Days after the day of purchase on which an unlimited package can still be used. */
export const UNLIMITED_DAYS = 30;
/** Days after its last day until which a package can still be prolonged. */
export const PROLONGED_WITHIN_DAYS = 90;
/** The most days by which a package can be prolonged or frozen at once: a year. */
export const MOST_PROLONGED_DAYS = 366;
/** Days before a package's last day at which its owner is told what is left, and times are proposed. */
export const NOTIFIED_DAYS_BEFORE = [30, 7] as const;
/** Of these, that of the last notice. */
export const LAST_NOTICE_DAYS = NOTIFIED_DAYS_BEFORE[1];
/** Days that must lie between a package's purchase, or its new last day, and the first of these. */
export const NOTIFIED_AFTER_DAYS = 7;
/** The most times that are proposed at once. */
export const PROPOSED_TIMES = 3;

/** Where nobody knows a usual hour, times near noon are proposed: minutes from midnight. */
export const PROPOSED_NEAR_MINUTE = 12 * 60;
/** Balance in minutes at which its owner is told that it is low. */
export const LOW_MINUTES = 60;

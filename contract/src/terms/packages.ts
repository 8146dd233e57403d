// How long packages can be used, and when their owners are told.

/** Days after the day of purchase on which an unlimited package can still be used. */
export const UNLIMITED_DAYS = 30;
/** So many days after its last day a package can still be prolonged. */
export const PROLONGED_WITHIN_DAYS = 90;
/** Days by which a package is prolonged, or for which it is frozen, at most at once: a year. */
export const MOST_PROLONGED_DAYS = 366;
/** So many days before the last day of its use an owner is told of what is left. */
export const NOTIFIED_DAYS_BEFORE = 7;
/** With so few minutes left its owner is told. */
export const LOW_MINUTES = 60;

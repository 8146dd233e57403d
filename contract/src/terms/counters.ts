// The machines at the front desk.

/** A counter locks itself when nobody has touched it for so many minutes. */
export const COUNTER_LOCKS_MINUTES = 5;
/** A counter is enrolled for so many days. */
export const COUNTER_ENROLLED_DAYS = 400;

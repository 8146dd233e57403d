// The machines at the front desk.

/** Idle minutes after which a counter locks itself. */
export const COUNTER_LOCKS_MINUTES = 5;
/** Days for which a counter is enrolled. */
export const COUNTER_ENROLLED_DAYS = 400;

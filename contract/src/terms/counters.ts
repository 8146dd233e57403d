// The machines at the front desk.

/** Idle minutes after which a counter locks itself. */
export const COUNTER_LOCKS_MINUTES = 5;
/** The least and the most that a studio can set. */
export const COUNTER_LOCKS_BOUNDS = { least: 1, most: 60 } as const;
/** Days for which a counter is enrolled. */
export const COUNTER_ENROLLED_DAYS = 400;

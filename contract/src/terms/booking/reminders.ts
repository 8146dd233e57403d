/** Hours before a session at which its client is reminded. */
export const REMINDER_HOURS = [24, 3] as const;
/** The least and the most that a studio can set. */
export const FIRST_REMINDER_BOUNDS = { least: 2, most: 168 } as const;
export const LAST_REMINDER_BOUNDS = { least: 1, most: 72 } as const;

/** Hours before a session at which its client is reminded. */
export const REMINDER_HOURS = [24, 3] as const;

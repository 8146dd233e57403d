/** A client is reminded so many hours before a session. */
export const REMINDER_HOURS = [24, 3] as const;

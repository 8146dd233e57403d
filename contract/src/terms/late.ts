/** How late a therapist can say that they come, in minutes; later than that the desk is to be called. */
export const LATE_MINUTES = { least: 5, most: 120 } as const;

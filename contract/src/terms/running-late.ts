/** Minutes by which therapists can report being late; for more they call the desk. */
export const LATE_MINUTES = { least: 5, most: 120 } as const;

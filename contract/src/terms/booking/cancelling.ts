/** Hours before its start until which a session can be cancelled or moved free of charge. */
export const FREE_HOURS = 3;
/** The least and the most that a studio can set. */
export const FREE_HOURS_BOUNDS = { least: 1, most: 168 } as const;

// When sessions can be booked: days ahead, the grid of starts, how full a day is.

/**
 * Minutes after midnight at which the studio's day begins. Earlier times belong to the evening
 * before, whose opening hours may last until then.
 */
export const DAY_BEGINS_MINUTE = 360;
/** Days after today for which clients can book. */
export const BOOKABLE_DAYS_AHEAD = 180;
/** The least and the most that a studio can set. */
export const BOOKABLE_DAYS_BOUNDS = { least: 1, most: 365 } as const;
/** Additional days for members: their priority booking. */
export const MEMBER_DAYS_AHEAD_MORE = 30;
/** Days, from today, within which the next opening of a service is searched. */
export const SOON_DAYS = 14;
/** Free times start at multiples of this many minutes after the branch opens. */
export const GRID_MINUTES = 30;
/** Minutes of the grid on which the desk can start sessions. */
export const DESK_GRID_MINUTES = 5;
/** Shares of a day's starts that are left: up to `few`, up to `some`, and above that many. */
export const STARTS_LEFT = { few: 0.25, some: 0.5 } as const;

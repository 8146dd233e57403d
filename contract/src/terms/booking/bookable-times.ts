// When sessions can be booked: days ahead, the grid of starts, how full a day is.

/**
 * The day of the studio begins so many minutes after midnight: what is earlier belongs to the evening
 * before, whose hours may go on until then.
 */
export const DAY_BEGINS_MINUTE = 360;
/** How many days after today the diary is open. */
export const BOOKABLE_DAYS_AHEAD = 180;
/** So many days further ahead it is open for members: their priority booking. */
export const MEMBER_DAYS_AHEAD_MORE = 30;
/** The next opening of a service is looked for from today for so many days. */
export const SOON_DAYS = 14;
/** A free time starts at whole multiples of so many minutes after the branch opens. */
export const GRID_MINUTES = 30;
/** The desk starts sessions at multiples of so many minutes. */
export const DESK_GRID_MINUTES = 5;
/** How full a day is said to be, by the share of its starts that is left: more than half are many. */
export const STARTS_LEFT = { few: 0.25, some: 0.5 } as const;

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
/**
 * Sessions to come that are not paid and that one client may have booked online: single ones, and those of packages
 * that are not paid, the client's own and those that others take from the client's packages.
 */
export const MOST_OPEN_SESSIONS = 12;
/** Minutes that one client may have booked online on one day; a session counts as GRID_MINUTES at least. */
export const MOST_MINUTES_A_DAY = 360;
/** Sessions of one client that may go on at the same time: one's own and a friend's. */
export const MOST_SESSIONS_AT_ONCE = 2;
/** A free time starts at whole multiples of so many minutes after the branch opens. */
export const GRID_MINUTES = 30;
/** The desk starts sessions at multiples of so many minutes. */
export const DESK_GRID_MINUTES = 5;
/** The longest session from a package; of single services the catalogue says how long they are. */
export const LONGEST_SESSION_MINUTES = 180;
/** The shortest one, and the step in which its length is chosen. */
export const SHORTEST_SESSION_MINUTES = 5;
export const SESSION_STEP_MINUTES = 5;
/** How long a session from a package is for who has had none, until the client says otherwise. */
export const USUAL_MINUTES = 60;
/** How long a session of an unlimited package counts as, as long as its length is not chosen. */
export const UNLIMITED_MINUTES = 60;
/** Days after the day of purchase on which an unlimited package can still be used. */
export const UNLIMITED_DAYS = 30;
/** So many days after its last day a package can still be prolonged. */
export const PROLONGED_WITHIN_DAYS = 90;
/** Days by which a package is prolonged, or for which it is frozen, at most at once: a year. */
export const MOST_PROLONGED_DAYS = 366;
/** So many days before the last day of its use an owner is told of what is left. */
export const NOTIFIED_DAYS_BEFORE = 7;
/** With so few minutes left its owner is told. */
export const LOW_MINUTES = 60;
/** Until so many hours before its start a session can be cancelled or moved for nothing. */
export const FREE_HOURS = 3;
/** Seconds between the last change of a session and its mail, so that several changes become one mail. */
export const TOLD_AFTER_SECONDS = 60;
/** Sessions that a client may book, move and cancel online in 24 hours, all together; cancelling is never refused. */
export const CHANGES_A_DAY = 40;
/** A client is reminded so many hours before a session. */
export const REMINDER_HOURS = [24, 3] as const;
/** A time is held so many minutes for who is about to book it. */
export const HOLD_MINUTES = 5;
/** So many times of one therapist's day are held at once: the rest stays free for whoever books. */
export const MOST_HELD_OF_A_DAY = 3;
/** Times that one account, or one browser before it signs in, is held in an hour … */
export const HOLDS_AN_HOUR = 10;
/** … and in a day, so that nobody keeps a time by holding it over and over. */
export const HOLDS_A_DAY = 20;
/** Times held for one address while a hold lasts … */
export const HOLDS_FROM_ADDRESS_AT_ONCE = 12;
/** … and in a day. */
export const HOLDS_FROM_ADDRESS_A_DAY = 200;
/** A browser that holds a time is known for so many hours. */
export const HOLDING_BROWSER_HOURS = 24;
/** How full a day is said to be, by the share of its starts that is left: more than half are many. */
export const STARTS_LEFT = { few: 0.25, some: 0.5 } as const;

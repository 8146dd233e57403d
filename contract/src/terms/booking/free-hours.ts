// Free hours of today and tomorrow, and the clients to whom the desk offers them.

/** Times a calendar month that a client is offered a free hour; a studio can set another number. */
export const FREE_HOUR_OFFERS = 3;
/** The least and the most that a studio can set; 0: nobody is named. */
export const FREE_HOUR_OFFERS_BOUNDS = { least: 0, most: 10 } as const;
/** The most clients that are named beside a free hour. */
export const NAMED_BESIDE_FREE_HOUR = 5;
/** Minutes that a client needs to read an offer and to come. */
export const FREE_HOUR_NOTICE_MINUTES = 60;
/** Minutes of packages that end within these days are a reason to offer a free hour. */
export const FREE_HOUR_ENDING_DAYS = 30;
/** Somebody who waits for a day this soon may like one before it. */
export const FREE_HOUR_WAITED_DAYS = 7;
/** Sessions on the same weekday near the same hour from which they are a habit. */
export const HABIT_SESSIONS = 3;
/** Minutes around a usual hour that still are that hour. */
export const NEAR_USUAL_MINUTES = 60;
/** Days back in which sessions say how often somebody comes. */
export const RHYTHM_DAYS = 180;
/** Somebody is late by their own rhythm from this many of their intervals, and gone after the second. */
export const LATE_INTERVALS = [1.25, 4] as const;

/**
 * Days for which the diary of somebody who leaves is shut: longer than anybody can book ahead. On
 * the day itself they are retired.
 */
export const LEAVING_SHUTS_DAYS = 730;
/** Therapists that the message about a displaced session proposes for the same time. */
export const COVERS_IN_MESSAGE = 2;
/**
 * Displaced sessions of one list for which alternatives are looked up. Each takes several readings
 * of the diary and a long closure affects hundreds: the reply would come too late, and nobody
 * settles them all at once.
 */
export const SESSIONS_WITH_WAYS = 12;
/** Minutes to which the beginning of a shift is rounded when it follows new opening hours. */
export const MOVED_SHIFT_STEP_MINUTES = 15;
/** Days on which a branch open with nobody on shift is looked for. */
export const UNSTAFFED_DAYS_AHEAD = 28;

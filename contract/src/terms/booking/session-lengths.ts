// How long sessions are.

/** The longest session from a package; single services take their lengths from the catalogue. */
export const LONGEST_SESSION_MINUTES = 180;
/** The shortest session, and the step in which its length is chosen. */
export const SHORTEST_SESSION_MINUTES = 5;
export const SESSION_STEP_MINUTES = 5;
/** Minutes by which a running or coming session becomes longer at one press. */
export const LENGTHENED_BY_MINUTES = 15;
/** Default length of a client's first session from a package. */
export const USUAL_MINUTES = 60;
/** Length assumed for a session of an unlimited package until one is chosen. */
export const UNLIMITED_MINUTES = 60;

/** The longest length in which a service can be sold. */
export const LONGEST_SERVICE_MINUTES = 480;

// How long sessions are.

/** The longest session from a package; of single services the catalogue says how long they are. */
export const LONGEST_SESSION_MINUTES = 180;
/** The shortest one, and the step in which its length is chosen. */
export const SHORTEST_SESSION_MINUTES = 5;
export const SESSION_STEP_MINUTES = 5;
/** How long a session from a package is for who has had none, until the client says otherwise. */
export const USUAL_MINUTES = 60;
/** How long a session of an unlimited package counts as, as long as its length is not chosen. */
export const UNLIMITED_MINUTES = 60;

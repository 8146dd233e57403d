/** Therapists whom the message about a displaced session proposes for the same time. */
export const COVERS_IN_MESSAGE = 2;
/**
 * Displaced sessions of one list for which it is looked up what could be done. That reads the diary several times for
 * each, and a long closure hits hundreds: nobody would be answered in time, and nobody settles them all at once.
 */
export const SESSIONS_WITH_WAYS = 12;

// When a mail is sent, and how often one is tried that cannot be delivered.

/** Seconds between the last change of a session and its mail, so that several changes become one mail. */
export const TOLD_AFTER_SECONDS = 60;
/** Times a mail is tried at most, with growing pauses: a few seconds at first, six hours at last. */
export const MAIL_TRIES = 25;
/** Days after which it is given up, unless it is of no use before that; then what it says is deleted. */
export const MAIL_TRIED_DAYS = 3;

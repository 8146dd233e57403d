// How often and how long a mail is tried that cannot be delivered.

/** Times a mail is tried at most, with growing pauses: a few seconds at first, six hours at last. */
export const MAIL_TRIES = 25;
/** Days after which it is given up, unless it is of no use before that; then what it says is deleted. */
export const MAIL_TRIED_DAYS = 3;

// When a mail is sent, and how often an undeliverable one is retried.

/**
 * Seconds between the last change of a session and its mail, so that several changes become one
 * mail.
 */
export const TOLD_AFTER_SECONDS = 60;
/** Attempts to send a mail, with the job library's growing pauses: a few seconds at first, six hours at last. */
export const MAIL_TRIES = 25;
/**
 * Days after which a mail is abandoned, unless it is useless earlier; then its content is deleted.
 */
export const MAIL_TRIED_DAYS = 3;

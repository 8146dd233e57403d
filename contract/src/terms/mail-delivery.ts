// When a mail or message is sent, and how often an undeliverable one is retried.

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
/** Minutes between the tries to hand over a message that a busy provider did not take; then mail. */
export const MESSAGE_TRIED_AGAIN_MINUTES = [1, 2, 4, 8] as const;
/** Minutes after which a message whose answer was lost goes by the next channel. */
export const UNSURE_MINUTES = 10;
/** Minutes after which a message that nobody has received goes by the next channel too. */
export const UNDELIVERED_MINUTES = 60;
/** Browsers to which messages of one person are pushed; another takes the place of the oldest. */
export const MOST_PUSH_BROWSERS = 10;
/** Minutes after which it is too late to tell a therapist that a client is here. */
export const CLIENT_HERE_MINUTES = 20;
/** Days after which news of a provider are too old to count: it repeats itself for a week. */
export const NEWS_OLDEST_DAYS = 8;

/** Hours of the day between which offers are sent, as the rules of the UAE have it; a studio can set fewer. */
export const OFFER_HOURS = [8, 20] as const;
/** The least and the most that a studio can set. */
export const OFFERS_FROM_BOUNDS = { least: 0, most: 23 } as const;
export const OFFERS_UNTIL_BOUNDS = { least: 1, most: 24 } as const;
